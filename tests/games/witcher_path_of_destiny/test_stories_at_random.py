"""Whole games of the stories with rules of their own, by what is offered: nothing offered is refused, limits hold."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.viewer import EVERYBODY, Viewer
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.names import BACKS, COLOURS, SIDES
from companion.games.witcher_path_of_destiny.play import stories, symbols
from companion.games.witcher_path_of_destiny.play.stories import alliances
from companion.games.witcher_path_of_destiny.play.stories import hidden_objectives as objectives
from tests.effort import times

from .conftest import Table
from .test_games_at_random import FIVE, Hand
from .test_turns_at_random import described

PATTERNS = ("few_colours", "rank_bare", "rank_multi", "each_multi")
EFFECTS = ("xp", "turn_active", "inactive_to_xp")
PROMPTS = {"prompt-alliance-side", "prompt-alliance-discard", "prompt-alliance-apply"}


class Listener(Hand):
    """Whoever plays a story with rules of its own, too."""

    def decide(self) -> None:
        """What the story asks comes first; now and then somebody looks, or names a card."""
        state = self.table.state
        asked = stories.of(state).prompts(state)
        if asked:
            self.answer(asked[0].message.key, asked[0].seat)
        elif not self.tells_a_secret():
            super().decide()

    def answer(self, key: str, who: int) -> None:
        """Alliance cards: a side, a discard, the next one that is applied."""
        table, state = self.table, self.table.state
        player = state.at(who)
        assert key in PROMPTS
        if key == "prompt-alliance-side":
            table.move("choose_alliance", who=who, ally=self.one_of(SIDES))
        elif key == "prompt-alliance-discard":
            side = next(side for side in SIDES if alliances.too_many(state, player, side))
            table.move("discard_alliance", who=who, ally=side, number=len(player.alliances[side]))
        else:
            card = state.alliances.revealed[who][0]
            if card is None:
                table.move("show_alliance", who=who, effect=self.one_of(EFFECTS))
                return
            table.move("apply_alliance", who=who, **self._applied(who, card.effect))

    def _applied(self, who: int, effect: str) -> dict[str, Any]:
        state = self.table.state
        player = state.at(who)
        if effect == "inactive_to_xp":
            return {"paying": self.paying(who, tuple(state.inactive), 1)}
        if effect != "turn_active" or not alliances.turnable(state, player):
            return {}
        side = self.one_of(alliances.turnable(state, player))
        return {"turning": side, "paying": self.paying(who, (state.active(side),), 1)}

    def tells_a_secret(self) -> bool:
        """Somebody looks at an objective, or names an own alliance card."""
        state = self.table.state
        places = [place for place in state.objectives.places if place.holders - {*state.objectives.seen}]
        if places and self.data.draw(st.integers(0, 1)):
            place = places[0]
            who = min(place.holders - {*state.objectives.seen})
            pattern = self.one_of(PATTERNS)
            self.table.move("look_at_objective", who=who, back=place.back, pattern=pattern, values=[4, 2])
            return True
        unnamed = [(one.seat, side) for one in state.players for side in SIDES if None in one.alliances[side]]
        if unnamed and self.data.draw(st.integers(0, 3)) == 0:
            who, side = self.one_of(unnamed)
            self.table.move("name_alliance", who=who, ally=side, effect=self.one_of(EFFECTS))
            return True
        return False


def sound(table: Table, count: int) -> None:
    """What holds at any moment: limits, and who sees what."""
    state = table.state
    waiting = bool(stories.of(state).prompts(state))
    for one in state.players:
        assert waiting or all(len(one.alliances[side]) <= alliances.MOST_HELD for side in SIDES)
    for place in state.objectives.places:
        assert len({*place.left}) == len(place.left) and len({*place.right}) == len(place.right)
        for seat, looks in state.objectives.seen.items():
            assert place.back not in looks or seat in place.holders
    for viewer in (EVERYBODY, *(Viewer(seat) for seat in range(1, count + 1))):
        seen = GAME.seen(state, viewer)
        assert all(isinstance(looks, str) or seat == viewer.seat for seat, looks in seen.objectives.seen.items())
        for one in seen.players:
            hidden = [card for side in SIDES for card in one.alliances[side] if not isinstance(card, str)]
            assert one.seat == viewer.seat or not hidden


@pytest.mark.rule("WP-KS-12", "WP-ST-12", "WP-ST-20", "WP-MZ-09", "WP-MZ-16", "WP-PARTY-03", "WP-STR-12")
@pytest.mark.parametrize("story", ["P1", "P2", "P3"])
@settings(max_examples=times(2, 60), deadline=None)
@given(data=st.data())
def test_whole_games_of_stories_with_rules_of_their_own(story, data):
    count = data.draw(st.integers(2, 4))
    table = Table({"players": [{"character": one} for one in FIVE[:count]], "story": story, "side_quests": False})
    table.move("leave_list")
    cards = [f"card {number}" for number in range(3)]
    for card in cards:
        table.move("describe_card", card=card, **data.draw(described()))
    if story == "P1":
        for chapter in (1, 2, 3):
            colours = data.draw(st.lists(st.sampled_from(COLOURS), min_size=1, max_size=3))
            facts = {"chapter": chapter, "colours": colours, "bonus": data.draw(st.sampled_from(["xp", "left"]))}
            table.move("describe_effort", card=f"effort {chapter}", **facts)
            table.move("lay_effort", chapter=chapter, card=f"effort {chapter}")
    for back in BACKS if story == "P2" else ():
        facts = {"pattern": data.draw(st.sampled_from(PATTERNS)), "values": [4, 2]}
        table.move("describe_objective", card=back, back=back, **facts)
    plays, decided, turned = Listener(table, data, cards), 0, False
    while not GAME.over(table.state):
        if table.state.step == "objectives" and not turned:
            turned = True
            for place in [one for one in objectives.scored_places(table.state) if one.turned is None]:
                table.move("turn_up_objective", back=place.back, card=place.back)
            continue
        plays.decide()
        decided += 1
        assert decided < 900
        sound(table, count)
    state = table.state
    assert not any(card for one in state.players for side in SIDES for card in one.alliances[side])
    if story == "P2":
        assert sum(place.scored for place in state.objectives.places) == 2
    assert all(not card.face_up for card in state.effort.cards) and symbols.totals(state.at(1))
