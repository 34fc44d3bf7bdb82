"""The pages of The Witcher: Old World: each moment in both languages, where a move leads, what a reader may see."""

from __future__ import annotations

import re

import pytest

from companion.games.witcher_old_world import GAME
from companion.story.reading import Reading

from .conftest import Visitor

PLAYERS = [{"player": "Jana", "school": "wolf"}, {"player": "Petr", "school": "cat"}, {"school": "bear"}]
PAGES = ("turn", "map", "map?place=7", "party", "decks", "table")
LAIR = (("correct", {"path": "/slots/forest/location", "value": 16}), ("put_figure", {"who": 1, "to": 16}))
FIGHT = (*LAIR, ("fight_monster", {"who": 1}))
TALE = (("explore", {"who": 1, "deck": "city", "source": "ours", "number": 2}),)
TOGETHER = (("put_figure", {"who": 2, "to": 7}), ("travel", {"who": 1, "to": 7}))
MOMENTS = {
    "begins": (),
    "stop": TOGETHER,
    "dice": (*TOGETHER, ("challenge", {"who": 1, "whom": 2}), ("roll_dice", {})),
    "bets": (*TOGETHER, ("attack_witcher", {"who": 1, "whom": 2})),
    "fight": (*FIGHT, ("ready", {"who": 1})),
    "won": (*FIGHT, ("ready", {"who": 1}), ("monster_life", {"who": 1, "life": 0})),
    "quest": (*TALE, ("choose", {"choice": "b"}), ("choose", {"choice": "on"})),
    "printed": (("explore", {"who": 1, "deck": "wilds", "source": "printed"}),),
}


def lay(app, moves=(), language="cs", **options):
    visitor = Visitor(app, language)
    options = {"players": PLAYERS, "tales": "both", **options}
    visitor.id = visitor.store.create("witcher_old_world", "Dálky", options, seed="hill").record.id
    for move, args in (("leave_list", {}), *moves):
        visitor.store.move(visitor.id, visitor.revision, move, args, ("*",))
    return visitor


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_each_moment_has_its_pages_in_both_languages(app, caplog, moment, language):
    visitor = lay(app, MOMENTS[moment], language)
    for page in PAGES:
        answer = visitor.look(page)
        assert answer.status_code == 200, page
        assert "style=" not in answer.text and "<script>" not in answer.text
    assert not [record for record in caplog.records if "wording" in record.getMessage()]


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("players", [PLAYERS[:1], PLAYERS[:2], [{}] * 5])
def test_every_number_of_players_has_its_set_up(app, language, players):
    visitor = lay(app, (), language, players=players)
    assert all(visitor.look(page).status_code == 200 for page in PAGES)
    light = lay(app, (), language, players=players, kept="light")
    assert all(light.look(page).status_code == 200 for page in PAGES)


@pytest.mark.rule("WO-EXP-04")
def test_the_reader_sees_both_options_and_nothing_of_their_results(app):
    visitor = lay(app, TALE)
    page = visitor.look("journal").text
    assert page.count('name="choice"') == 2
    book = visitor.journals.opened("witcher-old-world/both-sides-of-the-coin").book
    for result in ("city-02-a", "city-02-b"):
        assert book.passages[result].words["cs"].text[:40] not in page and result not in page


@pytest.mark.rule("WO-EXP-03")
def test_the_page_says_who_reads_to_whom_and_asks_for_no_votes(app):
    page = lay(app, TALE, "en").look("journal").text
    assert "Bear reads" in page and "vote=1" not in page


def test_a_card_of_our_own_is_read_at_once_and_leads_back_to_the_turn(app):
    visitor = lay(app, TALE)
    state = visitor.store.get(visitor.id).state
    assert GAME.page_after("explore", "turn", state) == "journal"
    for choice in ("b", "on"):
        visitor.store.move(visitor.id, visitor.revision, "choose", {"choice": choice})
    assert GAME.page_after("choose", "journal", visitor.store.get(visitor.id).state) == "turn"
    assert GAME.page_after("travel", "map", visitor.store.get(visitor.id).state) == "turn"


@pytest.mark.parametrize(("resting", "page"), [(False, "journal"), (True, "turn")])
def test_a_book_of_the_owners_is_read_on_until_it_rests(app, resting, page):
    visitor = lay(app, ())
    state = visitor.store.get(visitor.id).state
    state.book, state.books = "own", {"own": Reading(at="ford", resting=resting)}
    assert GAME.page_after("choose", "journal", state) == page


def test_a_wording_chooses_by_the_name_of_a_thing_and_not_by_its_label(app):
    visitor = lay(
        app, (("correct", {"path": "/witchers/0/trail_quests/-", "value": {"terrain": "mountain", "location": 2}}),)
    )
    visitor.store.move(visitor.id, visitor.revision, "travel", {"who": 1, "to": 2})
    assert "v horách" in visitor.look("chronicle").text


@pytest.mark.parametrize(
    "language, words",
    [("cs", "1. tah, v boji je Vlk. Nestvůra: "), ("en", "Turn 1, Wolf is in a fight. The monster: ")],
)
def test_the_shelf_says_who_fights_what(app, language, words):
    visitor = lay(app, FIGHT, language)
    shelf = visitor.get("/").text.replace("\N{NO-BREAK SPACE}", " ")
    assert words in shelf and "to move" not in shelf and "na řadě" not in shelf


def test_the_shelf_says_which_witchers_fight(app):
    met = [("put_figure", {"who": who, "to": 7}) for who in (1, 2)]
    visitor = lay(app, (*met, ("attack_witcher", {"who": 1, "whom": 2})), "en")
    assert "Wolf is fighting Cat." in visitor.get("/").text.replace("\N{NO-BREAK SPACE}", " ")


def test_the_things_of_a_seat_stand_under_its_player(app):
    page = lay(app, (("put_away", {}),), "en").look("list").text
    headings = re.findall(r"<summary><h3>(.*?)</h3>", page)
    assert headings[:3] == ["Jana · Wolf", "Petr · Cat", "Player 3 · Bear"]


@pytest.mark.rule("WO-SET-24")
def test_the_set_up_names_the_player_who_begins(app):
    visitor = Visitor(app, "en")
    for players, words in ((PLAYERS, "Jana begins"), ([{"school": "wolf"}, {"school": "cat"}], "Player 1 begins")):
        visitor.id = visitor.store.create("witcher_old_world", "Dálky", {"players": players}).record.id
        assert words in visitor.look("list").text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.rule("WO-PHIII-02")
def test_phase_three_says_until_when_one_draws(app):
    visitor = lay(app, (("explore", {"who": 1, "deck": "city", "source": "printed"}), ("close_card", {"who": 1})), "en")
    page = visitor.look("turn").text.replace("\N{NO-BREAK SPACE}", " ")
    assert "Draw until you hold 3 cards." in page


@pytest.mark.parametrize("language, name", [("cs", "7 Wyzima"), ("en", "7 Vizima")])
def test_a_place_is_told_to_the_hands_as_its_button_says_it(app, language, name):
    visitor = lay(app, (("put_figure", {"who": 1, "to": 11}),), language)
    page = visitor.look("turn").text.replace("\N{NO-BREAK SPACE}", " ")
    assert f'class="way-name">{name}<' in page
    visitor.store.move(visitor.id, visitor.revision, "travel", {"who": 1, "to": 7, "by": "wild"}, ("*",))
    page = visitor.look("turn").text.replace("\N{NO-BREAK SPACE}", " ")
    assert name in page[page.index('id="told"') :].split("</ul>")[0]
