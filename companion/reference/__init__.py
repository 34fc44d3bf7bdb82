"""The rules reference: each game's entries as they are written in its folder, and the search through them."""
