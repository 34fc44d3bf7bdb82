"""The six basic actions and the personal one, alone or as a party. TG-ACT, TG-PTY."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.errors import Instead
from ....core.message import say
from ....core.moves import Moves
from ..box.names import RESOURCES, TRACKS, Count, Counted, HeroId, LocationNumber, Party, Text, TrackName
from ..play import land, lessons, prices, under_way
from ..play.acting import during_the_day, hero_of, mark_acted, party_of
from ..play.prices import ACTION, must_have, owner_pays, pay_price, spend
from ..state.heroes import Hero
from ..state.pieces import Place
from ..state.table import Avalon
from ..state.under_way import UnderWay

moves = Moves()
Shares = dict[HeroId, Count]


def _here(draft: Draft[Avalon], hero: Hero) -> Place:
    """The card that the character stands on; refused when the app does not know it."""
    place = draft.state.place(hero.place)
    if place is None:
        draft.refuse("who", "nowhere", who=hero.id)
    return place


@moves.add(by="seat", step="actions")
def travel(draft: Draft[Avalon], who: Party, to: LocationNumber, paying: Shares = {}) -> None:  # noqa: B006
    """TG-ACT-06..10: go to a connected location for 1 Energy each, alone or as a party. TG-PTY-05, TG-PTY-11.

    `paying`: who pays how much, when the members agree on other shares than each their own; whom it leaves out stays.
    """
    during_the_day(draft)
    party = party_of(draft, who)
    place = _here(draft, party[0])
    goal = draft.state.place(to)
    if goal is None or goal.state != "revealed":
        draft.refuse("to", "not-on-the-table", place=to)
    if goal not in land.connected(draft.state, place):
        diagonal = place.at and goal.at and land.reach(place.at, goal.at) == 1 and land.steps(place.at, goal.at) == 2
        rule = "TG-ACT-08" if diagonal else "TG-ACT-09"
        draft.object(rule, "no-diagonal-travel" if diagonal else "not-connected", place=place.number, to=to)
    party = prices.each_pays(draft, party, ACTION, paying, rule="TG-ACT-06")
    mark_acted(draft, party)
    draft.tell("tell-move-party", who=[hero.id for hero in party], place=to)
    draft.write("wrote-travelled", who=[hero.id for hero in party], place=to)
    land.arrive(draft, party, goal)


@moves.add(by="seat", step="actions", reveals=True)
def explore(draft: Draft[Avalon], who: Party, paying: Shares = {}) -> None:  # noqa: B006
    """TG-ACT-01..05: explore the location for 1 Energy each; its journal section is named. TG-PTY-05, TG-PTY-11."""
    during_the_day(draft)
    party = party_of(draft, who)
    place = _here(draft, party[0])
    party = prices.each_pays(draft, party, ACTION, paying, rule="TG-ACT-01")
    mark_acted(draft, party)
    place.explored += 1
    draft.state.under_way.append(UnderWay(kind="exploration", who=[hero.id for hero in party], place=place.number))
    draft.tell("tell-turn-card", place=place.number)
    draft.tell("tell-read-section", place=place.number)
    draft.write("wrote-explored", who=[hero.id for hero in party], place=place.number)


@moves.add(by="seat", step="actions", teaches=lessons.of_location)
def location_action(
    draft: Draft[Avalon],
    who: Party,
    cost: Count | None = None,
    paying: Shares = {},  # noqa: B006
    once_a_day: bool | None = None,
    paid_in: TrackName | None = None,
) -> None:
    """TG-ACT-11..14: use the location's action; the price is paid once, and split as the party likes. TG-PTY-05, 08.

    `cost`, `paid_in` and `once_a_day` are asked the first time that the table uses this card, and remembered.
    """
    during_the_day(draft)
    party = party_of(draft, who)
    place = _here(draft, party[0])
    if cost is not None:
        place.action_cost, place.action_known = cost, True
    if paid_in is not None:
        place.action_paid_in = paid_in
    if once_a_day is not None:
        place.action_once = once_a_day
    if place.used_today:
        draft.object("TG-ACT-12", "action-used-today", place=place.number)
    pay_price(draft, party, place.action_cost, paying, what=place.action_paid_in, rule="TG-ACT-11")
    mark_acted(draft, party)
    if place.action_once:
        place.used_today = True
        own = str(place.number) in land.with_time_tokens(draft.state)
        draft.tell("tell-remember-used" if own else "tell-put-used-token", place=place.number)
    draft.write("wrote-location-action", who=[hero.id for hero in party], place=place.number)


@moves.add(by="seat", step="actions")
def personal_action(
    draft: Draft[Avalon],
    who: HeroId,
    helpers: list[HeroId] = [],  # noqa: B006
    cost: Count | None = None,
    paying: Shares = {},  # noqa: B006
    paid_in: TrackName | None = None,
) -> None:
    """TG-ACT-15, TG-ACT-16, TG-PTY-07: the character's own action; helpers may pay, but its owner pays at least 1."""
    during_the_day(draft)
    party = party_of(draft, [who, *helpers])
    owner = party[0]
    under_way.between_actions(draft, [owner], "TG-ACT-15")
    owner.personal_cost = owner.personal_cost if cost is None else cost
    owner.personal_paid_in = paid_in or owner.personal_paid_in
    if draft.state.in_app("boards"):
        owner_pays(draft, party, owner.personal_cost, paying, owner.personal_paid_in)
    price = owner.personal_cost
    pay_price(draft, party, price, paying, what=owner.personal_paid_in, rule="TG-ACT-15", helping=True)
    mark_acted(draft, party)
    draft.tell("tell-personal-action", who=owner.id, text=owner.personal_action)
    draft.write("wrote-personal-action", who=owner.id)


@moves.add(by="seat", step="actions")
def inspect_menhir(draft: Draft[Avalon], who: Party) -> None:
    """TG-ACT-17, TG-ACT-18, TG-ACT-20: look at what a menhir asks for; free, and the party's action of the cycle."""
    during_the_day(draft)
    party = party_of(draft, who)
    place = _here(draft, party[0])
    if not place.has("menhir"):
        draft.object("TG-ACT-17", "no-menhir-emblem", place=place.number)
    mark_acted(draft, party)
    draft.tell("tell-read-menhir", place=place.number, players=draft.state.scale)
    draft.write("wrote-inspected", who=[hero.id for hero in party], place=place.number)


@moves.add(by="seat", step="actions")
def move_figure(draft: Draft[Avalon], who: Party, to: LocationNumber) -> None:
    """TG-LOC-19: a special movement: no action, no price, but everything that arriving brings."""
    party = [hero_of(draft, name) for name in dict.fromkeys(who)]
    goal = draft.state.place(to)
    if goal is None or goal.state != "revealed":
        if draft.state.in_app("map"):
            draft.refuse("to", "not-on-the-table", place=to)
        goal = land.meet(draft, to)
    draft.tell("tell-move-party", who=[hero.id for hero in party], place=to)
    draft.write("wrote-moved", who=[hero.id for hero in party], place=to)
    land.arrive(draft, party, goal)


@moves.add(by="seat", step="actions")
def pay(
    draft: Draft[Avalon],
    who: HeroId,
    energy: Count = 0,
    health: Count = 0,
    terror: Count = 0,
    why: Text = "",
    food: Count = 0,
    wealth: Count = 0,
    reputation: Count = 0,
    magic: Count = 0,
    experience: Count = 0,
) -> None:
    """TG-DUR-06, TG-TRK-12, TG-PTY-08: pay a price of one's own, hearts and eyes too; in full or not at all.

    Where it was asked of each, who has not enough may drop out of the exploration instead (TG-PTY-11).
    """
    hero = hero_of(draft, who)
    amounts = (energy, health, terror, food, wealth, reputation, magic, experience)
    price = dict(zip((*TRACKS, *RESOURCES), amounts, strict=True))
    doing = under_way.in_one(draft.state, hero, "exploration")
    with_others = doing is not None and len(doing.who) > 1
    ways = [Instead(say("instead-drop-out", who=who), {"who": who}, "drop_out")] if with_others else []
    for what, amount in price.items():
        must_have(draft, hero, what, amount, "TG-DUR-06" if what in TRACKS else "TG-TRK-12", ways)
    for what, amount in price.items():  # Energy before Health, which may take Energy along with it
        if amount:
            spend(draft, hero, what, amount)
        if amount and what in RESOURCES:
            left = hero.resources[what]
            draft.write("wrote-changed", who=who, what=what, by=amount, sign="down", value=left)
    if energy or health or terror:
        draft.write("wrote-paid", who=who, energy=energy, health=health, terror=terror, why=why)


@moves.add(by="seat", step="actions")
def each_pays(
    draft: Draft[Avalon],
    who: HeroId,
    what: Counted,
    amount: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1,
    paying: Shares = {},  # noqa: B006
) -> None:
    """TG-PTY-05, TG-PTY-11: the journal asks a price of each who explores: who does not pay it drops out alone.

    `who`: one of those who explore; `paying`: who pays how much, when they agree on other shares; whom it leaves out
    stays behind.
    """
    doing = _exploration(draft, who)
    party = [draft.state.heroes[one] for one in doing.who]
    if not draft.state.in_app("boards"):
        draft.tell("tell-book-price-each", what=what, amount=amount)
        return
    going = prices.each_pays(draft, party, amount, paying, what=what, rule="TG-PTY-11")
    under_way.drop_out(draft, [hero for hero in party if hero not in going])


@moves.add(by="seat", step="actions")
def drop_out(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-PTY-11: a member that does not pay what is asked of each leaves the exploration alone; the others go on."""
    doing = _exploration(draft, who)
    if len(doing.who) == 1:
        draft.refuse("who", "nobody-goes-on", who=who)
    draft.tell("tell-drops-out", who=who)
    under_way.drop_out(draft, [draft.state.heroes[who]])


def _exploration(draft: Draft[Avalon], who: HeroId) -> UnderWay:
    doing = under_way.in_one(draft.state, hero_of(draft, who), "exploration")
    if doing is None:
        draft.refuse("who", "no-exploration", who=who)
    return doing
