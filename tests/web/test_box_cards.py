"""What is known of a box, by its pages: looked for, put right by the form of its kind, forgotten and known again."""

from __future__ import annotations

import re

import pytest

from companion.games import game as game_of
from companion.store import learned
from companion.web.fact_fields import facts_sent
from companion.web.wording import Voice

from .test_every_role import guest_of

SETTING = {"players": [{"character": "elf"}, {"character": "monk"}]}
WOLF = {
    "name": "Vlk", "colour": "green", "value": 3, "traits": ["fast"], "keys": [{"attribute": "courage", "level": 2}],
    "table": [{"since": 0, "wounds": 1}, {"since": 3, "words": "Uteče"}], "loot": {"gains": {"food": 2}},
}  # fmt: skip
CARD = "/boxes/tainted_grail/card?kind=encounter&key=green+Vlk"


@pytest.fixture
def knowing(visitor):
    """A wolf is known, and a character of Tainted Grail."""
    for key, facts in (("green Vlk", WOLF), ("grey Kanec", {"name": "Kanec", "colour": "grey"})):
        learned.correct(visitor.store, "tainted_grail", "encounter", key, facts)
    return visitor


@pytest.fixture
def stormy(visitor):
    """A race at which a card was told."""
    visitor.id = visitor.store.create("talisman", "Závod", SETTING).record.id
    card = {"space": "o9", "card": {"name": "Vichřice", "kind": "monster", "value": 3}}
    visitor.store.move(visitor.id, visitor.revision, "lay_card", card, ("*",))
    return visitor


def plain(text):
    return text.replace("\N{NO-BREAK SPACE}", " ")


def fields_of(page):
    """The fields of the form that puts a card right, as a browser would send them."""
    form = page[page.index('id="correct"') :]
    sent = []
    for tag in re.findall(r"<(?:input|textarea|select)[^>]*>(?:[^<]*</textarea>|(?:\s*<option.*?)*</select>)?", form):
        name = re.search(r'name="([^"]*)"', tag)
        if name is None or ('type="checkbox"' in tag and " checked" not in tag):
            continue
        value = re.search(r'value="([^"]*)"', tag)
        if tag.startswith("<select"):
            value = re.search(r'value="([^"]*)" selected', tag)
        elif tag.startswith("<textarea"):
            value = re.search(r">([^<]*)</textarea>", tag)
        sent.append((name[1], value[1] if value else ""))
    return sent


def test_it_is_found_without_minding_accents_and_told_in_words(stormy, english):
    page = plain(stormy.get("/boxes/talisman/").text)
    assert "Vichřice" in page and "{" not in page[page.index("<main") : page.index("</main")]
    assert "Vichřice" in stormy.get("/boxes/talisman/?q=VICHRICE").text
    assert "Nic takového tu není" in plain(stormy.get("/boxes/talisman/?q=drak").text)
    assert "what we know" in plain(english.get("/boxes/talisman/").text)
    assert 'href="/boxes/talisman/"' in stormy.get("/boxes/").text


def test_each_fact_says_where_it_came_from(stormy):
    page = plain(stormy.get("/boxes/talisman/card?kind=card&key=Vichřice").text)
    assert "Stůl Závod, 1. herní večer" in page and "vzato zpět" not in page


def test_what_was_undone_is_marked_narrowed_to_and_forgotten_at_once(stormy):
    learned.correct(stormy.store, "talisman", "card", "Mlha", {"kind": "event"})
    assert "nejisté" not in stormy.get("/boxes/talisman/").text
    stormy.store.shelf.throw_away(stormy.id)
    page = plain(stormy.get("/boxes/talisman/").text)
    assert "U 1 karty stojí něco" in page and "Mlha" in page
    only = stormy.get("/boxes/talisman/?doubtful=1").text
    assert "Vichřice" in only and "Mlha" not in only
    assert "stůl je zahozený" in plain(stormy.get("/boxes/talisman/card?kind=card&key=Vichřice").text)
    assert "Vichřice" in stormy.get("/boxes/talisman/forget?doubtful=1").text
    assert stormy.post("/boxes/talisman/forget", {"doubtful": "1"}).location.endswith("#forgotten")
    assert {*stormy.store.cards("talisman")["card"]} == {"Mlha"}


def test_forgotten_after_one_question_and_taken_back(knowing):
    before = knowing.store.cards("tainted_grail")
    assert "Zapomenout, co se ví o kartě" in plain(knowing.get(CARD.replace("/card?", "/forget?")).text)
    card = {"kind": "encounter", "key": "green Vlk"}
    page = plain(knowing.get(knowing.post("/boxes/tainted_grail/forget", card).location.partition("#")[0]).text)
    assert "Zapomenuto" in page and "Vzít zpátky" in page and knowing.get(CARD).status_code == 404
    assert knowing.post("/boxes/tainted_grail/again", card).status_code == 303
    assert knowing.store.cards("tainted_grail") == before
    assert knowing.post("/boxes/tainted_grail/again", card).status_code == 404


def test_a_form_that_is_sent_as_it_came_changes_nothing(knowing):
    sent = fields_of(knowing.get(CARD).text)
    assert ("value", "3") in sent and ("table.1.words", "Uteče") in sent
    assert knowing.post(CARD, sent_as(sent)).status_code == 303
    assert knowing.store.cards("tainted_grail")["encounter"]["green Vlk"] == WOLF


def sent_as(fields):
    """Fields as the test client sends them, where some have a name twice."""
    from werkzeug.datastructures import MultiDict

    return MultiDict(fields)


@pytest.mark.parametrize("game", ["tainted_grail", "talisman", "witcher_old_world", "witcher_path_of_destiny"])
def test_whatever_a_sample_taught_stands_the_form(app, visitor, game):
    """Each card that the sample table learned: its form, sent as it came, is those facts."""
    play_sample(visitor.store, game)
    with app.test_request_context():
        known = learned.known_cards(visitor.store, game)
        voice = Voice("cs", game_of(game))
    assert known and voice.has("box-title")
    for card in known:
        page = visitor.client.get(
            f"/boxes/{game}/card", query_string={"kind": card.kind, "key": card.key}, headers=visitor.headers
        )
        assert page.status_code == 200, card
        told = facts_sent(game_of(game).box[card.kind], card.key, unescaped(fields_of(page.text)), card.facts)
        assert {name: fact for name, fact in card.facts.items() if fact not in ("", None, {}, [])} == {
            name: fact for name, fact in told.items() if fact not in ("", None, {}, [])
        }, card.key


def play_sample(store, game):
    """The sample table of a game, played here move by move: one that is laid from the shelf teaches nothing."""
    told = game_of(game).sample("cs")
    record = store.create(game, told.name, told.options, seed="sample").record

    def do(move, **args):
        nonlocal record
        record = store.move(record.id, record.revision, move, args).record
        return record.state

    told.play(do)


def unescaped(sent):
    from html import unescape

    return [(name, unescape(value)) for name, value in sent]


def test_it_is_put_right_and_what_does_not_fit_is_said_at_the_form(knowing, english):
    sent = fields_of(knowing.get(CARD).text)
    right = [(name, "5" if name == "value" else fact) for name, fact in sent] + [
        ("table.2.since", "6"),
        ("table.2.terror", "2"),
    ]
    assert knowing.post(CARD, sent_as(right)).location.endswith("done=corrected")
    known = knowing.store.cards("tainted_grail")["encounter"]["green Vlk"]
    assert known == {
        **WOLF,
        "value": 5,
        "table": [{"wounds": 1}, {"since": 3, "words": "Uteče"}, {"since": 6, "terror": 2}],
    }
    wrong = [(name, "5000" if name == "value" else fact) for name, fact in sent]
    for reader, words in ((knowing, "nejvýš 999"), (english, "999")):
        answer = reader.post(CARD, sent_as(wrong))
        assert answer.status_code == 422 and words in plain(answer.text) and 'value="5000"' in answer.text
    assert knowing.store.cards("tainted_grail")["encounter"]["green Vlk"] == known


@pytest.mark.parametrize(
    ("path", "status"),
    [("/boxes/chess/", 404), ("/boxes/talisman/card", 404), ("/boxes/talisman/card?kind=card&key=x", 404),
     ("/boxes/talisman/forget?kind=x&key=y", 404), ("/boxes/mage_knight/", 200), ("/boxes/talisman/?q=%ff", 200)],
)  # fmt: skip
def test_what_is_not_there_is_said(visitor, path, status):
    answer = visitor.get(path)
    assert answer.status_code == status and "<h1" in answer.text


def test_only_who_keeps_tables_comes_here(app, stormy):
    for look, may in (("chronicler", True), ("player 1", False), ("onlooker", False)):
        guest = guest_of(app, stormy, look)
        for path in (
            "/boxes/talisman/",
            "/boxes/talisman/card?kind=card&key=Vichřice",
            "/boxes/talisman/forget?doubtful=1",
        ):
            assert (guest.get(path).status_code == 200) == may, (look, path)
        assert (guest.post("/boxes/talisman/forget", {"doubtful": "1"}).status_code == 303) == may
