"""The words of this game's books: doors for the nights, for what was done, and questions about whoever it is about."""

from __future__ import annotations

from typing import Any

from ....story.vocabulary import NUMBER, YES_NO, Keyed, Kind, Member, Vocabulary, agreement, someone
from ..box.names import HERO_NAMES
from ..box.scenarios import SCENARIO_IDS
from ..play.annals import DEEDS
from ..play.whereabouts import HAUNTS
from .imagined import FLAGS, MOST, Imagined


def _asked(name: str) -> Any:
    return lambda scene: scene.world.ask(name)


NAMES = {
    **{name: Member(NUMBER, _asked(name)) for name in (*MOST, "reputation", "players", "level", "round")},
    **{name: Member(YES_NO, _asked(name)) for name in FLAGS},
    "hero": someone("hero", Keyed(YES_NO, lambda scene, who: scene.world.is_hero(who), lambda book: HERO_NAMES)),
    "scenario": Member(
        Kind("scenario", keyed=Keyed(YES_NO, lambda world, which: world.plays(which), lambda book: SCENARIO_IDS)),
        lambda scene: scene.world,
    ),
}
VOCABULARY = Vocabulary(
    names=NAMES,
    words={"scenario": SCENARIO_IDS, "place": HAUNTS, "deed": DEEDS},
    entries={"prologue": "scenario", "epilogue": "scenario", "night": "place", "day": "place", "deed": "deed"},
    several=frozenset(("prologue", "epilogue", "night", "day", "deed")),
    called=("hero",),
    grammar=agreement("hero"),
    imagine=Imagined,
    interrupts=True,
)
