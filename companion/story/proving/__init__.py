"""What can happen in a book and what never can: proved, with a play that shows it or the reason why there is none."""
