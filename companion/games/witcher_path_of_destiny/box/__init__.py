"""What comes in the box: names, cards, characters, stories, and what is known of the owner's copy."""
