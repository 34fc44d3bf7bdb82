"""How the game is set up for the tests that take any game: at least once in each of its ways."""

OPTIONS = (
    {"players": [{"school": "wolf"}, {"school": "cat"}, {"school": "bear"}]},
    {"players": [{}, {}, {}, {}, {}], "tales": "printed", "areas": {"decks": "app"}},
    {"players": [{"school": "viper"}], "tales": "printed", "areas": {"decks": "app"}, "otherwise": ["WO-MFT-13"]},
    {"players": [{"school": "griffin"}, {"school": "cat"}], "kept": "light", "tales": "both"},
)
