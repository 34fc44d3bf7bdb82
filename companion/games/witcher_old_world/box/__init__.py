"""What comes in the box: printed facts, names and bounds, and what this installation knows of its owner's cards."""
