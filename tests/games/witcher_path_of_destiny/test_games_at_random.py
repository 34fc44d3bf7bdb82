"""Whole games by what is offered, abilities among it: nothing offered is refused, cards add up, somebody wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.names import BACKS, COLOURS, SYMBOLS
from companion.games.witcher_path_of_destiny.play import (
    chapter_end,
    course,
    drafting,
    effects,
    fate,
    final,
    playing,
    points,
    stories,
    symbols,
    windows,
)
from companion.games.witcher_path_of_destiny.play.stories import hidden_objectives
from companion.games.witcher_path_of_destiny.play.windows import Ability
from tests.effort import times

from .conftest import TRIO, Table
from .test_turns_at_random import all_cards, described

FIVE = (*TRIO, "marigold", "vesemir")
Args = dict[str, Any]


class Hand:
    """Whoever plays: draws of what is offered, and makes the move."""

    def __init__(self, table: Table, data: st.DataObject, cards: list[str]) -> None:
        """A game that begins."""
        self.table, self.data, self.cards = table, data, cards

    def one_of(self, things: Any) -> Any:
        """One of what is offered."""
        return self.data.draw(st.sampled_from([*things]))

    @property
    def card(self) -> str:
        """A card that is known."""
        return self.one_of(self.cards)

    def paying(self, who: int, types: tuple[str, ...], count: int, upto: int | None = None) -> list[str]:
        """What is lost, where there is a choice."""
        found = symbols.choice(self.table.one(who), types, count, upto)
        keys = [source.key for source in found for _ in range(source.count)]
        return self.data.draw(st.permutations(keys))[:count] if keys else []

    def use(self, ability: Ability) -> None:
        """An ability that is offered is used."""
        who, state = ability.seat, self.table.state
        player = state.at(who)
        if not state.full:
            self.table.move("use_ability", who=who, number=ability.number)
            return
        rows = [row for row in state.rows if row.cards]
        if ability.id in ("swap_pool", "discard_pair", "take_extra", "take_and_play"):
            row = self.one_of(rows)
            place = self.data.draw(st.integers(1, len(row.cards)))
        at = self.data.draw(st.integers(0, max(0, len(player.timeline) - 1)))
        left, right = fate.count_of(state, player, "left"), fate.count_of(state, player, "right")
        ways: dict[str, Callable[[], Args]] = {
            "swap_pool": lambda: {"row": row.number, "place": place, **self._other(row.number, place)},
            "discard_pair": lambda: {"row": row.number, "symbols": self._printed(row.cards)},
            "take_extra": lambda: {"row": row.number, "place": place},
            "take_and_play": lambda: {"row": row.number, "place": place, "card": self.card},
            "gain_fewer": lambda: {"side": self.one_of(("left", "right"))} if left == right else {},
            "gain_and_others_lose": lambda: {"side": self.one_of(("left", "right"))},
            "search_symbol": lambda: {"symbol": self.one_of(SYMBOLS), "revealed": 1},
            "lose_one_gain_three": lambda: self._turns(who, left, right),
            "exchange_timeline": lambda: {"place": at, "card": self.card},
            "take_before_play": lambda: {"place": at},
            "take_at_end": lambda: {"place": at},
            "discard_for_symbols": lambda: {"cards": [self.card]},
            "spare_symbol": lambda: {"paying": self._spared(who)},
            "full_result": dict,
            "dye_card": lambda: {"place": at, "colour": self.one_of(COLOURS)},
            "play_another": lambda: {"card": self.card},
        }
        alike = ("play-another-one",) if ability.id == "exchange_timeline" else ()  # there may be two that are alike
        self.table.move(ability.id, overrule=alike, who=who, **ways[ability.id]())
        assert self.table.one(who).abilities[ability.number - 1] == "used"

    def _other(self, row: int, place: int) -> Args:
        places = [(one.number, at) for one in self.table.state.rows for at, _ in enumerate(one.cards, 1)]
        number, at = self.one_of(found for found in places if found != (row, place))
        return {"other_row": number, "other_place": at}

    def _printed(self, cards: list[str]) -> list[str]:
        if not all(cards):
            return ["magic"]
        return [symbol for card in cards for symbol in self.table.state.box.cards[card].symbols][:2]

    def _turns(self, who: int, left: int, right: int) -> Args:
        side = "left" if left > right else "right" if right > left else self.one_of(("left", "right"))
        symbol = self.table.state.active(side)
        return {"side": side, "paying": self.paying(who, (symbol,), 1)}

    def _spared(self, who: int) -> list[str]:
        one = self.table.one(who)
        outcome = effects.weigh(self.table.state, one, one.resolving[0])
        return self.paying(who, outcome.lost_types, outcome.losing - 1, one.resolving[0])

    def decide(self) -> None:
        """The next thing that the table waits for."""
        table, state = self.table, self.table.state
        offered = windows.offered(state)
        if offered and self.data.draw(st.integers(0, 3)) == 0:
            self.use(self.one_of(offered))
        elif stories.waits(state):
            self.allies()
        elif state.owed:
            owed = state.owed[0]
            table.move("pay_owed", who=owed.seat, paying=self.paying(owed.seat, (owed.symbol,), owed.count))
        elif waiting := [one for one in state.players if one.resolving and not chapter_end.wants_coming(state)]:
            one = self.one_of(waiting)
            outcome = effects.weigh(state, one, one.resolving[0])
            assert playing.choice(state, one) or windows.held(state, one)
            paying = self.paying(one.seat, outcome.lost_types, outcome.losing, one.resolving[0])
            table.move("resolve_effect", who=one.seat, paying=paying)
        else:
            self.step()

    def allies(self) -> None:
        """What a story with alliances asks."""
        table, state = self.table, self.table.state
        side = self.one_of(("left", "right"))
        if state.alliances.choosing:
            table.move("choose_alliance", who=state.alliances.choosing[0], ally=side)
            return
        crowded = [
            (one.seat, side) for one in state.players for side in ("left", "right") if len(one.alliances[side]) > 3
        ]
        if crowded:
            table.move("discard_alliance", who=crowded[0][0], ally=crowded[0][1])
            return
        who = self.one_of(state.alliances.revealed)
        if not state.full:
            table.move("applied_alliances", who=who, xp=self.data.draw(st.integers(0, 4)))
        elif state.alliances.revealed[who][0] is None:
            table.move("show_alliance", who=who, effect="xp")
        else:
            table.move("apply_alliance", who=who)

    def count(self) -> None:
        """What a light table counts itself."""
        table, state = self.table, self.table.state
        if state.step == "scoring":
            left, right = self.data.draw(st.integers(0, 9)), self.data.draw(st.integers(0, 9))
            table.move("count_symbols", who=chapter_end.uncounted(state)[0].seat, left=left, right=right)
        elif waiting := fate.waiting(state):
            table.move("announce", who=waiting[0].seat, side=self.one_of(("left", "right", "tie")))
        else:
            table.move("announce_mat", side=self.one_of(("left", "right", "tie")))

    def step(self) -> None:
        """What belongs to the step."""
        table, state = self.table, self.table.state
        if state.step == "objectives":
            self.objectives()
        elif course.stage(state).may_be_left(state) and state.step != "reading":
            table.move("next_step")
        elif state.step == "draft":
            free = [0, *(row.number for row in state.rows if row.free)]
            table.move("draft_row", who=drafting.on_turn(state).seat, row=self.one_of(free))
        elif state.step == "play":
            who = self.one_of(one.seat for one in playing.waiting(state) if not one.chosen)
            how = self.one_of(("choose_cards", "play_cards"))
            table.move(how, who=who, first=self.card, second=self.card)
        elif state.step in ("fate", "scoring"):
            self.count()
        elif state.step == "dominance":
            table.move("choose_dominant", who=state.initiative[0], side=self.one_of(("left", "right")))
        elif state.step == "keep":
            self.keep()
        elif state.step == "reading":
            self.read()
        elif state.step == "quests":
            one = self.one_of(final.unscored(state))
            table.move("show_hand", who=one.seat, cards=[self.card for _ in range(min(40, one.hand))])
        else:
            assert state.step == "gold"
            table.move("score_gold", who=final.unpaid(state)[0].seat, vp=self.data.draw(st.integers(0, 9)))

    def objectives(self) -> None:
        """WP-ST-20: the objectives that match are turned up, and counted where only the table can."""
        table, state = self.table, self.table.state
        place = next(place for place in hidden_objectives.scored_places(state) if not place.scored)
        if place.turned is None:
            table.move("turn_up_objective", back=place.back, card=place.back)
            return
        one = hidden_objectives.uncounted(state, place)[0]
        table.move("count_for_objective", who=one.seat, back=place.back, count=self.data.draw(st.integers(0, 5)))

    def keep(self) -> None:
        """Cards are kept."""
        state = self.table.state
        if chapter_end.wants_coming(state):
            left, right = self.data.draw(st.permutations(SYMBOLS))[:2]
            self.table.move("name_coming", left=left, right=right)
            return
        one = self.one_of(chapter_end.choosing_kept(state))
        places = self.data.draw(st.permutations(range(len(one.timeline))))[: chapter_end.to_keep(state, one)]
        self.table.move("keep_cards", who=one.seat, **dict(zip(("first", "second"), places, strict=False)))

    def read(self) -> None:
        """The story is read on."""
        state = self.table.state
        if len(state.outcomes) < len(state.dominant):
            self.table.move("turn_page")
        elif state.left is None:
            left, right = self.data.draw(st.permutations(SYMBOLS))[:2]
            self.table.move("name_symbols", left=left, right=right)
        else:
            self.table.move("next_step")


@pytest.mark.rule("WP-STR-01", "WP-STR-02", "WP-ABI-03", "WP-ABI-05", "WP-FIN-07", "WP-VP-02", "WP-XP-13", "WP-END-24")
@settings(max_examples=times(3, 60), deadline=None)
@given(data=st.data())
@pytest.mark.parametrize("story", ["P1", "P2", "P3"])
def test_whole_games_by_what_is_offered(story, data):
    count, kept = data.draw(st.integers(2, 5)), data.draw(st.sampled_from(("full", "full", "light")))
    people = [{"character": one} for one in FIVE[:count]]
    table = Table({"players": people, "story": story, "effort_cards": data.draw(st.booleans()), "kept": kept})
    table.move("leave_list")
    cards = [f"card {number}" for number in range(4)]
    for card in cards:
        table.move("describe_card", card=card, **data.draw(described()))
    for character in FIVE[:count]:
        table.move("describe_board", character=character, second=2, third=5, fourth=9, track=[*range(21)][:21])
        table.move("describe_quest", character=character, colour="red", scale=[0, 1, 2, 3])
    for back in BACKS:
        table.move("describe_objective", card=back, back=back, pattern="rank_multi", values=[4, 2])
    plays, decided = Hand(table, data, cards), 0
    while not GAME.over(table.state):
        plays.decide()
        decided += 1
        assert decided < 900
        assert kept == "light" or all_cards(table) == 68 + 5 * count
        state = table.state
        assert {*state.initiative} == {*range(1, count + 1)} and len(state.dominant) <= 3
        for one in state.players:
            assert points.account(one).total == sum(part.points for part in points.account(one).parts)
            assert (one.gold is not None) == (one.xp == 20)
    best = max(one.vp for one in table.state.players)
    winner = table.one(table.state.winner)
    assert winner.vp == best
    assert winner.seat == next(seat for seat in table.state.initiative if table.one(seat).vp == best)
    assert [outcome.side for outcome in table.state.outcomes] == table.state.dominant
