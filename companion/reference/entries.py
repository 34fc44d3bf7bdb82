"""The rules reference: each game's ledger of rule ids, and its entries in our own words, in both languages.

`rules/ledger.txt` lists every id with its tags (T: the app tracks it, C: it computes it, R: it reminds of it);
`rules/<area>.toml` holds the entries of one area, `mistakes.toml` what people get wrong. A rule is proven when a test
is marked with its id, told when its entry stands in both languages and nothing about it has to be coded.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache
from pathlib import Path

import msgspec

from ..core.errors import Refusal
from ..core.message import say
from ..core.moves import RULE
from ..core.words import LANGUAGES


class BothLanguages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in Czech and in English."""

    cs: str = ""
    en: str = ""

    @property
    def complete(self) -> bool:
        """Whether the entry stands in every language."""
        return all(getattr(self, language).strip() for language in LANGUAGES)


class Rule(msgspec.Struct, frozen=True):
    """One entry of the reference: what the rule says, shortly."""

    id: str
    area: str
    title: BothLanguages
    text: BothLanguages

    @property
    def complete(self) -> bool:
        """Whether its title and its text stand in both languages."""
        return self.title.complete and self.text.complete


class Rules(msgspec.Struct, frozen=True):
    """A game's rules: the titles of its areas, its entries by id, and the whole ledger with its tags."""

    areas: dict[str, BothLanguages]
    entries: dict[str, Rule]
    ledger: dict[str, str]


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people get wrong at that game, and what stands in its way here: on which page ("": nothing yet)."""

    rules: list[str]
    page: str
    cs: str
    en: str
    here: BothLanguages


class Report(msgspec.Struct, frozen=True):
    """How far a game's ledger is built: each id stands in exactly one of the three lists."""

    code: str
    proven: list[str]
    told: list[str]
    missing: list[str]

    def __str__(self) -> str:
        total = len(self.proven) + len(self.told) + len(self.missing)
        told = len(self.told)
        return f"{self.code} proven {len(self.proven)} told {told} missing {len(self.missing)} total {total}"


class UnknownRule(Refusal):
    """The reference has no entry of that id."""

    def __init__(self, id: str) -> None:
        super().__init__(say("unknown-rule", rule=id[:40]))


class BrokenRules(ValueError):
    """A rules file that cannot be read; says which and why."""


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: BothLanguages = BothLanguages()
    cs: str = ""
    en: str = ""


@cache
def rules_of(home: Path) -> Rules:
    """The rules kept in a game's folder, read once; BrokenRules names the file that cannot be read."""
    areas: dict[str, BothLanguages] = {}
    entries: dict[str, Rule] = {}
    for file in sorted((home / "rules").glob("*.toml")):
        try:
            written = tomllib.loads(file.read_text(encoding="utf-8"))
            areas[file.stem] = msgspec.convert(written.pop("area", {}), BothLanguages)
            for id, entry in msgspec.convert(written, dict[str, _Written]).items():
                if id in entries or not RULE.fullmatch(id):
                    raise ValueError(f"{id} is written twice, or is no rule id")
                entries[id] = Rule(id, file.stem, entry.title, BothLanguages(entry.cs, entry.en))
        except ValueError as error:  # also what tomllib and msgspec raise
            raise BrokenRules(f"{file}: {error}") from error
    return Rules(areas, entries, _ledger(home / "rules" / "ledger.txt"))


@cache
def mistakes_of(home: Path) -> tuple[Mistake, ...]:
    """What people get wrong at a game, from its `mistakes.toml`; none where there is no such file. BrokenRules."""
    file = home / "mistakes.toml"
    if not file.exists():
        return ()
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))["mistake"]
        return msgspec.convert(written, tuple[Mistake, ...])
    except (ValueError, KeyError) as error:
        raise BrokenRules(f"{file}: {error}") from error


def _ledger(file: Path) -> dict[str, str]:
    if not file.exists():
        return {}
    lines = (line.split() for line in file.read_text(encoding="utf-8").splitlines() if line.strip())
    return {id: "".join(tags) for id, *tags in lines}


def report(code: str, rules: Rules, proven: Collection[str]) -> Report:
    """Sort the ledger's ids by what stands behind each; `proven` are the ids that tests are marked with."""
    sorted_out = Report(code, [], [], [])
    for id, tags in rules.ledger.items():
        entry = rules.entries.get(id)
        if id in proven:
            sorted_out.proven.append(id)
        elif tags == "R" and entry is not None and entry.complete:
            sorted_out.told.append(id)
        else:
            sorted_out.missing.append(id)
    return sorted_out
