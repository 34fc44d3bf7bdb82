"""A table in play, for whoever wants to look: a script that keeps to the rules. Its seed is always the same."""

from __future__ import annotations

from companion.core.sample import Do, Sample, put_away

from ..box import Fruit

NAMES = {"cs": ("Jana", "Petr", "Ola"), "en": ("Jane", "Peter", "Ola")}
TABLES = {"cs": "Ukázka", "en": "A sample"}
ROUNDS: tuple[tuple[Fruit, Fruit, Fruit], ...] = (
    ("apple", "pear", "plum"),
    ("apple", "plum", "apple"),
    ("pear", "apple", "pear"),
    ("plum", "apple", "apple"),
    ("apple", "pear", "plum"),
    ("pear", "apple", "plum"),
    ("apple", "pear", "apple"),
)
EVENINGS = (2, 5)  # after which rounds the table was put away


def sample(language: str) -> Sample:
    """Seven rounds of three players on three evenings; nobody has won."""
    return Sample(
        name=TABLES[language],
        options={"players": [{"player": name} for name in NAMES[language]]},
        play=play,
        evenings=(9, 5, 1),
    )


def play(do: Do) -> None:
    """Every draw is told: what the app would draw hangs on the seed."""
    do("leave_list")
    for number, drawn in enumerate(ROUNDS, 1):
        for who, fruit in enumerate(drawn, 1):
            do("pick", who=who, drew=fruit)
            if (number + who) % 2:
                do("sell", who=who, fruit=fruit)
            do("hand_on", who=who)
        if number in EVENINGS:
            put_away(do)
