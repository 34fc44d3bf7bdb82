"""What comes in the box: its printed facts, its names and bounds, and what is known of the owner's own cards."""
