"""The characters: the five of the box, five of its expansions, how they are called, and their abilities by content.

WP-COMP-02, WP-INIT-08, WP-ABI. Names of abilities and their places on a board are the owner's to say (WP-ABI-11).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Character = Literal[
    "geralt", "yennefer", "marigold", "ciri", "vesemir", "letho", "triss", "regis", "dijkstra", "yarpen"
]
Window = Literal["before_draft", "after_draft", "before_play", "while_playing", "end_of_chapter"]  # WP-ABI-10

CHARACTERS: tuple[Character, ...] = get_args(Character)
BASE: tuple[Character, ...] = CHARACTERS[:5]  # WP-COMP-02
EXPANSION: tuple[Character, ...] = CHARACTERS[5:]  # WP-INIT-08: characters with boards of which nothing is known here
WINDOWS: tuple[Window, ...] = get_args(Window)
FEMININE = {"yennefer", "ciri", "triss"}

# Czech forms: nominative, genitive, dative, accusative, vocative, locative, instrumental.
FORMS: dict[str, tuple[str, ...]] = {
    "geralt": ("Geralt", "Geralta", "Geraltovi", "Geralta", "Geralte", "Geraltovi", "Geraltem"),
    "yennefer": ("Yennefer",) * 7,
    "marigold": ("Marigold", "Marigolda", "Marigoldovi", "Marigolda", "Marigolde", "Marigoldovi", "Marigoldem"),
    "ciri": ("Ciri",) * 7,
    "vesemir": ("Vesemir", "Vesemira", "Vesemirovi", "Vesemira", "Vesemire", "Vesemirovi", "Vesemirem"),
    "letho": ("Letho", "Letha", "Lethovi", "Letha", "Letho", "Lethovi", "Lethem"),
    "triss": ("Triss",) * 7,
    "regis": ("Regis", "Regise", "Regisovi", "Regise", "Regisi", "Regisovi", "Regisem"),
    "dijkstra": ("Dijkstra", "Dijkstry", "Dijkstrovi", "Dijkstru", "Dijkstro", "Dijkstrovi", "Dijkstrou"),
    "yarpen": ("Yarpen", "Yarpena", "Yarpenovi", "Yarpena", "Yarpene", "Yarpenovi", "Yarpenem"),
}
ENGLISH: dict[str, str] = {
    "geralt": "Geralt",
    "yennefer": "Yennefer",
    "marigold": "Dandelion",
    "ciri": "Ciri",
    "vesemir": "Vesemir",
    "letho": "Letho",
    "triss": "Triss",
    "regis": "Regis",
    "dijkstra": "Dijkstra",
    "yarpen": "Yarpen",
}

AbilityId = Literal[
    "spare_symbol",
    "full_result",
    "take_at_end",
    "play_another",
    "gain_fewer",
    "gain_and_others_lose",
    "search_symbol",
    "lose_one_gain_three",
    "swap_pool",
    "discard_pair",
    "take_extra",
    "take_and_play",
    "dye_card",
    "exchange_timeline",
    "take_before_play",
    "discard_for_symbols",
    "own",  # what is printed on the owner's board, in the owner's own words
]
ABILITIES: tuple[AbilityId, ...] = get_args(AbilityId)


@dataclass(frozen=True)
class AbilityKind:
    """What an ability does is known by its id; its window is the step in which it may be used. WP-ABI-05."""

    window: Window
    character: Character


KINDS: dict[AbilityId, AbilityKind] = {
    "spare_symbol": AbilityKind("while_playing", "geralt"),
    "full_result": AbilityKind("while_playing", "geralt"),
    "take_at_end": AbilityKind("end_of_chapter", "geralt"),
    "play_another": AbilityKind("while_playing", "geralt"),
    "gain_fewer": AbilityKind("before_play", "marigold"),
    "gain_and_others_lose": AbilityKind("before_play", "marigold"),
    "search_symbol": AbilityKind("before_play", "marigold"),
    "lose_one_gain_three": AbilityKind("before_play", "marigold"),
    "swap_pool": AbilityKind("before_draft", "yennefer"),
    "discard_pair": AbilityKind("after_draft", "yennefer"),
    "take_extra": AbilityKind("after_draft", "yennefer"),
    "take_and_play": AbilityKind("after_draft", "yennefer"),
    "dye_card": AbilityKind("while_playing", "ciri"),
    "exchange_timeline": AbilityKind("before_play", "ciri"),
    "take_before_play": AbilityKind("before_play", "ciri"),
    "discard_for_symbols": AbilityKind("before_play", "ciri"),
}


def abilities_of(character: str) -> list[AbilityId]:
    """The four of a board, left to right, as the ledger pairs them; those of which nothing is known are the owner's."""
    known = [id for id, kind in KINDS.items() if kind.character == character]
    return known or ["own"] * 4
