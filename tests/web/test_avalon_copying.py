"""An encounter card stands ready by taps: nothing is typed, and each part is asked when it first matters."""

from __future__ import annotations

import re
from html import unescape

import pytest

from companion.core.words import LANGUAGES

from .conftest import Visitor

TAPS = 8
PARTY = {"name": "Tažení", "characters.0.id": "ailei", "characters.1.id": "beor"}


class Tapping:
    """A device on which a form is found by its move and sent with what is tapped in it; nothing is typed."""

    def __init__(self, app, language: str) -> None:
        self.visitor = Visitor(app, language)
        self.visitor.id = re.fullmatch(r"/t/(\w+)/", self.visitor.post("/new/tainted_grail", PARTY).location)[1]
        for move in ("leave_list", "start_day", "turn_event"):
            self.visitor.move(move)
        self.taps = 0

    @property
    def fight(self):
        return self.visitor.store.get(self.visitor.id).state.under_way[0].fight

    def form(self, move: str, holding: str = "") -> str:
        """The first form of that move on the page of the fight that holds this, too."""
        page = self.visitor.look("fight").text
        return next(form for form in re.findall(rf"<form[^>]*/moves/{move}.*?</form>", page, re.S) if holding in form)

    def unfolds(self, form: str) -> str:
        """That form lies in a fold: to open it is a tap, too."""
        self.taps += 1
        return form

    def sends(self, form: str, **tapped: str | int) -> None:
        """Tap these, and the form's button: a radio or a tick that stands there already is no tap."""
        fields: dict[str, list[str]] = {}
        for tag in re.findall(r"<input[^>]*>", form):
            kind, name, value = (re.search(rf' {one}="([^"]*)"', tag)[1] for one in ("type", "name", "value"))
            assert "required" not in tag, "something would have to be typed"
            wanted = str(tapped.get(name.replace(".", "_"), "")).split()
            if kind in ("hidden", "text", "number") or (value in wanted if wanted else " checked" in tag):
                fields.setdefault(name, []).append(unescape(value))
        for name, value in tapped.items():
            sent = [one for key, values in fields.items() if key.replace(".", "_") == name for one in values]
            assert {*str(value).split()} <= {*sent}, f"{name} cannot be tapped"
            self.taps += len(str(value).split())
        assert self.visitor.post(re.search(r'action="([^"]+)"', form)[1], fields).status_code == 303
        self.taps += 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TG-CMB-01", "TG-CMB-18")
def test_a_combat_card_stands_ready_in_eight_taps(app, language):
    table = Tapping(app, language)
    table.visitor.move("begin_encounter", {"who": ["ailei", "beor"], "colour": "green"})
    table.sends(table.form("describe_encounter", "/svg"), card_value=5, card_traits="fast frenzy")
    card = table.fight.card
    assert (card.value, card.traits, card.unnamed) == (5, ["fast", "frenzy"], True)
    for move in ("start_fight", "activate"):
        table.visitor.move(move, {"who": "ailei"})
    table.visitor.move("lay_card", {"who": "ailei", "by": "1"})
    table.sends(table.unfolds(table.form("copy_blow", 'value="answer"')), blow_wounds=2, until=2)
    rows = [(row.since, row.wounds, row.untold) for row in table.fight.card.table]
    assert rows == [(0, 0, True), (1, 2, False), (3, 0, True)]
    assert table.taps <= TAPS
    before = table.visitor.store.get(table.visitor.id).state.heroes["ailei"].health.value
    table.visitor.move("finish_laying", {"who": "ailei"})
    assert table.visitor.store.get(table.visitor.id).state.heroes["ailei"].health.value == before - 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TG-DIP-02", "TG-DIP-17")
def test_a_diplomacy_card_stands_ready_in_eight_taps(app, language):
    table = Tapping(app, language)
    table.visitor.move("begin_encounter", {"who": ["ailei", "beor"], "colour": "blue"})
    table.sends(table.form("describe_encounter", "/svg"), card_above=3, card_below=2)
    assert (table.fight.card.above, table.fight.card.below, table.fight.kind) == (3, 2, "diplomacy")
    for move in ("start_fight", "activate"):
        table.visitor.move(move, {"who": "ailei"})
    table.sends(table.unfolds(table.form("copy_blow", 'value="answer"')), blow_pool=-1, blow_terror=1)
    assert table.taps <= TAPS
    table.visitor.move("finish_laying", {"who": "ailei"})
    assert table.fight.pool == -1


WHOLE = {
    "green": {
        "name": "Bog Wolf", "card.traits": "ambush", "card.table.0.wounds": "1", "card.table.1.since": "3",
        "card.table.1.terror": "2", "card.reward.gains.experience": "2",
    },
    "blue": {
        "name": "Toll Warden", "card.traits": "slow", "card.below": "2", "card.stages.0.reaction.pool": "-1",
        "card.avoid.costs.wealth": "1",
    },
}  # fmt: skip


def stands_in(form: str) -> dict[str, str]:
    """What a form would send as it stands: what is typed, tapped or ticked there; the last one of each name."""
    fields = {}
    for tag in re.findall(r"<input[^>]*>", form):
        kind, name, value = (re.search(rf' {one}="([^"]*)"', tag)[1] for one in ("type", "name", "value"))
        if " checked" in tag or kind == "hidden" or (kind in ("text", "number") and value):
            fields[name] = unescape(value)
    return fields


@pytest.mark.parametrize(("colour", "last"), [("green", {"card.value": "6"}), ("blue", {"card.above": "3"})])
@pytest.mark.rule("TG-CMB-01", "TG-DIP-02")
def test_the_whole_card_is_one_form_and_nothing_typed_in_it_is_lost(app, colour, last):
    """Value, traits, name and rows go in one post by the large step; an error, too, leaves all of it standing."""
    table = Tapping(app, "en")
    table.visitor.move("begin_encounter", {"who": ["ailei", "beor"], "colour": colour})
    page = table.visitor.look("fight").text
    assert page.count("/moves/describe_encounter") == 1 and page.count("Face this card") == 1
    form = table.form("describe_encounter")
    assert {*WHOLE[colour], *last} <= {*re.findall(r'<input[^>]* name="([^"]+)"', form)}
    sent = stands_in(form) | WHOLE[colour]
    again = table.visitor.post(re.search(r'action="([^"]+)"', form)[1], sent)
    assert again.status_code == 422 and table.fight is None
    form = next(one for one in re.findall(r"<form.*?</form>", again.text, re.S) if "/moves/describe_encounter" in one)
    assert WHOLE[colour].items() <= stands_in(form).items()
    said = form.index('class="field-wrong"')
    assert form.rindex("</fieldset>", 0, said) > form.rindex("<fieldset", 0, said)  # below the keys, in none of them
    assert table.visitor.post(re.search(r'action="([^"]+)"', form)[1], sent | last).status_code == 303
    card = table.fight.card
    assert (card.name, card.unnamed) == (WHOLE[colour]["name"], False)
    assert card.traits == [WHOLE[colour]["card.traits"]]
    if colour == "green":
        assert (card.value, card.reward.gains) == (6, {"experience": 2})
        assert [(row.since, row.wounds, row.terror) for row in card.table] == [(0, 1, 0), (3, 0, 2)]
    else:
        assert (card.above, card.below, card.stages[0].reaction.pool, card.avoid.costs) == (3, 2, -1, {"wealth": 1})
    known = table.visitor.store.cards("tainted_grail")["encounter"]
    assert [known[key]["name"] for key in known] == [WHOLE[colour]["name"]]
    table.visitor.post(f"/t/{table.visitor.id}/undo", {"page": "fight", "revision": table.visitor.revision})
    assert (WHOLE[colour] | last).items() <= stands_in(table.form("describe_encounter")).items()  # as it was told
    table.visitor.move("end_encounter", {"who": "ailei", "how": "won"})
    table.visitor.move("begin_encounter", {"who": ["ailei", "beor"], "colour": colour})
    assert {*stands_in(table.form("describe_encounter"))} & {*WHOLE[colour], *last} == {"card.traits"}  # a new one


def test_rows_that_were_taken_back_are_shown_as_they_were_tapped(app):
    table = Tapping(app, "cs")
    table.visitor.move("begin_encounter", {"who": ["ailei"], "colour": "purple"})
    table.sends(table.form("describe_encounter"), card_value=7, rows_0_wounds=2, rows_3_terror=1, card_traits="horde")
    assert table.taps == 5
    assert [(row.since, row.wounds, row.terror) for row in table.fight.card.table] == [(0, 2, 0), (3, 0, 1)]
    table.visitor.post(f"/t/{table.visitor.id}/undo", {"page": "fight", "revision": table.visitor.revision})
    page = table.visitor.look("fight").text
    assert re.search(r'<output[^>]*data-shows="card.value"[^>]*>7</output>', page)
    told = re.findall(r'<summary><b>(\d+)</b><span class="row-told">(.*?)</span></summary>', page)
    assert [(at, re.sub("<.*?>", "", shown)) for at, shown in told if shown] == [("0", "2"), ("3", "1")]
    assert re.findall(r'data-at="(\d+)"[^>]* hidden', page) == [str(at) for at in range(7, 14)]  # the value says so


def test_a_card_without_a_name_is_offered_once_it_has_one(app):
    table = Tapping(app, "en")
    table.visitor.move("begin_encounter", {"who": ["ailei"], "colour": "green"})
    table.sends(table.form("describe_encounter", "/svg"), card_value=1)
    table.visitor.move("name_card", {"who": "ailei", "name": "Bog Wolf"})
    assert (table.fight.card.name, table.fight.card.unnamed) == ("Bog Wolf", False)
    for move, args in (
        ("start_fight", {}),
        ("activate", {}),
        ("lay_card", {"by": "1"}),
        ("finish_laying", {}),
    ):
        table.visitor.move(move, {"who": "ailei", **args})
    table.sends(table.form("copy_gain"), reward_gains_experience=2)  # and it is taken with the same tap
    assert not table.visitor.store.get(table.visitor.id).state.under_way
    known = table.visitor.store.cards("tainted_grail")["encounter"]["green Bog Wolf"]
    assert known["reward"]["gains"] == {"experience": 2} and known["value"] == 1
    assert table.visitor.store.get(table.visitor.id).state.heroes["ailei"].resources["experience"] == 2
    table.visitor.move("begin_encounter", {"who": ["beor"], "colour": "green"})
    page = table.visitor.look("fight").text
    assert "Bog Wolf" in page and page.count("/moves/face_card") == 1  # and not what stood in for its name


@pytest.mark.parametrize(("language", "words"), [("cs", "aspoň na jedno číslo"), ("en", "at least one number")])
def test_what_nobody_tapped_is_not_told(app, language, words):
    table = Tapping(app, language)
    table.visitor.move("begin_encounter", {"who": ["ailei"], "colour": "green"})
    table.sends(table.form("describe_encounter", "/svg"), card_value=3)
    table.visitor.move("start_fight", {"who": "ailei"})
    form = table.form("copy_blow", 'value="answer"')
    hidden = dict(re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', form))
    page = table.visitor.post(re.search(r'action="([^"]+)"', form)[1], hidden).text
    assert page.replace("\u00a0", " ").count(words) == 2  # above, and where it was asked
    assert table.fight.card.table == []
