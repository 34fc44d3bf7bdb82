"""What an encounter card prints, copied part by part when it first matters. TG-CMB-01, TG-DIP-02."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.encounter_cards import MOST_ROWS, Blow, Gain, Stage
from ..box.names import Count, HeroId, Name
from ..play import lessons
from ..play.encounters import finish, in_fight
from ..play.fights import ends
from ..state.fight import Fight
from ..state.table import Avalon

moves = Moves()
Part = Literal["answer", "opportunity", "failure"]


@moves.add(by="seat", teaches=lessons.of_fight)
def copy_blow(
    draft: Draft[Avalon],
    who: HeroId,
    part: Part = "answer",
    blow: Blow | None = None,
    since: Count | None = None,
    until: Count | None = None,
) -> None:
    """TG-CMB-16, TG-CMB-18, TG-DIP-07, TG-DIP-17: what one part of the card does, told when it is about to happen.

    `since`, `until`: for how many markers that row of the table holds; left out, for those in the pool now.
    """
    _, fight, _ = in_fight(draft, who)
    if blow is None:
        draft.refuse("blow", "say-what-it-does")
    if part == "opportunity":
        fight.card.opportunity = blow
    elif part == "failure":
        fight.card.failure = blow
    elif fight.kind == "combat":
        _copy_row(draft, fight, blow, since, until)
    else:
        _copy_reaction(fight, blow)


def _copy_row(draft: Draft[Avalon], fight: Fight, blow: Blow, since: int | None, until: int | None) -> None:
    first, last = fight.pool if since is None else since, fight.pool if until is None else until
    if not first <= fight.pool <= last:
        draft.refuse("since", "row-is-for-now", value=fight.pool)
    table = fight.card.with_row(blow, first, last)
    if len(table) > MOST_ROWS:
        draft.refuse("since", "too-many-rows")
    fight.card.table = table


def _copy_reaction(fight: Fight, blow: Blow) -> None:
    """TG-DIP-04, TG-DIP-17: the reaction of the stage that is being solved; those before it may be untold."""
    stages = fight.card.stages
    stages += [Stage() for _ in range(len(stages), fight.stage + 1)]
    stages[fight.stage].reaction = blow


@moves.add(by="seat", teaches=lessons.of_gain)
def copy_gain(
    draft: Draft[Avalon],
    who: HeroId,
    reward: Gain | None = None,
    loot: Gain | None = None,
    take: bool = False,
    card: Name | None = None,
) -> None:
    """TG-CMB-03, TG-DIP-20: what the card gives, told when it has been won.

    `take`: it is taken with the same tap, unless loot does not come out even among several; `card`: then what the
    card is known by, which nobody could tell any more once the encounter is over.
    """
    doing, fight, _ = in_fight(draft, who, "won")
    if reward is None and loot is None:
        draft.refuse("reward", "say-what-it-gives")
    fight.card.reward, fight.card.loot = reward or fight.card.reward, loot or fight.card.loot
    clear = not ends.to_divide(doing) or ends.comes_out_even(doing)
    if take and card == lessons.known_by(fight.card) and clear:
        finish(draft, who, "won")


@moves.add(by="seat", teaches=lessons.of_fight)
def name_card(draft: Draft[Avalon], who: HeroId, name: Name) -> None:
    """TG-CMB-01, TG-DIP-02: the title of a card that was faced without one; now it will be known again."""
    doing, fight, _ = in_fight(draft, who)
    fight.card.name, fight.card.unnamed = name, False
    doing.card = name
