"""The rules of Talisman that a table may read the other way (`core.house_rules`)."""

from __future__ import annotations

from typing import Literal, get_args

HouseRule = Literal[
    "TA-MOV-06",
    "TA-RAFT-05",
    "TA-RAFT-07",
    "TA-RAFT-11",
    "TA-RAFT-13",
    "TA-GATE-02",
    "TA-GATE-10",
    "TA-INN-02",
    "TA-INN-07",
    "TA-INN-08",
    "TA-INN-24",
    "TA-INN-33",
    "TA-CRA-09",
    "TA-GOLD-05",
    "TA-DEATH-07",
    "TA-DEATH-10",
    "TA-DEATH-11",
    "TA-DEATH-12",
    "TA-ALI-08",
    "TA-ALI-09",
    "TA-ENC-16",
    "TA-COL-06",
    "TA-CARD-04",
    "TA-CARD-10",
    "TA-CARD-19",
    "TA-COM-10",
    "TA-COM-20",
    "TA-EVA-04",
    "TA-EVA-10",
    "TA-EVA-12",
    "TA-TOAD-03",
    "TA-TOAD-09",
    "TA-TOAD-16",
    "TA-TOAD-18",
    "TA-TOAD-19",
    "TA-CMD-01",
    "TA-CMD-10",
    "TA-CMD-13",
    "TA-CMD-15",
    "TA-CMD-16",
    "TA-DECK-03",
    "TA-TIM-04",
    "TA-EDGE-05",
    "TA-EDGE-11",
    "TA-EDGE-14",
]
READINGS: tuple[HouseRule, ...] = get_args(HouseRule)
# By what they are about, in the order in which an evening meets them.
AREAS = {
    "movement": ("MOV", "RAFT", "GATE"),
    "encounter": ("ENC", "COL", "CARD", "DECK"),
    "fight": ("COM", "EVA", "EDGE"),
    "character": ("CRA", "GOLD", "ALI", "TOAD", "TIM"),
    "inner": ("INN", "CMD"),
    "death": ("DEATH",),
}
GROUPS = {name: [rule for rule in READINGS if rule.split("-")[1] in areas] for name, areas in AREAS.items()}
