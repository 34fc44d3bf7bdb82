"""How the game is set up for the tests that take any game: at least once in each of its ways."""

OPTIONS = (
    {"players": [{"character": "geralt"}, {"character": "ciri"}, {"character": "yennefer"}], "story": "the-last-toll"},
    {"players": [{}, {}, {}, {}, {}], "story": "P3", "side_quests": False},
    {"players": [{"character": "vesemir"}], "story": "the-empty-chair", "difficulty": "march"},
    {"players": [{"character": "marigold"}, {"character": "letho"}], "story": "P1", "kept": "light"},
    {"players": [{"character": "ciri"}, {}], "story": "P2", "otherwise": ["WP-EFF-17"], "first": 0},
)
