"""A first evening, played by what a person sees and presses: timed, counted and filmed."""
