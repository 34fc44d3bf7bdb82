"""The words of this game's books: doors for what happens at the table, and questions about the one it happened to."""

from __future__ import annotations

from typing import Any, get_args

from ....story.vocabulary import NUMBER, YES_NO, Keyed, Member, Vocabulary, agreement, someone
from ..box import board
from ..box.names import ALIGNMENTS
from ..play.happenings import DoorKind
from .imagined import CHARACTERS, Imagined

FOES = ("animal", "monster", "dragon", "spirit", "character", "sentinel", "inner")
SPACES = tuple(dict.fromkeys(space.name for space in board.spaces().values()))
NUMBERS = (
    "strength",
    "craft",
    "lives",
    "gold",
    "trophies",
    "followers",
    "objects",
    "spells",
    "players",
    "turn",
    "deaths",
    "duels",
)
FLAGS = (*ALIGNMENTS, "toad", "talisman", "alone", "crown_reached")


def _asked(name: str) -> Any:
    return lambda scene: scene.world.ask(name)


NAMES = {
    **{name: Member(NUMBER, _asked(name)) for name in NUMBERS},
    **{name: Member(YES_NO, _asked(name)) for name in FLAGS},
    "hero": someone("hero", Keyed(YES_NO, lambda scene, who: scene.world.is_hero(who), lambda book: CHARACTERS)),
}
KEYS: dict[DoorKind, str] = {
    "space": "space",
    "won": "foe",
    "lost": "foe",
    "gate": "gate",
    "river": "river",
}  # of doors
VOCABULARY = Vocabulary(
    names=NAMES,
    words={"space": SPACES, "foe": FOES, "gate": ("opened", "shut"), "river": ("bridge", "raft")},
    entries={door: KEYS.get(door, "") for door in get_args(DoorKind)},
    called=("hero",),
    grammar=agreement("hero"),
    imagine=Imagined,
    several=frozenset(get_args(DoorKind)),
)
