"""What nobody has read off a board or card: the usual stands there, until it is told; of all of them at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.tainted_grail import GAME
from companion.store.exchange import import_table

OLD_SAVE = Path(__file__).parents[2] / "saves" / "tainted_grail-7.json"
READ = {
    "energy": 5,
    "health": 8,
    "terror": 7,
    "attributes": {"aggression": 0, "courage": 2, "practicality": 1, "empathy": 0, "caution": 1, "spirituality": 1},
}


@pytest.mark.rule("TG-CHR-02", "TG-CHR-05", "TG-CHR-06")
def test_until_somebody_reads_it_the_usual_stands_there(table):
    ailei, beor = table.hero("ailei"), table.hero("beor")
    assert (ailei.sure, ailei.attributes_told, ailei.food_told) == (False, False, False)
    assert set(ailei.attributes.values()) == {1} and ailei.resources["food"] == 2
    assert (beor.sure, beor.attributes_told, beor.food_told) == (True, True, True)


@pytest.mark.rule("TG-CHR-02")
def test_all_boards_are_read_with_one_move_that_is_taken_back_as_one(table):
    table.move("change", who="arev", what="health", by=-2)
    table.move("read_boards", boards=[{"who": "ailei", "printed": READ}, {"who": "arev", "printed": READ}])
    ailei, arev = table.hero("ailei"), table.hero("arev")
    assert ailei.copied and arev.copied and ailei.attributes == READ["attributes"]
    assert (arev.health.value, arev.health.top) == (6, 8), "what was lost stays lost"
    assert table.wrote == ["wrote-boards-read"]
    table.undo()
    assert not table.hero("ailei").copied and not table.hero("arev").copied
    assert table.refuses("read_boards", boards=[{"who": "cerv", "printed": READ}]).field == "boards.0.who"


@pytest.mark.rule("TG-CHR-05", "TG-EOD-08")
def test_a_card_is_learned_from_what_is_told_before_the_first_evening_and_a_board_at_any_time(table):
    args = {"boards": [{"who": "ailei", "printed": READ}]}
    table.move("read_boards", **args)
    teaches = GAME.moves["read_boards"].teaches
    learned = teaches(args, table.state)["character"]["ailei"]
    assert (learned["energy"], learned["health"], learned["terror"]) == (5, 8, 7)
    assert learned["attributes"] == READ["attributes"]
    table.whole_day()
    assert "attributes" not in teaches(args, table.state)["character"]["ailei"]


@pytest.mark.rule("TG-ATT-03", "TG-ADV-05")
def test_a_point_of_an_unread_board_costs_what_it_usually_does(avalon):
    table = avalon("ailei")
    assert table.hero("ailei").point_price("courage") == 6  # one and one, and the new one
    table.move("gain_attribute", who="ailei", attribute="courage")
    assert table.hero("ailei").attributes["courage"] == 2 and not table.hero("ailei").attributes_told


def test_on_an_unread_board_of_an_old_save_the_usual_stands_and_what_was_told_stays(store):
    heroes = import_table(store, OLD_SAVE.read_bytes()).state.heroes
    ailei, beor, arev = (heroes[who] for who in ("ailei", "beor", "arev"))
    for hero in (ailei, arev):
        assert set(hero.attributes.values()) == {1} and not hero.attributes_told
        assert hero.resources["food"] == 2 and not hero.food_told
    assert ailei.sure and not ailei.copied and ailei.resources["wealth"] == 1
    assert beor.copied and beor.food_told and beor.attributes["aggression"] == 2 and beor.attributes["empathy"] == 0
