"""How the game is set up for the tests that take any game: at least once in each of its ways."""

OPTIONS = (
    {},
    {"players": [{"player": "Jana"}, {"player": "Petr"}, {}, {}]},
    {"areas": {"purses": "table"}, "otherwise": ["OR-TURN-04"]},
)
