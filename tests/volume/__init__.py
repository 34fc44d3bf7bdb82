"""The volume: a campaign as a book, and what sets it."""
