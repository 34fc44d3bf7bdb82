"""The rules behind the moves: what moves, pages, evenings and books share."""
