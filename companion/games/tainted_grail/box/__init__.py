"""What comes in the box: printed facts, their names and bounds, and what is known of the owner's cards."""
