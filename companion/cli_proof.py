"""What `companion journal prove` says of a book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click
import msgspec

from .core.errors import Refusal
from .core.message import say
from .story.proving.concrete import Blocked, replay, spelled
from .story.proving.endings import Endings
from .story.proving.findings import Finding, Proof
from .story.teller import Teller

if TYPE_CHECKING:
    from .cli import House

PARTINGS = 12  # places where endings part that are told unasked


def tell_proof(house: House, found: Proof, every: bool) -> None:
    """What was found, what stayed open, and (`every`) each claim with its number."""
    counts = {can: found.count(can) for can in ("can", "never", "open")}
    house.tell("cli-journal-proved", book=found.book, claims=len(found.claims), states=found.states, **counts)
    for one in found.unwanted:
        _tell_finding(house, one)
    for mark in found.unneeded:
        house.tell("cli-journal-unneeded", place=f"{mark.file}:{mark.line}", passage=mark.passage, mark=mark.mark)
    if wanted := len(found.findings) - len(found.unwanted):
        house.tell("cli-journal-wanted", count=wanted)
    for claim in found.claims if every else found.open:
        where = f"{claim.passage}, {claim.part}" if claim.part else claim.passage
        key = f"cli-journal-claim-{claim.kind}" if claim.yes else "cli-journal-claim-not"
        _aside(house, f"cli-journal-{claim.can}", number=str(claim.number), what=house.say(key, where=where))


def _tell_finding(house: House, one: Finding) -> None:
    where = f"{one.passage}, {one.part}" if one.part else one.passage
    house.tell(f"cli-journal-found-{one.kind}", place=f"{one.file}:{one.line}", where=where)
    for why in one.why:
        click.echo(f"    {house.say(why)}")
    if one.shown is not None:
        _aside(house, "cli-journal-shown", number=str(one.shown))  # to be copied: no thousands set apart
    _aside(house, "cli-journal-mark", mark=one.mark)


def tell_endings(house: House, found: Endings | None, every: bool) -> None:
    """Where the endings part, and which exclude each other; not all of it, unless `every`."""
    if found is None:
        house.tell("cli-journal-one-ending")
        return
    house.tell("cli-journal-parting", endings=", ".join(found.endings))
    told = found.partings if every else found.early[:PARTINGS]
    for one in told:
        facts = {name: ", ".join(getattr(one, name)) or "–" for name in ("lost", "left", "open")}
        spared = ", ".join(str(number) for number in dict.fromkeys(one.spared.values()))
        what = f"{one.what} ({one.leads})" if one.leads else one.what
        place = f"{one.file}:{one.line}"
        house.tell("cli-journal-parted", place=place, what=what, unsure=len(one.open), **facts)
        _aside(house, "cli-journal-parted-shown", taken=str(one.taken), spared=spared)
    if more := len(found.early) - len(told):
        house.tell("cli-journal-parted-more", count=more)
    if last := len(found.partings) - len(found.early):
        house.tell("cli-journal-parted-last", count=last)
    if not found.early and not found.open:
        house.tell("cli-journal-parted-late")
    for act in found.acts:
        _aside(house, "cli-journal-parted-act", **msgspec.to_builtins(act))
    apart = [both for both in found.again if both.can != "can"]
    if not apart:
        house.tell("cli-journal-again-all")
    for both in apart:
        house.tell(f"cli-journal-again-{both.can}", one=both.one, other=both.other, why=", ".join(both.why) or "–")
    if every:
        for both in found.again:
            if both.shown is not None:
                _aside(house, "cli-journal-again-shown", one=both.one, other=both.other, number=str(both.shown))
        for unsure in found.open:
            what = f"{unsure.what} ({unsure.leads})" if unsure.leads else unsure.what
            _aside(house, "cli-journal-parted-open", what=what, ending=unsure.ending)


def tell_play(house: House, teller: Teller, found: Proof, number: int) -> None:
    """The play of a claim, played anew before it is told."""
    witness = found.play(number)
    if witness is None:
        raise Refusal(say("cli-journal-no-play", number=str(number)))
    try:
        replay(teller, witness)
    except Blocked:
        raise Refusal(say("cli-journal-no-play", number=str(number))) from None
    house.tell("cli-journal-play", number=str(number), world=witness.world)
    for step in spelled(witness):
        click.echo(f"    {step}")


def _aside(house: House, key: str, /, **facts: Any) -> None:
    click.echo(f"    {house.say(key, **facts)}")
