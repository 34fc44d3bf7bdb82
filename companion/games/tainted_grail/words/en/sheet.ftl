# The save sheet on screen.
sheet-by-lines = Line by line, as it is printed
