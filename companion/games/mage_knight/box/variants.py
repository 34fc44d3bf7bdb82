"""The variants on which a table may agree, what each is about, and which exclude each other. MK-VAR, MK-DIF."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from .scenarios import Scenario, ScenarioId

VariantId = Literal[
    "auction",
    "turned_tiles",
    "random_cities",
    "night_arrival",
    "darkness",
    "friendly_spells",
    "friendly_skills",
    "no_duels",
    "friendly_mana",
    "rampage",
    "hordes",
    "interactive",
    "upgrades",
    "draft",
    "duels_agreed",
    "chosen_one",
    "epic",
    "few_glades",
    "lowest_scores",
    "map_open",
    "no_dummy",
]
VariantGroup = Literal["heroes", "map", "night", "friendly", "fights", "growth", "scenario"]


@dataclass(frozen=True)
class Variant:
    """A variant: its rules, with which others it cannot be played, in which scenarios, by how many.

    `only`: the scenarios to which it belongs (none: any); `never`: where it says nothing that is not so anyway.
    """

    id: VariantId
    group: VariantGroup
    rules: tuple[str, ...]
    excludes: frozenset[VariantId] = frozenset()
    only: frozenset[ScenarioId] = frozenset()
    never: frozenset[ScenarioId] = frozenset()
    least: int = 1
    players: tuple[int, ...] = (1, 2, 3, 4)

    def fits(self, scenario: ScenarioId, players: int) -> bool:
        """Whether that scenario can be played with it by so many."""
        if scenario in self.never or (self.only and scenario not in self.only):
            return False
        return players >= self.least and players in self.players


_ALONE_OR_TOGETHER: frozenset[ScenarioId] = frozenset(("solo_conquest", "full_cooperation", "blitz_cooperation"))
_NAMED_PLACES: frozenset[ScenarioId] = frozenset(("conquer_and_hold",))

VARIANTS: dict[VariantId, Variant] = {
    one.id: one
    for one in (
        Variant("auction", "heroes", ("MK-VAR-02", "MK-VAR-03", "MK-VAR-04", "MK-VAR-05"), least=2),
        Variant("draft", "growth", ("MK-VAR-30",)),
        Variant("upgrades", "growth", ("MK-VAR-27", "MK-VAR-28", "MK-VAR-29")),
        Variant("turned_tiles", "map", ("MK-VAR-06",)),
        Variant("random_cities", "map", ("MK-VAR-07",)),
        Variant("night_arrival", "night", ("MK-VAR-08",)),
        Variant("darkness", "night", ("MK-VAR-09",)),
        # MK-SC-02, MK-CO-03: there the interactive cards and skills are out anyway
        Variant("friendly_spells", "friendly", ("MK-VAR-10",), never=_ALONE_OR_TOGETHER, least=2),
        Variant("friendly_skills", "friendly", ("MK-VAR-11",), never=_ALONE_OR_TOGETHER, least=2),
        Variant(
            "no_duels",
            "friendly",
            ("MK-VAR-12",),
            frozenset(("duels_agreed",)),
            never=_ALONE_OR_TOGETHER | {"first_reconnaissance"},
            least=2,
        ),
        Variant("friendly_mana", "friendly", ("MK-VAR-13",)),
        Variant("interactive", "fights", ("MK-VAR-25", "MK-VAR-26"), least=2),
        Variant("rampage", "fights", ("MK-VAR-14", "MK-VAR-15", "MK-VAR-16"), frozenset(("hordes",))),
        Variant("hordes", "fights", ("MK-VAR-17", "MK-VAR-16"), frozenset(("rampage",))),
        Variant(
            "duels_agreed",
            "scenario",
            ("MK-FR-04",),
            frozenset(("no_duels",)),
            only=frozenset(("first_reconnaissance",)),
            least=2,
        ),
        Variant("no_dummy", "scenario", ("MK-FR-08",), only=frozenset(("first_reconnaissance",)), players=(1,)),
        Variant("epic", "scenario", ("MK-DN-10", "MK-OR-05"), only=frozenset(("druid_nights", "one_to_return"))),
        Variant("few_glades", "scenario", ("MK-DN-09",), only=frozenset(("druid_nights",))),
        Variant("chosen_one", "scenario", ("MK-OR-06",), only=frozenset(("one_to_return",)), players=(4,)),
        Variant(
            "lowest_scores",
            "scenario",
            ("MK-CO-09",),
            only=frozenset(("full_cooperation", "blitz_cooperation")),
        ),
        Variant("map_open", "scenario", ("MK-CH-13",), only=_NAMED_PLACES),
    )
}

VARIANT_GROUPS: dict[VariantGroup, tuple[VariantId, ...]] = {
    group: tuple(id for id, one in VARIANTS.items() if one.group == group) for group in get_args(VariantGroup)
}


def clash(chosen: Sequence[VariantId]) -> tuple[VariantId, VariantId] | None:
    """The first two of those chosen that exclude each other, in the order in which they were chosen."""
    for place, one in enumerate(chosen):
        for other in chosen[:place]:
            if other in VARIANTS[one].excludes:
                return other, one
    return None


def misplaced(chosen: Iterable[VariantId], scenario: Scenario, players: int) -> VariantId | None:
    """The first of those chosen with which that scenario cannot be played by so many."""
    return next((one for one in chosen if not VARIANTS[one].fits(scenario.id, players)), None)


def start_reputation(scenario: Scenario, chosen: Iterable[VariantId]) -> int:
    """MK-SET-04, MK-BC-01, MK-VAR-14, MK-VAR-17: the space of the Reputation track on which all begin.

    A variant goes before the scenario, for it names the space and not a change.
    """
    variants = {*chosen}
    if "hordes" in variants:
        return -4
    if "rampage" in variants:
        return -2
    return 2 if scenario.blitz else 0


def megapoles_allowed(scenario: Scenario, tiles: int) -> int:
    """MK-VAR-19, MK-VAR-24: how many megapolises there may be with so many city tiles: none beyond three cities."""
    if scenario.cities != "open" or tiles > 3:
        return 0
    return 2 if tiles <= 2 else 1


def halves(level: int) -> tuple[int, int]:
    """MK-VAR-21: the levels of the two cities of a megapolis: left rounded up, right down."""
    return -(-level // 2), level // 2
