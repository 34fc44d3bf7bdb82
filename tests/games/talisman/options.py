"""How the game is set up for the tests that take any game: at least once in each of its ways."""

OPTIONS = (
    {"players": [{"character": "warrior"}, {"character": "wizard"}], "first": 1},
    {"players": [{}, {}, {}, {}], "otherwise": ["TA-GATE-10", "TA-TOAD-09", "TA-DEATH-07"]},
    {"players": [{"character": "druid"}, {"character": "monk"}, {}], "kept": "light"},
)
