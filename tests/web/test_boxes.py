"""What is known of the boxes, by its pages: saved for a friend, a friend's looked at and taken over."""

from __future__ import annotations

import json
import re
from io import BytesIO

import pytest
from msgspec import inspect as types

from companion import games
from companion.core.words import LANGUAGES
from companion.store import box_facts
from companion.web.wording import Voice

from .test_facts import facts

CARDS = {"green Vlk": {"name": "Vlk", "colour": "green", "value": 3}, "grey Kanec": {"name": "Kanec", "colour": "grey"}}


@pytest.fixture
def learned(visitor):
    """Two encounter cards are known, and there is a table, so that the shelf is not empty."""
    with visitor.store.ledger.writing() as pen:
        for key, card in CARDS.items():
            pen.keep_card("tainted_grail", "encounter", key, card)
    return visitor


def sent(visitor, file, **headers):
    return visitor.client.post(
        "/boxes/look", data={"file": (BytesIO(file), "box.json")}, headers={**visitor.headers, **headers}, buffered=True
    )


def test_the_shelf_leads_there_and_the_file_is_saved(learned):
    assert 'href="/boxes/"' in learned.get("/").text
    page = learned.get("/boxes/").text
    assert "2 karty a desky" in page and page.count("zatím nic") == 3
    file = learned.get("/boxes/tainted_grail.json")
    assert "tainted_grail-box.json" in file.headers["Content-Disposition"]
    assert box_facts.read(file.data).facts == {"encounter": CARDS}


def test_a_friends_file_is_looked_at_and_taken_over_with_what_is_ticked(learned, english):
    brought = learned.get("/boxes/tainted_grail.json").data
    brought = brought.replace(b'"value": 3', b'"value": 5').replace(b"grey Kanec", b"blue Kanec")
    for reader, words in ((learned, ("Pro nás nové", "my 3 · oni 5")), (english, ("New to us", "ours 3 · theirs 5"))):
        page = sent(reader, brought).text.replace("\N{NO-BREAK SPACE}", " ")
        assert all(said in page for said in (*words, "Kanec", "Vlk"))
    hidden = re.search(r'name="sent" value="([^"]*)"', sent(learned, brought).text)[1]
    again = hidden.replace("&#34;", '"').replace("&quot;", '"')
    answer = learned.post("/boxes/take", {"sent": again, "theirs": "encounter/green Vlk"})
    assert answer.location == "/boxes/?taken=2"
    assert "Převzaty 2" in learned.get(answer.location).text
    known = learned.store.cards("tainted_grail")["encounter"]
    assert known["green Vlk"]["value"] == 5 and {*known} == {*CARDS, "blue Kanec"}
    page = sent(learned, brought).text.replace("\N{NO-BREAK SPACE}", " ")
    assert "nic, co byste už nevěděli" in page and "/boxes/take" in page and "Převzít</button>" not in page


@pytest.mark.parametrize(
    "file", [b"", b"{}", b"\x89PNG", b'{"format": "companion-box", "version": 9, "game": "talisman"}']
)
def test_what_is_no_such_file_is_said(learned, english, file):
    for reader in (learned, english):
        answer = sent(reader, file)
        assert answer.status_code == 422 and "Traceback" not in answer.text
    assert learned.post("/boxes/take", {"sent": "nonsense"}).status_code == 422
    assert learned.post("/boxes/take").status_code == 422
    assert learned.store.cards("tainted_grail")["encounter"] == CARDS


FOREIGN = {  # what a file says of a game's box, and the words that tell what is wrong with it
    "another game": ({"game": "chess"}, 404, "Hru „chess“ tato instalace nezná", "chess"),
    "a newer version": ({"version": 9}, 422, "novější verze", "newer version"),
    "a kind that is not there": ({"facts": {"ship": {"a": {}}}}, 422, "druhu „ship“", "kind “ship”"),
    "a fact that is not there": ({"facts": {"item": {"Lano": {"price": 3}}}}, 422, "o „Lano“", "says of “Lano”"),
    "a type that does not fit": ({"facts": {"item": {"Lano": {"craftable": "x"}}}}, 422, "o „Lano“", "says of “Lano”"),
}


@pytest.mark.parametrize("how", FOREIGN)
def test_foreign_facts_are_told_plainly_and_nothing_is_lost(learned, english, how):
    changed, status, *words = FOREIGN[how]
    told = {"format": "companion-box", "version": 1, "game": "tainted_grail", "facts": {}, **changed}
    for reader, said in zip((learned, english), words, strict=True):
        for answer in (
            sent(reader, json.dumps(told).encode()),
            reader.post("/boxes/take", {"sent": json.dumps(told)}),
        ):
            assert answer.status_code == status and said in answer.text.replace("\N{NO-BREAK SPACE}", " ")
    assert learned.store.cards("tainted_grail")["encounter"] == CARDS


def test_no_file_was_chosen(learned):
    answer = learned.post("/boxes/look")
    assert answer.location == "/boxes/?no_file=1#theirs"
    assert "Nejdřív vyberte soubor" in learned.get(answer.location).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_every_kind_of_card_and_each_of_its_facts_has_words(game, language):
    one = games.game(game)
    voice = Voice(language, one)
    named = {name for kind in one.box.values() for name in facts(types.type_info(kind.facts), set())}
    wanted = {*(f"learned-{kind}" for kind in one.box), *(f"fact-{name}" for name in named)}
    assert sorted(key for key in wanted if not voice.has(key)) == []


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_all_that_the_moves_of_a_game_teach_is_of_a_kind(game):
    one = games.game(game)
    assert bool(one.box) == any(move.teaches.__name__ != "nothing" for move in one.moves.values())
