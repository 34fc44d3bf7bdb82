"""A book of four hundred passages proved: how long that takes, as a share of a thousand readings of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from companion.library.shelf import vocabularies
from companion.story import parse
from companion.story.proving.findings import prove
from companion.story.teller import Teller
from companion.story.walking import walk

from .figure import Figure

SIZE, RUNS, SEED = 400, 1000, 5
COVER = """# made
game: tainted-grail
variable: trust = 0
variable: brine = 0
secret: name | cs Jméno | en The Name
dial: tide | cs Příliv | en The Tide

## en Made
"""


def figures() -> Iterator[Figure]:
    """Prove the book once, and read it as often as `journal walk` does."""
    teller = opened()
    began = perf_counter()
    walk(teller, RUNS, str(SEED))
    walked = perf_counter() - began
    began = perf_counter()
    prove(teller)
    yield Figure("prove-400", (perf_counter() - began) / walked, 30)


def opened(size: int = SIZE, seed: int = SEED) -> Teller:
    """A book that goes on through so many passages, with all that its kind has: acts, tales, doors, dials, rests."""
    files = {"book.md": COVER, "story.md": "\n".join(_passages(Random(seed), size))}
    book, found = parse.read("tainted-grail/made", files, vocabularies(), own=True)
    assert not found.errors, found.errors[:3]
    return Teller(book, vocabularies()["tainted_grail"])


def _passages(chance: Random, size: int) -> Iterator[str]:
    apart, story = size // 10, size - size // 10  # tales and dreams stand beside the story
    for number in range(story):
        yield _passage(chance, f"p{number}", *_onward(chance, number, story))
    for number in range(apart):
        early, late = sorted((chance.randrange(story), chance.randrange(story)))
        door = ("tale sands", "dream", "dial tide")[number % 3]
        head = [
            f"entry: {door}",
            f'when: visited["p{early}"]',
            "once" if number % 2 else f"case late: brine > {number}",
        ]
        ways = [f"- [w{way}](#p{late}) | {('add brine 1', 'gain secret name')[way]} | returns" for way in range(2)]
        yield _passage(chance, f"q{number}", head, ways if number % 3 else ways[:1])


def _onward(chance: Random, number: int, story: int) -> tuple[list[str], list[str]]:
    if number == story - 1:
        return ["ending: end"], []
    head = ["entry: start"] if not number else [f"act: {1 + 3 * number // story}"]
    if number % 40 == 20:
        head.append("does: dial tide 6")
    if number % 2:
        before = max(0, number - chance.randrange(1, 30))
        asked = chance.choice((f'visited["p{before}"]', f"trust >= {chance.randrange(1, 6)}"))
        head.append(f"case seen: {asked}")
    ways = []
    before = max(0, number - chance.randrange(2, 12))
    for way in range(3):
        target = min(story - 1, number + chance.randrange(1, 6))
        clauses = [f"- [w{way}](#p{target})"]
        if way:
            clauses += chance.choice(
                ([], ["add trust 1"], ["add brine 1"], ["roll d6", f"or [x](#p{target}) if roll > 3"])
            )
        if way == 2:
            clauses.append(chance.choice(("needs trust >= 2", 'needs secret["name"]', f'needs chosen["p{before}.w1"]')))
        elif chance.random() < 0.1:
            clauses.append(chance.choice(("rests", "draws sands")))
        ways.append(" | ".join(clauses))
    return head, ways


def _passage(chance: Random, id: str, head: list[str], ways: list[str]) -> str:
    cases = "".join(f" {{{line.split()[1][:-1]}: so|or so}}." for line in head if line.startswith("case "))
    said = [f"- {way[3:5]}: Go." for way in ways]
    return "\n".join([f"# {id}", *head, "", *ways, "", f"## en {id}", "", f"Words.{cases}", "", *said, ""])
