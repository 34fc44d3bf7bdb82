"""The rules behind the moves: what moves, pages and books share."""
