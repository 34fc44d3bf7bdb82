"""What the shared test of words cannot see, for these keys are put together in code: lists, steps, choices, letters."""

from __future__ import annotations

import logging

import pytest
from msgspec import inspect

from companion.core.message import say
from companion.core.table_moves import table_moves
from companion.core.words import LANGUAGES
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.box.names import BOX_HEROES, HEROES
from companion.games.tainted_grail.play.procedures import PROCEDURES
from companion.story.moves import reading_moves
from companion.web.wording import Voice
from tests.test_words import messages

EVERYONE = {"characters": [{"id": who} for who in BOX_HEROES]}


@pytest.fixture(params=LANGUAGES)
def words(request):
    """A language's wordings by key, with the facts that each mentions."""
    return messages(GAME.id, request.param)


def _values(kind: inspect.Type) -> set[str]:
    """All names that a declared type lets people choose between, however deep they lie."""
    match kind:
        case inspect.LiteralType():
            return {value for value in kind.values if isinstance(value, str)}
        case inspect.Metadata():
            return _values(kind.type)
        case inspect.UnionType():
            return set().union(*map(_values, kind.types))
        case inspect.ListType():
            return _values(kind.item_type)
        case inspect.StructType():
            return set().union(*(_values(field.type) for field in kind.fields))
    return set()


def test_what_is_put_away_is_laid_again_with_the_same_facts(words):
    lines = [key.removeprefix("pack-") for key in words if key.startswith("pack-")]
    assert len(lines) > 20
    assert not [line for line in lines if f"lay-{line}" not in words]
    told_more = [line for line in lines if words[f"lay-{line}"].names - words[f"pack-{line}"].names]
    assert told_more == ["location"]  # only the one who lays a card must know where


def test_each_step_and_each_choice_has_a_word(words):
    steps = {f"step-{step.name}" for procedure in PROCEDURES.values() for step in procedure.steps}
    assert not steps - words.keys()
    own = [move.arguments for move in GAME.moves.values() if move.name not in {*table_moves, *reading_moves}]
    wanted = {f"choice-{value}" for kind in [*own, GAME.options] for value in _values(inspect.type_info(kind))}
    assert len(wanted) > 50 and not wanted - words.keys()
    assert not {f"group-hero-{who}" for who in HEROES} - words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_day_and_both_lists_are_spoken_whole(store, language, caplog):
    done = store.create("tainted_grail", "Kruh deště", EVERYONE)
    said = [*done.tellings, *done.chronicle, *(line.told for line in done.record.state.checklist.lines)]
    for move, args in [
        ("leave_list", {}),
        ("start_day", {}),
        ("turn_event", {"quest": True, "name": "Zvon v mlze"}),
        ("travel", {"who": ["ailei", "cerv"], "to": 102}),
        ("explore", {"who": ["ailei"]}),
        ("end_day", {"everyone_passes": True}),
        ("rest", {"hungry": ["arev"]}),
        ("good_night", {}),
        ("put_away", {}),
        ("lay_table", {}),
    ]:
        done = store.move(done.record.id, done.record.revision, move, args)
        state = done.record.state
        said += [*done.tellings, *done.chronicle, GAME.sentence(state), *GAME.recap(done.chronicle)]
        said += [line.told for line in state.checklist.lines] if state.checklist else []
    with caplog.at_level(logging.ERROR):
        spoken = [Voice(language, GAME, state).spoken(message) for message in said]
    assert not caplog.records, caplog.text
    assert all(spoken) and len(set(spoken)) > 60


def test_names_are_declined_and_verbs_agree(store):
    state = store.create("tainted_grail", "Kruh deště", EVERYONE).record.state
    czech = Voice("cs", GAME, state)

    def spoken(key: str, **facts: object) -> str:
        return czech.spoken(say(key, **facts)).replace("\u00a0", " ")  # "a" stays with the name after it

    assert spoken("wrote-hungry", who="ailei") == "Ailei šla spát hladová."
    assert spoken("wrote-hungry", who="cerv") == "Červ šel spát hladový."
    party = ["ailei", "beor", "cerv"]
    assert spoken("wrote-travelled", who=party, place=102) == "Ailei, Beor a Červ došli do Lovcova háje (102)."
    assert spoken("wrote-dream", who="ailei", place=106) == "Ailei snila na místě 106."
    everybody = [*party, "arev"]
    dreamt = {"since": "first", "opens": "deed-dream", "turn": 0, "otherwise": False, "tail": "", "in_tale": True}
    for people, said in ((everybody, "Celá družina snila"), (party, "Ailei, Beor a Červ snili")):
        deed = say("deed-dream", who=people, place=102, in_tale=True)
        assert spoken("told-deeds", who=people, deeds=[deed], **dreamt) == f"{said} v Lovcově háji."
    night = {"variant": 1, "in_tale": True, "naming": 0}
    assert "Ze spaní je řekla Ailei, s úsměvem, a spánek" in spoken("tableau-dream", who=["ailei"], **night)
    assert "zná. Ailei, Beor, Červ a Arev je řekli ze spaní, jeden" in spoken("tableau-dream", who=everybody, **night)
    fight = {"who": party, "name": "Vlčák", "name_given": "yes", "how": "won", "in_tale": True}
    assert spoken("deed-encounter", colour="green", **fight) == "zvítězili nad protivníkem jménem Vlčák"
    assert spoken("deed-encounter", colour="blue", **fight) == "dosáhli svého v jednání „Vlčák“"
    assert spoken("recap-hungry", who=["beor", "arev"], count=2) == "Hlad nejednou uléhal vedle Beora a Areva."
    assert spoken("wrote-traded", who="beor", whom="cerv", what="food", amount=2) == "Beor dal Červovi 2 pokrmy."
    where = {"east": 1, "west": 0, "north": 0, "south": 2}
    assert spoken("lay-location", place=105, on_grid=True, **where) == (
        "Opuštěné meče (105): vpravo od výchozí karty, o 2 karty níž"
    )
    beside = {"east": 0, "west": 0, "north": 0, "south": 1}
    assert spoken("lay-location", place=105, on_grid=True, **beside) == "Opuštěné meče (105): pod výchozí kartu"
    ended = spoken("wrote-encounter-ended", who=["ailei", "beor"], name="Žebrák", how="won")
    assert ended == "Ailei a Beor vyhráli střetnutí „Žebrák“."
    assert spoken("wrote-encounter-ended", who=["ailei"], name="", how="fled") == "Ailei uprchla ze střetnutí."
    assert spoken("wrote-choice", place=105, text="Pomohli jsme").endswith("(105): „Pomohli jsme“.")
