"""Menhirs: activated, extended, put right. TG-MEN."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import RESOURCES, TRACKS, Count, Counted, DialValue, HeroId, LocationNumber, Party, Text
from ..play import land
from ..play.acting import during_the_day, mark_acted, party_of
from ..play.menhirs import dial_from, light
from ..play.prices import SHARED, pay_price
from ..state.heroes import Hero
from ..state.pieces import Place
from ..state.table import Avalon

moves = Moves()


@moves.add(by="seat", step="actions")
def activate_menhir(
    draft: Draft[Avalon],
    who: Party,
    base: DialValue | None = None,
    dial: DialValue | None = None,
    same_action: bool = True,
    at: LocationNumber | None = None,
    per_player: dict[Counted, Count] = {},  # noqa: B006
    paying: dict[Counted, dict[HeroId, Count]] = {},  # noqa: B006
) -> None:
    """TG-MEN-02..07: activate or extend a menhir: its dial shows `base` minus one a player, or just `dial`.

    TG-ACT-18: right after the inspection it is the same action; TG-ACT-19: what it costs grows with all players.
    `at`: where, for a table that keeps its map on the table; `per_player`: what each player in the game adds to the
    price; `paying`: who pays how much of it, when not the acting one alone.
    """
    during_the_day(draft)
    party = party_of(draft, who)
    place = _menhir_of(draft, party, at)
    value = _shows(draft, base, dial)
    if not same_action:
        mark_acted(draft, party)
    _pay_together(draft, party, per_player, paying)
    _remember(place, base, per_player)
    light(draft, place.number, value)
    draft.write("wrote-menhir-lit", who=[hero.id for hero in party], place=place.number, value=value)
    if draft.state.in_app("map") and place.at is not None:
        draft.tell("tell-check-reveals", place=place.number)


def _menhir_of(draft: Draft[Avalon], party: Sequence[Hero], at: int | None) -> Place:
    """The card whose menhir the party activates: the one where it stands. TG-MEN-03."""
    number = at or party[0].place
    if number is None:
        draft.refuse("at", "nowhere", who=party[0].id)
    if not draft.state.in_app("map"):
        return _noted(draft, number)
    if number != party[0].place:
        draft.refuse("at", "nobody-stands-there", place=number)
    place = land.card(draft, number)
    if not place.has("menhir"):
        draft.object("TG-MEN-03", "no-menhir-emblem", place=number)
    return place


def _shows(draft: Draft[Avalon], base: int | None, dial: int | None) -> int:
    """TG-MEN-04: what the dial will show, as it was told, or by what its text bases it on."""
    if dial is None and base is None:
        draft.refuse("base", "base-or-dial")
    value = dial if dial is not None else dial_from(draft.state, base or 0)
    if value < 1:
        draft.refuse("base", "dial-too-low", base=base, players=draft.state.scale)
    return value


def _pay_together(
    draft: Draft[Avalon],
    party: Sequence[Hero],
    per_player: dict[Counted, Count],
    paying: dict[Counted, dict[HeroId, Count]],
) -> None:
    """TG-MEN-05, TG-ACT-19: the price grows with all players; what can be shared the members may pay together."""
    for what in (*TRACKS, *RESOURCES):
        if cost := per_player.get(what, 0) * draft.state.scale:
            draft.tell("tell-menhir-price", what=what, cost=cost, players=draft.state.scale)
            members = party if what in SHARED else party[:1]
            told = partial(_among, paying, what)
            pay_price(draft, members, cost, paying.get(what, {}), what=what, rule="TG-MEN-05", told_as=told)


def _among(paying: dict[Counted, dict[HeroId, Count]], what: Counted, shares: dict[HeroId, int]) -> dict[Counted, Any]:
    """The shares of one price among those of the others, as this move is told them."""
    return {**paying, what: shares}


def _remember(place: Place, base: int | None, per_player: dict[Counted, Count]) -> None:
    """TG-HNT-03: what its text asks for is asked once, so that the next time can be planned."""
    if base is not None:
        place.menhir_base = base
    if per_player:
        place.menhir_price = {what: amount for what, amount in per_player.items() if amount}


@moves.add(by="seat")
def note_menhir(
    draft: Draft[Avalon],
    number: LocationNumber,
    base: DialValue,
    per_player: dict[Counted, Count] = {},  # noqa: B006
    who: Party | None = None,
) -> None:
    """TG-HNT-03, TG-ACT-17: note what an inspected menhir asks for, to plan its activation; nothing is paid yet.

    `who`: those who stand before it and may write it down, too; without them it is the table that does.
    """
    place = _noted(draft, number)
    if dial_from(draft.state, base) < 1:
        draft.refuse("base", "dial-too-low", base=base, players=draft.state.scale)
    _remember(place, base, per_player)
    draft.write("wrote-menhir-noted", place=number)


@moves.add()
def set_menhir(
    draft: Draft[Avalon], place: LocationNumber, dial: DialValue | None = None, note: Text | None = None
) -> None:
    """Put a menhir right by hand: where it stands and what its dial shows (none: it goes tomorrow). TG-SAV-08.

    `note`: what its dial is to be remembered for. TG-TOK-06.
    """
    _noted(draft, place)
    if dial is None:
        standing = next((menhir for menhir in draft.state.menhirs if menhir.place == place), None)
        if standing is None:
            draft.refuse("place", "no-menhir-there", place=place)
        standing.dial = None
        draft.tell("tell-menhir-dial-off", place=place)
    else:
        light(draft, place, dial)
    if note is not None:
        next(menhir for menhir in draft.state.menhirs if menhir.place == place).note = note
    draft.write("wrote-menhir-set", place=place, value=dial or 0)


@moves.add()
def remove_menhir(draft: Draft[Avalon], place: LocationNumber) -> None:
    """Take a menhir off the table because a text says so."""
    standing = next((menhir for menhir in draft.state.menhirs if menhir.place == place), None)
    if standing is None:
        draft.refuse("place", "no-menhir-there", place=place)
    draft.state.menhirs.remove(standing)
    draft.tell("tell-remove-menhir", place=place)
    draft.write("wrote-menhir-gone", place=place)


def _noted(draft: Draft[Avalon], number: int) -> Place:
    """The card of a menhir: it lies on the map, or a table that keeps its own map tells of it now."""
    place = draft.state.place(number)
    if place is None or place.state != "revealed":
        if draft.state.in_app("map"):
            draft.refuse("place", "not-on-the-table", place=number)
        return land.meet(draft, number)
    return place
