"""The turn's page of Talisman, the map and the set-up: what each moment offers, and the one large step it names."""

from __future__ import annotations

import re

import czech_sort
import pytest

from companion.core import engine
from companion.games.talisman import GAME
from companion.games.talisman.box.whereabouts import spot
from companion.games.talisman.pages.next_step import elsewhere, next_step
from companion.games.talisman.play.paths import way_round
from companion.story.reading import Reading

from .conftest import Visitor

PLAYERS = [{"player": "Jana", "character": "warrior"}, {"player": "Petr", "character": "wizard"}]
RUINS = (("roll_movement", {"who": 1, "rolled": 2}), ("go", {"who": 1, "to": "o9"}))
DRAWN = (*RUINS, ("draw", {"who": 1, "cards": [{"name": "bear"}, {"name": "Kroupy", "kind": "event"}]}))
INSIDE = (("correct", {"path": "/characters/0/space", "value": "i5"}),)
MOMENTS = {
    "begins": (),
    "rolled": RUINS[:1],
    "due": RUINS,
    "cards": DRAWN,
    "combat": (
        *RUINS,
        ("draw", {"who": 1, "cards": [{"name": "bear"}, {"name": "boar"}]}),
        ("face_enemies", {"who": 1}),
    ),
    "village": (("roll_movement", {"who": 1, "rolled": 6}), ("go", {"who": 1, "to": "o13"})),
    "inside": INSIDE,
    "crypt": (*INSIDE, ("step", {"who": 1, "to": "i4"})),
    "toad": (("turn_into_toad", {"who": 1}),),
    "surplus": (("correct", {"path": "/characters/0/spells", "value": ["?"]}),),
}


def lay(app, moves=(), language="cs", **options):
    visitor = Visitor(app, language)
    made = visitor.store.create("talisman", "Hora", {"players": PLAYERS, "first": 1, **options}, seed="hill")
    visitor.id = made.record.id
    for move, args in (("leave_list", {}), *moves):
        visitor.store.move(visitor.id, visitor.revision, move, args, ("*",))
    return visitor


def state_of(visitor):
    return engine.state_of(GAME, visitor.store.get(visitor.id).plain)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_each_moment_has_its_page_in_both_languages(app, caplog, moment, language):
    visitor = lay(app, MOMENTS[moment], language)
    for page in ("turn", "map", "map?space=m5"):
        answer = visitor.look(page)
        assert answer.status_code == 200
        assert "style=" not in answer.text
        assert "<script>" not in answer.text
    assert not [record for record in caplog.records if "wording" in record.getMessage()]


@pytest.mark.parametrize(
    ("moment", "step"),
    [
        ("begins", {"move": "roll_movement"}),
        ("rolled", None),
        ("due", {"form": "draw-form"}),
        ("cards", {"move": "finish_card"}),
        ("combat", {"form": "fight-form"}),
        ("village", {"move": "end_turn"}),
        ("inside", None),
        ("crypt", {"move": "delve"}),
        ("toad", None),
        ("surplus", {"page": "hand"}),
    ],
)
def test_the_large_step_is_what_the_turn_waits_for(app, moment, step):
    state = state_of(lay(app, MOMENTS[moment]))
    found = next_step(state)
    assert (found is None) is (step is None)
    if step is not None:
        assert {name: getattr(found, name) for name in step} == step
        assert not elsewhere(state).form
        assert elsewhere(state).label == found.label


def test_the_large_step_of_another_page_leads_back_to_the_turn(app):
    visitor = lay(app)
    for move, page, goal in (
        ("roll_movement", "party", "turn"),
        ("roll_movement", "map", "map"),
        ("drop", "party", "party"),
    ):
        assert GAME.page_after(move, page, state_of(visitor)) == goal
    read = state_of(visitor)
    for resting, goal in ((False, "journal"), (True, "turn")):  # the tale is told; the board game goes on
        read.book, read.books = "own", {"own": Reading(at="ford", resting=resting)}
        assert GAME.page_after("choose", "journal", read) == goal
    assert GAME.page_after("open_book", "turn", read) == "journal"
    assert ">Zpátky k tahu<" in visitor.look("hand").text
    assert ">Zpátky k tahu<" in lay(app, RUINS[:1]).look("party").text  # a space is to be chosen there


@pytest.mark.rule("TA-CARD-15", "TA-CARD-18")
@pytest.mark.parametrize(("kind", "stays"), [("event", False), ("stranger", True), ("place", True)])
def test_the_large_step_says_and_does_what_becomes_of_a_card(app, kind, stays):
    drawn = (*RUINS, ("draw", {"who": 1, "cards": [{"name": "x", "kind": kind}, {"name": "ring"}]}))
    step = next_step(state_of(lay(app, drawn)))
    assert (step.label.key, step.args.get("stays", False)) == (
        "step-leave-card" if stays else "step-finish-card",
        stays,
    )


@pytest.mark.rule("TA-EVA-06")
def test_a_special_ability_may_be_evaded_by_whatever_that_character_has(app):
    together = (*RUINS, ("correct", {"path": "/characters/1/space", "value": "o9"}))
    page = lay(app, together).look("turn").text
    ways = re.findall(r'name="evaded" value="(\w+)"', page)
    assert "Schopnosti se vyhne Čaroděj" in page
    assert ways == ["spell"]  # nothing else helps the Wizard, so nothing else is offered. TA-EVA-11


@pytest.mark.rule("TA-CMD-10")
def test_the_answers_to_the_command_stand_in_the_order_in_which_they_are_given(app):
    players = [{"player": name, "character": name} for name in ("warrior", "wizard", "elf")]
    crowned = (
        ("correct", {"path": "/turn/who", "value": 2}),
        ("correct", {"path": "/characters/1/space", "value": "crown"}),
        ("correct", {"path": "/turn/arrived", "value": True}),
        ("command", {"who": 2, "rolled": 5}),
    )
    page = lay(app, crowned, players=players).look("turn").text
    answers = page[page.index('class="answers"') :]
    assert answers.index("Elf") < answers.index("Válečník")


@pytest.mark.rule("TA-MOV-01", "TA-COMP-11")
def test_a_die_that_lies_on_the_table_is_told_by_one_tap(app):
    page = lay(app).look("turn").text
    assert [re.findall(rf'class="die-face" name="rolled" value="{face}"', page) for face in range(1, 7)].count([]) == 0


@pytest.mark.rule("TA-MOV-06")
def test_the_ends_are_told_apart_by_their_way_and_by_what_lies_beside_them(app):
    page = lay(app, RUINS[:1], "en").look("turn").text
    assert page.count("goal-button") == 2
    assert "counter-clockwise" in page
    assert spot("o2").between == ("city", "hills")
    assert spot("o9").between == ()
    assert spot("o5").between == ("plains",)  # the same on both sides is said once
    assert way_round("o7", ("o8", "o9")) == "clockwise"
    assert way_round("o7", ("o6", "o5")) == "counter"
    assert way_round("o17", ("m12",)) == ""


@pytest.mark.rule("TA-COM-05")
def test_where_the_characters_lie_on_the_table_a_fight_asks_for_the_whole_value(app):
    light = lay(app, (("fight_creature", {"who": 1, "value": 3}),), kept="light").look("turn").text
    full = lay(app, (("fight_creature", {"who": 1, "value": 3}),)).look("turn").text
    assert 'name="own_total"' in light
    assert "odds-win" not in light
    assert 'name="own_total"' not in full
    assert "odds-win" in full


def test_another_number_of_players_keeps_what_was_typed(app):
    visitor = Visitor(app, "en")
    page = visitor.get("/new/talisman?count=3&name=Hill&players.0.player=1&players.0.player=Jana").text
    assert page.count('class="seal"') == 3
    assert 'value="Hill"' in page
    assert 'value="Jana"' in page
    sent = {"name": "Hill", "kept": "full"}
    for n in range(3):
        sent |= {f"players.{n}.player": [str(n + 1), "ABC"[n]], f"players.{n}.character": ""}
    made = visitor.post("/new/talisman", sent)
    visitor.id = re.fullmatch(r"/t/(\w+)/", made.location)[1]
    assert [seat.player for seat in state_of(visitor).seats] == ["A", "B", "C"]


@pytest.mark.rule("TA-ENC-08")
def test_a_drawn_card_is_tapped_in_a_list_in_the_alphabet_s_order(app):
    page = lay(app, (("roll_movement", {"who": 1, "rolled": 1}), ("go", {"who": 1, "to": "o8"}))).look("turn").text
    listed = re.findall(r'<button type="submit" class="known-card" name="cards.0.name" value="\w+"><span>(\S+)', page)
    assert len(listed) > 30 and listed == czech_sort.sorted(listed)
    assert "<select" not in page[page.index('id="draw-form"') : page.index("</form>", page.index('id="draw-form"'))]


@pytest.mark.rule("TA-COM-05", "TA-COM-12")
@pytest.mark.parametrize(
    ("rolled", "theirs", "said"),
    [([5, 1], [2], "Výhra: Válečník"), ([1, 2], [6], "Prohra: Válečník"), ([3, 1], [5], "Remíza")],
)
def test_how_a_fight_ended_stands_there_in_a_word_with_its_dice(app, rolled, theirs, said):
    fight = (
        *RUINS,
        ("draw", {"who": 1, "cards": [{"name": "wolf"}, {"name": "ring"}]}),
        ("face_enemies", {"who": 1}),
        ("roll_fight", {"who": 1, "rolled": rolled, "theirs": theirs}),
    )
    page = lay(app, fight).look("turn").text
    clash = page[page.index('class="panel clash') :]
    clash = clash[: clash.index("</section>")]
    assert said in clash
    assert f"#die-{max(rolled)}" in clash and f"#die-{theirs[0]}" in clash


@pytest.mark.rule("TA-GOLD-02")
def test_what_cannot_be_paid_is_shown_as_such_with_the_reason(app):
    village = (("roll_movement", {"who": 1, "rolled": 6}), ("go", {"who": 1, "to": "o13"}))
    page = lay(app, village).look("turn").text  # with one bag of gold
    wares = re.findall(r'<input type="checkbox" name="buy" value="(\w+)"( disabled)?>', page)
    assert wares and all(disabled for _, disabled in wares)
    assert "na to zlato nestačí" in page


def shop(app, gold, **stock):
    """The page of the Village, and the form of its smith."""
    facts = {"/characters/0/gold": gold, **{f"/stock/{item}": left for item, left in stock.items()}}
    put = tuple(("correct", {"path": path, "value": value}) for path, value in facts.items())
    page = lay(app, (*MOMENTS["village"], *put), "en").look("turn").text
    form = next(one for one in re.findall(r"<form.*?</form>", page, re.S) if 'name="buy"' in one)
    (button,) = re.findall(r"<button.*?</button>", form)
    return form, button


@pytest.mark.rule("TA-GOLD-02")
def test_a_shop_where_nothing_can_be_paid_is_locked_and_says_why(app):
    form, button = shop(app, 1)
    assert " disabled" in button and 'aria-label="Buy: There is not enough gold' in button
    assert "There is not enough gold for anything here." in form and "TA-GOLD-02" in form
    form, button = shop(app, 2)
    assert " disabled" not in button and "for anything here" not in form


@pytest.mark.rule("TA-PUR-04")
def test_a_shop_that_is_sold_out_is_locked_and_says_why(app):
    form, button = shop(app, 9, helmet=0, sword=0, axe=0, shield=0, armour=0)
    assert " disabled" in button and "None of this is left" in form and "TA-PUR-04" in form


@pytest.mark.rule("TA-GOLD-02")
def test_the_purchase_piles_take_no_price_that_cannot_be_paid(app):
    for gold, locked in ((0, True), (3, False)):
        visitor = lay(app, (("correct", {"path": "/characters/0/gold", "value": gold}),), "en")
        page = visitor.look("party?unfold=gain-1").text
        form = page[page.index("/moves/buy") :]  # the first seat's
        form = form[: form.index("</form>")]
        assert ("There is no gold to pay with." in form) == locked
        (button,) = re.findall(r'<button type="submit" class="main"[^>]*>', form)
        assert button.endswith(" disabled>") == locked
        assert ('name="price" value="0"' in form) and (locked or 'max="3"' in form)


@pytest.mark.rule("TA-EVA-07")
@pytest.mark.parametrize(
    "language, kind, title",
    [
        ("en", "stranger", "Evade before you meet"),
        ("cs", "stranger", "Vyhnout se ještě před setkáním"),
        ("en", "monster", "Evade before it comes to a fight"),
    ],
)
def test_a_stranger_is_evaded_before_the_meeting_and_an_enemy_before_the_fight(app, language, kind, title):
    cards = [{"name": name, "kind": kind, "value": 3} for name in ("Mlha", "Rosa")]
    drawn = ("draw", {"who": 1, "cards": cards})
    held = [
        ("correct", {"path": f"/characters/0/{name}", "value": value})
        for name, value in (("craft", 5), ("spells", ["?"]))
    ]
    page = lay(app, (*held, *RUINS, drawn), language).look("turn").text
    heading = page[page.index('id="evading-title"') :].split("<a")[0]
    assert title in heading.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.rule("TA-SPL-02")
def test_a_spell_that_nobody_has_named_is_cast_without_a_name_though_its_page_is_everybodys(app):
    held = [
        ("correct", {"path": f"/characters/0/{name}", "value": value})
        for name, value in (("craft", 5), ("spells", ["?"]))
    ]
    page = lay(app, (*held, *MOMENTS["combat"]), "en").look("turn").text
    field = page[page.index('for="f-evade-spell"') :].split("</label>")[0]
    assert "optional" in field
