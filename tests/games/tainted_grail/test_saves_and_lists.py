"""SAV: what the save holds, and the lists of putting the table away and laying it again."""

from __future__ import annotations

import jsonpointer
import pytest

from companion.core import engine
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.evening.packing import laying, packing

STEPS = [f"TG-SAV-{number:02}" for number in range(2, 15)]  # I.1 twice (02, 03 are I.1 and I.2) to II.6


def lived(avalon):
    """A table in the middle of a chapter and of a day, with something in every field of the sheet."""
    table = avalon(
        {"id": "beor", "player": "Jana"},
        {"id": "ailei", "player": "Petr", "attributes": {"caution": 0}},
        chronicler=2,
        events=12,
        encounters={"green": 10, "grey": 9, "purple": 8, "blue": 7},
        modes={"story": True},
    )
    table.move("prepare_chapter", chapter=2, events=20, green=14)
    table.morning(drew="The long rain")
    table.move("end_day", everyone_passes=True)
    table.move("rest", hungry=["ailei"])
    table.move("good_night")
    table.morning(drew="The hunt begins", quest=True)
    table.move("add_random_events", count=1)
    for attribute in ("caution", "caution"):
        table.move("gain_attribute", who="ailei", attribute=attribute)
    table.move("gain_attribute", who="ailei", attribute="caution", skill=14, side="back")
    table.move("take", who="beor", kind="item", name="Axe", keyword="weapon")
    table.move("take", who="beor", kind="item", name="Bow", keyword="weapon")
    table.move("take", who="beor", kind="item", name="Flask")
    table.move("take", who="beor", kind="secret", name="A fever", number=31, personal=True)
    table.move("use_card", who="beor", card=table.hero("beor").belongings[2].id)
    table.move(
        "set_dial", kind="quest", where="secret", of=table.hero("beor").belongings[3].id, value=4, note="it cools"
    )
    table.move("put_tokens", kind="time", where="character", of="beor", count=2)
    table.move("set_dial", kind="time", where="location", of="104", value=3, note="the bell")
    table.move("set_dial", kind="quest", where="other", of="The hunt", value=5)
    table.move("put_tokens", kind="quest", where="location", of="105", count=2)
    table.move("note_boards", boards=[{"who": "ailei", "notes": "owes Beor a meal"}])
    table.move("replace_location", old=103, new=777)
    table.move("remove_location", number=109, out_of_game=True)
    table.move("location_action", who=["beor"], once_a_day=True)
    table.move("guardian_appears", name="Warden", colour="grey", place=105)
    table.move("take", who="ailei", kind="item", name="Old rope")
    table.move("leave_lying", who="ailei", card=table.hero("ailei").belongings[0].id)
    table.move("mark", status="cosuil", part=3)
    table.move("note_task", text="Ask the smith", place=101)
    table.move("note_verse", number=101, verse=212)
    table.move("travel", who=["ailei"], to=104)
    table.move("explore", who=["ailei"])
    table.move("change", who="ailei", what="terror", by=6)
    table.move("pass", who="ailei")
    return table


@pytest.fixture
def save(avalon):
    return lived(avalon)


FIELDS = {  # TG-SAV-16, row by row: where it stands in the save, and what stands there
    "number of players": ("/seats", [{"id": 1, "player": "Jana"}, {"id": 2, "player": "Petr"}]),
    "modes": (
        "/modes",
        {
            "story": True,
            "no_limiter": False,
            "limiter_offset": 0,
            "secret_42": False,
            "coin_escape": False,
            "short_menhirs": False,
            "fewer_random": False,
            "dear_growth": False,
            "resource_limit": False,
            "item_limit": False,
            "no_mercy": False,
            "open_play": False,
        },
    ),
    "options": ("/kept", {"boards": "app", "map": "app", "decks": "app", "days": "app", "fights": "app"}),
    "readings": ("/readings/lost_track", "health"),
    "chronicler": ("/chronicler", 2),
    "chapter": ("/chapter", 2),
    "day number": ("/day", 2),
    "phase and step": ("/standing", {"procedure": "during_the_day", "step": "actions"}),
    "player of a character": ("/heroes/ailei/seat", 2),
    "character": ("/heroes/ailei/id", "ailei"),
    "board colour": ("/heroes/ailei/colour", "green"),
    "character number": ("/heroes/ailei/number", 1),
    "location": ("/heroes/ailei/place", 104),
    "alive": ("/heroes/ailei/dead", False),
    "dying": ("/heroes/ailei/dying", False),
    "mad": ("/heroes/ailei/mad", True),
    "passed": ("/heroes/ailei/passed", True),
    "Energy": ("/heroes/ailei/energy", {"value": 2, "top": 6, "red": [0, 1]}),
    "Health": ("/heroes/ailei/health", {"value": 9, "top": 9, "red": []}),
    "Terror": ("/heroes/ailei/terror", {"value": 6, "top": 7, "red": [6, 7]}),
    "attributes": ("/heroes/ailei/attributes/caution", 2),
    "skills": ("/heroes/ailei/skills", [{"number": 14, "attribute": "caution", "side": "back", "name": ""}]),
    "resources": (
        "/heroes/beor/resources",
        {"food": 1, "wealth": 0, "reputation": 0, "magic": 0, "experience": 0},
    ),
    "dial on a secret": ("/dials/0/value", 4),
    "kind of that dial": ("/dials/0/kind", "quest"),
    "tokens on a character": ("/tokens/0/count", 2),
    "an item face up": ("/heroes/beor/belongings/0/face_up", True),
    "an item face down": ("/heroes/beor/belongings/1/face_up", False),
    "an item flipped": ("/heroes/beor/belongings/2/flipped", True),
    "an item not flipped": ("/heroes/beor/belongings/1/flipped", False),
    "a secret by number": ("/heroes/beor/belongings/3/number", 31),
    "personal": ("/heroes/beor/belongings/3/personal", True),
    "combat deck": ("/heroes/beor/combat/cards/14", "combat 15"),
    "diplomacy deck": ("/heroes/beor/diplomacy/cards/0", "diplomacy 1"),
    "owned but unused": ("/heroes/beor/combat/aside", []),
    "menhirs": ("/menhirs", [{"place": 101, "dial": 6, "note": ""}]),
    "time dial: place": ("/dials/1/of", "104"),
    "time dial: value": ("/dials/1/value", 3),
    "time dial: note": ("/dials/1/note", "the bell"),
    "quest dial": ("/dials/2/kind", "quest"),
    "quest tokens on a location": ("/tokens/1/count", 2),
    "guardian: location": ("/guardians/0/place", 105),
    "guardian: card": ("/guardians/0/name", "Warden"),
    "guardian: colour": ("/guardians/0/colour", "grey"),
    "guardian: since": ("/guardians/0/since", 2),
    "revealed with its position": ("/places/104/at", [1, 0]),
    "replaced: old": ("/places/103/state", "replaced"),
    "replaced: new": ("/places/777/original", 103),
    "removed from the game": ("/places/109/state", "removed"),
    "once-per-day action used": ("/places/101/used_today", True),
    "items lying": ("/left", [{"place": 101, "name": "Old rope", "keyword": None, "craftable": False}]),
    "event discard pile": ("/events/discard", ["The long rain"]),
    "random events on top": ("/events/top", ["?"]),
    "active quests": ("/open_events/0/name", "The hunt begins"),
    "statuses with parts": ("/statuses/cosuil/marked", [3]),
    "tasks": ("/tasks/0/text", "Ask the smith"),
    "where a task comes from": ("/tasks/0/place", 101),
    "visits": ("/places/104/visits", 1),
    "explorations": ("/places/104/explored", 1),
    "verses read": ("/places/101/verses", [212]),
    "own notes": ("/heroes/ailei/notes", "owes Beor a meal"),
}


@pytest.mark.rule("TG-SAV-16", "TG-SAV-02", "TG-SAV-03", "TG-SAV-04", "TG-SAV-08")
def test_the_save_holds_every_field_of_the_sheet(save):
    found = {name: jsonpointer.resolve_pointer(save.plain, path, "nothing") for name, (path, _) in FIELDS.items()}
    assert found == {name: value for name, (_, value) in FIELDS.items()}


@pytest.mark.rule("TG-SAV-16", "TG-SAV-07", "TG-SAV-12", "TG-SAV-13")
def test_the_save_holds_every_deck(save):
    assert len(save.state.events.shuffled) == 18 and len(save.state.random_events.shuffled) == 21
    sizes = {colour: deck.size for colour, deck in save.state.encounters.items()}
    assert sizes == {"green": 14, "grey": 8, "purple": 8, "blue": 7}  # the guardian came out of the grey one
    for kind in ("combat", "diplomacy"):
        pool = getattr(save.hero("ailei"), kind)
        assert (len(pool.cards), len(pool.aside), pool.advancement.size) == (15, 0, 25)


@pytest.mark.rule("TG-SAV-16")
def test_the_save_is_read_back_as_it_was_written(save):
    assert engine.plain_of(engine.state_of(GAME, save.plain)) == save.plain


@pytest.mark.rule("TG-SAV-01")
def test_saving_in_the_middle_of_a_chapter_loses_nothing(save):
    save.move("leave_list")  # that of setting up
    before = save.plain
    save.move("put_away")
    for line in save.state.checklist.lines:
        save.move("tick", line=line.id)
    save.move("close_box")
    save.move("lay_table")
    save.move("sit_down")
    changed = {key for key in before if before[key] != save.plain[key]}
    assert changed == {"evening"} and save.state.evening.session == 2
    met = save.objects("location_action", who=["beor"])  # used today, and the day is the same
    assert met.code == "action-used-today"
    assert [dial.value for dial in save.state.dials] == [4, 3, 5]
    assert [task.state for task in save.state.tasks] == ["open"]
    assert save.objects("travel", who=["ailei"], to=101).code == "has-passed"


@pytest.mark.rule("TG-SAV-01")
def test_tasks_are_kept_until_they_are_done_or_given_up(save):
    task = save.state.tasks[0].id
    save.move("finish_task", task=task)
    assert save.state.tasks[0].state == "done"
    save.move("finish_task", task=task, how="abandoned")
    assert save.state.tasks[0].state == "abandoned"
    assert save.refuses("finish_task", task="task-999").field == "task"


WORLD = ["standing", "map", "decks"]


def of_world(lines):
    return [line for line in lines if line.group in WORLD]


@pytest.mark.rule(
    "TG-SAV-02",
    "TG-SAV-03",
    "TG-SAV-04",
    "TG-SAV-05",
    "TG-SAV-06",
    "TG-SAV-07",
    "TG-SAV-08",
    "TG-SAV-09",
    "TG-SAV-10",
    "TG-SAV-11",
    "TG-SAV-12",
    "TG-SAV-13",
    "TG-SAV-14",
)
def test_packing_follows_the_sheets_own_order(save):
    lines = packing(save.state).lines
    groups = list(dict.fromkeys(line.group for line in lines))
    assert groups == ["hero-ailei", "hero-beor", *WORLD]  # players by their number, and then the world
    for group in groups:
        rules = [line.rule for line in lines if line.group == group and line.rule != "TG-SAV-16"]
        assert rules == sorted(rules)
    assert list(dict.fromkeys(line.rule for line in lines if line.group == "hero-ailei")) == STEPS[:6]
    world = list(dict.fromkeys(line.rule for line in of_world(lines) if line.rule != "TG-SAV-16"))
    assert world == STEPS[6:]
    used = [line.id for line in of_world(lines)].index("used:101")
    assert of_world(lines)[used - 1].rule == "TG-SAV-08" and of_world(lines)[used + 2].id == "figures"


@pytest.mark.rule("TG-SAV-02", "TG-SAV-03", "TG-SAV-04", "TG-SAV-06")
def test_each_board_is_written_down_whole(save):
    lines = {line.id: line for line in packing(save.state).lines}
    board = lines["board:ailei"].told.args
    assert board == {
        "who": "ailei",
        "energy": 2,
        "health": 9,
        "terror": 6,
        "food": 2,
        "wealth": 0,
        "reputation": 0,
        "magic": 0,
        "experience": 0,
    }
    assert lines["attributes:ailei"].told.args["caution"] == 2
    skill = lines["skills:ailei"].told.args["skills"][0]
    assert skill.args == {"number": 14, "attribute": "caution"}  # beside its attribute
    own = [line for line in lines.values() if line.rule == "TG-SAV-04"]
    assert [line.id.split(":")[0] for line in own] == ["notes", "own-dial", "own-tokens"]
    assert own[1].told.args["of"] == "A fever" and own[1].told.args["value"] == 4
    assert lines["belongings:beor"].told.args["count"] == 4


@pytest.mark.rule("TG-SAV-08")
def test_the_place_of_everything_and_the_value_of_every_dial_is_written_once(save):
    lines = [line for line in of_world(packing(save.state).lines) if line.rule == "TG-SAV-08"]
    told = [(line.id.split(":")[0], line.told.args.get("place", line.told.args.get("of"))) for line in lines]
    assert told == [
        ("figure", 104),
        ("figure", 101),
        ("menhir", 101),
        ("guardian", 105),
        ("dial", "104"),
        ("dial", "The hunt"),
        ("tokens", "105"),
    ]
    assert [line.told.args["value"] for line in lines if "value" in line.told.args] == [6, 3, 5]


@pytest.mark.rule("TG-SAV-10", "TG-SAV-11")
def test_revealed_locations_and_those_out_of_the_game_go_apart(save):
    lines = {line.id: line for line in packing(save.state).lines}
    revealed = [line.told.args["place"] for line in lines.values() if line.id.startswith("location:")]
    assert set(revealed) == {place.number for place in save.state.revealed} and 109 not in revealed
    assert lines["boxed-locations"].told.args["places"] == [109]
    assert lines["locations"].told.args["count"] == len(revealed)


@pytest.mark.rule("TG-SAV-15")
def test_laying_is_packing_backwards(save):
    packed, laid = packing(save.state), laying(save.state)
    assert (packed.purpose, laid.purpose) == ("put_away", "lay_table")
    assert [line.id for line in laid.lines] == [line.id for line in packed.lines][::-1]
    assert [line.rule for line in of_world(laid.lines)][0] == "TG-SAV-14"
    assert laid.lines[-1].rule == "TG-SAV-02"
    assert {line.told.key.split("-")[0] for line in laid.lines} == {"lay"}
    assert [line.told.args for line in laid.lines] == [line.told.args for line in packed.lines][::-1]
    cards = [line.told.args["place"] for line in laid.lines if line.id.startswith("location:")]
    assert cards[0] == 101  # the others are laid around it


@pytest.mark.rule("TG-SAV-15")
def test_a_difference_found_while_laying_is_a_correction(save):
    save.move("close_box")
    save.move("lay_table")
    save.move("correct", path="/menhirs/0/dial", value=5, reason="the coin said 5")
    assert save.state.menhirs[0].dial == 5 and save.wrote == ["wrote-corrected-because"]
    assert save.state.checklist is not None  # and the list goes on


@pytest.mark.rule("TG-SAV-02")
def test_a_light_table_is_asked_for_its_boards_once_an_evening(avalon):
    table = avalon("beor", "ailei", kept="light")
    keys = [line.told.key for line in packing(table.state).lines]
    assert keys.count("pack-board-unknown") == 2 and "pack-figure" not in keys
    values = [
        {"who": "beor", "energy": 3, "health": 7, "terror": 1, "food": 4, "place": 107},
        {"who": "ailei", "place": 102},
    ]
    table.move("note_boards", boards=values)
    lines = {line.id: line.told for line in packing(table.state).lines}
    assert lines["board:beor"].key == "pack-board" and lines["board:beor"].args["health"] == 7
    assert lines["figure:beor"].args["place"] == 107
    table.move("close_box")
    table.move("sit_down")
    keys = [line.told.key for line in packing(table.state).lines]
    assert keys.count("pack-board-unknown") == 2  # a new evening: what was noted is old


@pytest.mark.rule("TG-SAV-16")
def test_where_a_light_table_says_its_figures_stand_there_lies_a_card(avalon):
    table = avalon("beor", kept="light")
    table.move("note_boards", boards=[{"who": "beor", "place": 107}])
    place = table.state.place(107)
    assert (place.state, place.at) == ("revealed", (1, 1))
    table.move("keep", area="map", keeper="app")
    assert table.refuses("note_boards", boards=[{"who": "beor", "place": 150}]).field == "boards.0.place"


@pytest.mark.rule("TG-SAV-02", "TG-CHR-02")
def test_a_board_that_nobody_has_copied_is_packed_and_laid_without_a_false_nought(avalon):
    table = avalon("ailei", "beor")
    for purpose in ("pack", "lay"):
        lines = {line.id: line.told.key for line in (packing if purpose == "pack" else laying)(table.state).lines}
        assert lines["board:ailei"] == f"{purpose}-board-unknown" and "attributes:ailei" not in lines
        assert lines["board:beor"] == f"{purpose}-board" and lines["attributes:beor"] == f"{purpose}-attributes"
    printed = {"energy": 6, "health": 9, "terror": 8, "attributes": {"courage": 2}, "resources": {"food": 3}}
    table.move("read_board", who="ailei", printed=printed)
    facts = {line.id: line.told for line in packing(table.state).lines}
    assert (facts["board:ailei"].key, facts["board:ailei"].args["food"]) == ("pack-board", 3)
    assert facts["attributes:ailei"].args["courage"] == 2


@pytest.mark.rule("TG-SAV-02")
def test_what_was_told_of_such_a_board_when_it_was_packed_is_known_when_it_is_laid(avalon):
    table = avalon("ailei")
    table.move("note_boards", boards=[{"who": "ailei", "food": 2}])
    [line] = [line.told for line in laying(table.state).lines if line.id == "board:ailei"]
    assert (line.key, line.args["food"]) == ("lay-board", 2)
