"""What is for one person alone: asked for, felt, and nobody else's business."""
