"""How this game's evenings are told: its chronicle as a tale, and "previously on"."""

from __future__ import annotations

from ....core.message import Message, say
from ....core.tale import LastLine, Manner, Retold, retold

WORTH_TELLING = (
    "wrote-set-up",
    "wrote-travelled",
    "wrote-revealed",
    "wrote-land-lost",
    "wrote-fled",
    "wrote-menhir-lit",
    "wrote-menhir-dark",
    "wrote-menhir-last-day",
    "wrote-no-menhir",
    "wrote-dying",
    "wrote-died",
    "wrote-campaign-lost",
    "wrote-campaign-won",
    "wrote-mercy",
    "wrote-successor",
    "wrote-joined",
    "wrote-left-table",
    "wrote-came-back",
    "wrote-chapter",
    "wrote-mad",
    "wrote-hungry",
    "wrote-quest",
    "wrote-quest-ended",
    "wrote-chapter-ended",
    "wrote-campaign-won",
    "wrote-event",
    "wrote-status",
    "wrote-guardian-attacked",
    "wrote-guardian-appeared",
    "wrote-encounter-ended",
    "wrote-robbed",
    "wrote-replaced",
    "wrote-noted",
    "wrote-book-rests",
    "wrote-book-ended",
)


MANNER = Manner(
    heads={"wrote-day-began": "day-title", "wrote-day-noted": "day-title"},
    aside=(
        "wrote-changed",
        "wrote-set",
        "wrote-paid",
        "wrote-passed",
        "wrote-described",
        "wrote-menhir-noted",
        "wrote-menhir-set",
        "wrote-dial-set",
        "wrote-board-read",
        "wrote-boards-read",
        "wrote-boards-noted",
        "wrote-decks-counted",
        "wrote-deck-rebuilt",
        "wrote-turned",
        "wrote-traded",
        "wrote-spent-for",
        "wrote-limiter-offset",
        "wrote-die-for",
        "wrote-mode",
        "wrote-chronicler",
    ),
    implied=("wrote-status", "wrote-status-off"),
    settled={"wrote-encounter": "wrote-encounter-ended"},
    retold={
        "wrote-ate": Retold("deed-ate", "who", at_once=True, deed=True),
        "wrote-hungry": Retold("deed-hungry", "who", at_once=True, deed=True, tails={"deed-ate": "tail-hungry"}),
        "wrote-dream": Retold("deed-dream", "who", at_once=True, deed=True, tails={"deed-dream": "tail-dream"}),
        "wrote-nightmare": Retold("deed-nightmare", "who", at_once=True, deed=True),
        "wrote-suffered": Retold("deed-suffered", "who", at_once=True, deed=True),
        "wrote-fled": Retold("deed-fled", "who", at_once=True, deed=True),
        "wrote-moved": Retold("deed-moved", "who", deed=True),
        "wrote-travelled": Retold("deed-travelled", deed=True, tails={"deed-travelled": "tail-travelled"}),
        "wrote-explored": Retold("deed-explored", "place", called="places", deed=True),
        "wrote-location-action": Retold("deed-location-action", deed=True),
        "wrote-personal-action": Retold("deed-personal-action", deed=True),
        "wrote-inspected": Retold("deed-inspected", deed=True),
        "wrote-menhir-lit": Retold("deed-menhir-lit", drops=("value",), deed=True),
        "wrote-encounter": Retold("deed-encounter-came", deed=True),
        "wrote-encounter-ended": Retold("deed-encounter", deed=True),
        "wrote-escaped": Retold("deed-escaped", "who", deed=True),
        "wrote-took": Retold("deed-took", "name", called="names", deed=True),
        "wrote-parted": Retold("deed-parted", "name", called="names", deed=True),
        "wrote-card": Retold("deed-card", deed=True),
        "wrote-attribute": Retold(
            "deed-attribute", drops=("value",), deed=True, tails={"deed-attribute": "tail-attribute"}
        ),
        "wrote-revealed": Retold("told-revealed", "place", called="places", tails={"": "tail-revealed"}),
        "wrote-land-lost": Retold("told-land-lost", "place", called="places"),
        "wrote-menhir-last-day": Retold("told-menhir-last-day", "place", called="places"),
        "wrote-menhir-dark": Retold("told-menhir-dark", "place", called="places"),
        "wrote-event": Retold("told-event"),
        "wrote-night": Retold("told-night"),
        "wrote-choice": Retold("told-choice"),
        "wrote-task": Retold("told-task"),
        "wrote-status": Retold("told-status", "status", called="statuses", drops=("part",)),
        "wrote-status-off": Retold("told-status-off", "status", called="statuses", drops=("part",)),
        "wrote-chapter": Retold("told-chapter"),
        "wrote-chapter-ended": Retold("told-chapter-ended"),
    },
    deeds="told-deeds",
    fights={"wrote-encounter": ("wrote-encounter-ended", "wrote-escaped")},
    parleys={"colour": "blue"},
    deaths=("wrote-died",),
    figures=(
        LastLine("figure-days", ("wrote-day-began", "wrote-day-noted")),
        LastLine("figure-journeys", ("wrote-travelled",)),
        LastLine("figure-explorations", ("wrote-explored",)),
        LastLine("figure-passages", ("wrote-read",)),
        LastLine("figure-encounters", ("wrote-encounter-ended", "wrote-escaped")),
        LastLine("figure-menhirs-lit", ("wrote-menhir-lit",)),
        LastLine("figure-menhirs-dark", ("wrote-menhir-dark",)),
        LastLine("figure-lands-lost", ("wrote-land-lost",)),
        LastLine("figure-suppers", ("wrote-ate",)),
        LastLine("figure-hungry", ("wrote-hungry",)),
        LastLine("figure-deaths", ("wrote-died",)),
    ),
)


def recap(told: list[Message]) -> list[Message]:
    """ "Previously on": from one evening's chronicle, the few sentences that a chronicler would read aloud.

    How many days went by, where the journey led, what was lost and lit, who suffered, and where it ended. What was
    laid before the set-up was told had not come yet: it was there.
    """
    began = next((n for n, message in enumerate(told) if message.key == "wrote-set-up"), 0)
    known = {message.args["place"] for message in told[:began] if message.key == "wrote-revealed"}
    told = told[began:]
    days = [message for message in told if message.key == "wrote-night"]
    short: list[Message] = []
    if days:
        short.append(say("recap-days", count=len(days), day=days[-1].args["day"]))
    went = [message for message in told if message.key == "wrote-travelled"]
    if went:
        last = went[-1]
        short.append(say("recap-went", who=last.args["who"], place=last.args["place"], count=len(went)))
    came = [message.args["place"] for message in told if message.key == "wrote-revealed"]
    seen = [place for place in dict.fromkeys(came) if place not in known]  # one that was lost and came back is not new
    if seen:
        short.append(say("recap-revealed", count=len(seen), place=seen[-1]))
    nights = {  # several may lie down hungry in one night
        sum(one.key == "wrote-night" for one in told[:n]) for n, one in enumerate(told) if one.key == "wrote-hungry"
    }
    if nights:
        names = list(dict.fromkeys(message.args["who"] for message in told if message.key == "wrote-hungry"))
        short.append(say("recap-hungry", who=names, count=len(nights)))
    once = ("wrote-travelled", "wrote-revealed", "wrote-hungry", "wrote-set-up")
    weighty = [message for message in told if message.key in WORTH_TELLING and message.key not in once]
    once_told = _told_once(weighty)
    fights = [message for message in once_told[:-6] if message.key == "wrote-encounter-ended"]
    return retold([*short, *fights[-1:], *once_told[-6:]] or told[-3:], MANNER)


def _told_once(told: list[Message]) -> list[Message]:
    """A menhir that went out shone for the last time before: only the end of it is told."""
    dark = [message.args["place"] for message in told if message.key == "wrote-menhir-dark"]
    return [one for one in told if one.key != "wrote-menhir-last-day" or one.args["place"] not in dark]
