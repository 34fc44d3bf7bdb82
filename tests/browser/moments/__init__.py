"""What a game brings to be looked at: tables at each moment of their lives, and the addresses of its pages.

A module a game, named as the game is: `tables(served)` lays them and returns their ids by name, `pages(tables)` the
addresses; `SMALL`, if there is one, a script that names what else of it is too small for a finger.
"""
