"""The books on disk: the shelf that they are read from, and the desk where the owner's own are written."""
