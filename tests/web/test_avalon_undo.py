"""What undo calls the moves of Avalon: whose it was where somebody made it, and no clerk's words."""

from __future__ import annotations

import re

import pytest

from companion.games.tainted_grail import GAME
from companion.web.wording import Voice

OWN = {name for name in GAME.moves if GAME.moves[name].does.__module__.startswith("companion.games.tainted_grail")}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", ["cesta Beora", "průzkum Ailei a Beora", "pokrm Ailei", "karta Ailei", "další kolo", "co jste získali",
                "průzkum"]),
        ("en", ["Beor’s journey", "Ailei and Beor’s exploration", "Ailei’s Food", "Ailei’s card", "the next turn",
                "what you were given", "the exploration"]),
    ],
)  # fmt: skip
def test_it_says_whose_it_was_as_a_friend_would(visitor, language, said):
    party = [{"id": one} for one in ("ailei", "beor", "arev")]
    id = visitor.store.create("tainted_grail", "Kruh", {"characters": party}).record.id
    voice = Voice(language, GAME, visitor.store.get(id).state)
    moves = [
        ("travel", {"who": ["beor"], "to": 104}),
        ("explore", {"who": ["ailei", "beor"]}),
        ("change", {"who": "ailei", "what": "food", "by": 1}),
        ("lay_card", {"who": "ailei", "by": 2}),
        ("carry_on", {"who": "ailei"}),
        ("copy_gain", {"who": "ailei"}),
        ("explore", {"who": ["ailei", "beor", "arev"]}),  # three names would not fit beside undo
    ]
    named = [re.sub("[\u2068\u2069]", "", voice.deed(move, args)).replace("\u00a0", " ") for move, args in moves]
    assert [one.casefold() for one in named] == [one.casefold() for one in said]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_move_is_called_by_a_form_or_by_an_enemys_answer(language):
    voice = Voice(language, GAME, None)
    names = {move.name: voice.deed(move.name, {}) for move in GAME.moves.values() if move.name in OWN}
    clerkish = re.compile(r"enemy|protivník|opis|opsan|copied|zápis ", re.I)
    assert [f"{move}: {name}" for move, name in names.items() if clerkish.search(name)] == []
