"""What moves in the scenery: cloth, fire, smoke, clouds, birds, a cat, a trapdoor."""
