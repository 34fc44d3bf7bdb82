"""The turn's page of The Witcher: Old World: what it asks, what it locks and why, and how it calls a quest."""

from __future__ import annotations

import re

import pytest

from .test_witchers import PLAYERS, lay

APP = {"areas": {"decks": "app"}}


def arranged(app, language="cs", moves=(), **facts):
    """A table whose decks the app keeps; the first witcher has these facts."""
    corrections = [("correct", {"path": f"/witchers/0/{name}", "value": value}) for name, value in facts.items()]
    return lay(app, (*corrections, *moves), language, **APP)


@pytest.mark.rule("WO-MOV-05", "WO-MOV-12")
def test_the_last_card_without_a_gold_is_asked_for_and_leads_where_its_symbol_does(app):
    shut = (("describe_road", {"place": 13, "to": 16, "there": False}),)
    visitor = arranged(app, moves=shut, location=13, hand=1, gold=0)
    page = visitor.look("turn").text
    assert page.count("?card=") == 4 and "není možný" not in page
    water = visitor.look("turn?card=water").text
    assert (
        water.count('name="symbols" value="water"') == 2
        and "disabled" not in water.split("ways-panel")[1].split("</ul>")[0]
    )
    forest = visitor.look("turn?card=forest").text  # only water around
    assert "pohyb není možný" in forest and forest.split("ways-panel")[1].split("</ul>")[0].count(" disabled") == 2
    assert "?card=" not in arranged(app, location=13, hand=1, gold=1).look("turn").text


@pytest.mark.rule("WO-MOV-12", "WO-MOV-05")
def test_without_cards_a_way_still_says_what_it_takes(app):
    page = arranged(app, location=13, hand=0, gold=0).look("turn").text
    assert "Voda nebo divočina" in page and "symbol divočiny" not in page


@pytest.mark.rule("WO-EXP-06", "WO-GLD-02")
def test_a_printed_option_is_paid_by_a_button_that_is_shut_without_the_gold(app):
    visitor = arranged(app, gold=2, potions=0, moves=(("explore", {"who": 1, "deck": "wilds", "source": "printed"}),))
    page = visitor.look("turn").text
    buttons = re.findall(r'<button[^>]*aria-label="Zaplatit (\d) [^"]*"( disabled)?>', page)
    assert buttons == [("1", ""), ("2", ""), ("3", " disabled"), ("4", " disabled"), ("5", " disabled")]


@pytest.mark.rule("WO-EXP-06")
@pytest.mark.parametrize(("language", "words"), [("cs", "na to nemáte"), ("en", "you cannot pay that")])
def test_a_locked_option_says_why_and_its_refusal_names_the_rule(app, language, words):
    visitor = arranged(
        app, language, gold=1, moves=(("explore", {"who": 1, "deck": "city", "source": "ours", "number": 27}),)
    )
    assert visitor.look("journal").text.count(words) == 1
    answer = visitor.move("choose", {"choice": "a", "page": "journal"}, in_place=True)
    assert answer.status_code == 422 and "WO-EXP-06" in answer.text


@pytest.mark.rule("WO-QST-01")
@pytest.mark.parametrize(("language", "title"), [("cs", "Koně ne"), ("en", "Not the Horse")])
def test_a_quest_is_called_by_the_tale_that_it_came_from(app, language, title):
    tale = (("explore", {"who": 1, "deck": "wilds", "source": "ours", "number": 16}), ("choose", {"choice": "a"}))
    visitor = arranged(app, language, gold=3, moves=tale)
    quest = visitor.store.get(visitor.id).state.at(1).quests[0]
    assert quest.name[language] == title
    for page in ("party", "decks", f"map?place={quest.location}"):
        text = visitor.look(page).text
        assert title in text and "37" not in re.sub(r"<[^>]*>", "", text)
    book = visitor.journals.opened("witcher-old-world/both-sides-of-the-coin").book
    assert book.passages["event-37"].words[language].title not in visitor.look("party").text


def test_the_cost_of_a_new_card_in_the_market_lies_folded_and_says_what_it_is_for(app):
    page = arranged(app, language="en").look("turn").text
    fold = page[page.index("refill-fold") :].split("</details>")[0]
    assert "enough to say it when somebody takes the card" in fold and "<details" not in fold and " open" not in fold


@pytest.mark.rule("WO-ZER-02", "WO-EXP-11")
def test_a_card_of_a_cost_is_tapped_where_it_lies_and_each_place_is_one_button(app):
    visitor = arranged(app, "en")
    put = {"kind": "card", "who": 1, "cost": 2}
    for path, value in (("/tasks", [put]), ("/market", [None, None, 0, None, 1, None])):
        visitor.store.move(visitor.id, visitor.revision, "correct", {"path": path, "value": value}, ("*",))
    page = visitor.look("turn").text
    asked = page[page.index('id="task-1"') : page.index("</details>", page.index('id="task-1"'))]
    before, folded = asked.split("<details", 1)
    assert re.findall(r">(M\d)<", before) == ["M1", "M2", "M4", "M6"] and "set_market" not in asked
    assert 'name="missed"' not in before and 'name="missed"' in folded
    visitor.move("take_cost_card", {"who": 1, "position": 4})
    state = visitor.store.get(visitor.id).state
    assert (state.tasks, state.market) == ([], [None, None, None, 0, 1, None])


@pytest.mark.rule("WO-EXP-03")
def test_who_reads_aloud_is_said_once_where_the_tale_is_read(app):
    visitor = arranged(app, "cs", moves=(("explore", {"who": 1, "deck": "wilds", "source": "ours", "number": 16}),))
    assert "Slovo má" in visitor.look("map").text and "Slovo má" not in visitor.look("journal").text
    assert "rozhoduje. Kam která" in visitor.look("journal").text
    visitor.move("choose", {"choice": "a"})  # then there is nothing to decide: the page is only turned
    assert "rozhoduje. Kam která" not in visitor.look("journal").text


@pytest.mark.rule("WO-KF-05")
def test_the_fight_says_who_minds_the_ability(app):
    for monster, words in (("manticore", "the app counts it"), ("griffin", "the table minds it")):
        visitor = arranged(app, "en", location=0)
        for path, value in (("/slots/forest/monster", monster), ("/slots/forest/location", 0)):
            visitor.store.move(visitor.id, visitor.revision, "correct", {"path": path, "value": value}, ("*",))
        visitor.store.move(visitor.id, visitor.revision, "fight_monster", {"who": 1}, ("*",))
        assert words in visitor.look("turn").text


@pytest.mark.rule("WO-SOL-08")
def test_alone_the_last_monster_is_fought_with_a_word_of_warning(app):
    visitor = lay(app, (), "en", players=PLAYERS[:1])
    state = visitor.store.get(visitor.id).state
    moves = [("correct", {"path": f"/slots/{terrain}/monster", "value": ""}) for terrain in ("mountain", "water")]
    moves.append(("put_figure", {"who": 1, "to": state.slots["forest"].location}))
    for move, args in moves:
        visitor.store.move(visitor.id, visitor.revision, move, args, ("*",))
    assert "may fall only with the attribute trophy" in visitor.look("turn").text
    visitor.store.move(visitor.id, visitor.revision, "house_rule", {"rule": "WO-SOL-08", "otherwise": True})
    assert re.search(r'hue-blood" disabled>', visitor.look("turn").text)


@pytest.mark.rule("WO-PHII-01")
def test_where_a_monster_is_the_fight_comes_first_and_is_the_large_step_once_the_action_is_done(app):
    for used in (False, True):
        visitor = lay(app, (), "en", **APP)
        state = visitor.store.get(visitor.id).plain
        place = state["slots"]["forest"]["location"]
        told = {"place": place, "action": "potion"}
        visitor.store.move(visitor.id, visitor.revision, "describe_place", told, ("*",))
        for path, value in (
            ("/witchers/0/location", place),
            ("/turn/moved", True),
            *((("/turn/used", [place]),) if used else ()),
        ):
            visitor.store.move(visitor.id, visitor.revision, "correct", {"path": path, "value": value}, ("*",))
        page = visitor.look("turn").text
        fight = page.index("/moves/fight_monster")
        assert fight < page.index("stop-title") and fight < page.index("/moves/travel")
        assert fight < page.index("/moves/explore")
        large = page[page.index('class="bottom-next"') :]
        assert "/moves/fight_monster" in large
        assert ('class="main next"' in large) == used
        away = visitor.look("map").text
        assert "/moves/fight_monster" not in away[away.index('class="bottom-next"') :]  # decided on the turn's own page


def test_where_no_monster_is_nothing_is_the_large_step(app):
    assert 'class="bottom-next"' not in arranged(app, "en", location=0).look("turn").text
