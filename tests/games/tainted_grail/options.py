"""How the game is set up for the tests that take any game: at least once in each of its ways."""

OPTIONS = (
    {},
    {"characters": [{"id": "ailei"}, {"id": "arev"}, {"id": "cerv"}], "events": 20, "encounters": {"green": 9}},
    {"characters": [{"id": "beor"}, {"id": "ailei"}], "kept": "light"},
    {"characters": [{"id": one} for one in ("ailei", "arev", "beor", "cerv")], "areas": {"map": "table"}},
)
