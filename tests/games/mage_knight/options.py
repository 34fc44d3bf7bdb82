"""How the game is set up for the tests that take any game: at least once in each of its ways."""

OPTIONS = (
    {"players": [{"hero": "goldyx"}, {"hero": "tovak"}]},
    {"players": [{}], "scenario": "solo_conquest", "megapoles": 1, "variants": ["night_arrival", "rampage"]},
    {"players": [{}, {}, {}], "scenario": "full_cooperation", "kept": "light", "otherwise": ["MK-KF-83"]},
    {"players": [{}, {}, {}, {}], "scenario": "conquer_and_hold", "teams": "lot", "areas": {"offers": "table"}},
    {"players": [{}, {}, {}], "scenario": "druid_nights", "variants": ["epic", "few_glades", "darkness", "upgrades"]},
    {
        "players": [{"hero": "norowas"}, {"hero": "arythea"}],
        "scenario": "one_to_return",
        "variants": ["auction", "draft", "hordes"],
        "areas": {"map": "table"},
    },
    {"players": [{}, {}], "scenario": "mines_liberation", "variants": ["interactive", "friendly_mana", "turned_tiles"]},
    {"players": [{}, {}], "scenario": "blitz_conquest", "kept": "light", "areas": {"heroes": "app"}},
)
