"""Whole games alone by what is offered: nothing of it is refused, the Automa's things add up, somebody wins."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.viewer import EVERYBODY
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.names import DIFFICULTIES, SYMBOLS
from companion.games.witcher_path_of_destiny.pages.table import table as table_page
from companion.games.witcher_path_of_destiny.play import chapter_end, effects, fate, playing, solo, symbols
from companion.games.witcher_path_of_destiny.play.stories import hidden_objectives as objectives
from companion.games.witcher_path_of_destiny.state.house_rules import GROUPS
from tests.effort import times

from .conftest import Table
from .test_turns_at_random import described

MOST_MOVES = 400  # more than a game alone has
BOARDS: dict[str, dict[str, Any]] = {
    "yennefer": {},
    "geralt": {"colour": "red", "ability": "What it says."},
    "vesemir": {"text": "What it says.", "extra_card": True},
}


class Alone:
    """A player alone who does whatever is offered next."""

    def __init__(self, table: Table, names: list[str], data: st.DataObject) -> None:
        self.table, self.names, self.data = table, names, data

    def one_of(self, *things: Any) -> Any:
        """Any of these."""
        return self.data.draw(st.sampled_from(things))

    def step(self) -> None:
        """One move of those that are offered."""
        state = self.table.state
        asked = {prompt.message.key for prompt in GAME.prompts(state)}
        if need := solo.needs(state):
            assert f"prompt-automa-{need}" in asked
        answers = {key: getattr(self, key.replace("-", "_"), None) for key in sorted(asked)}
        answer = next((answer for answer in answers.values() if answer), None)
        if answer is not None:
            answer()
        elif state.step == "reading" and state.left is None:
            left, right = self.data.draw(st.permutations(SYMBOLS))[:2]
            self.table.move("name_symbols", left=left, right=right)
        elif state.step == "objectives":
            self.objectives()
        elif (following := table_page(state, EVERYBODY).frame.next) and following.move:
            self.table.move(following.move, **following.args)
        elif chapter_end.wants_coming(state):
            left, right = self.data.draw(st.permutations(SYMBOLS))[:2]
            self.table.move("name_coming", left=left, right=right)
        elif state.step == "fate":
            self.fate()
        elif state.step == "scoring":
            who = chapter_end.uncounted(state)[0].seat
            self.table.move("count_symbols", who=who, left=self.one_of(0, 3), right=self.one_of(1, 4))
        else:
            assert GAME.on_turn(state) == [1], (state.step, asked)
            getattr(self, state.step)()

    # --- what the Automa asks for

    def prompt_automa_flip(self) -> None:
        due = solo.flips_due(self.table.state)
        shown = [self.one_of("left", "right") for _ in range(due)] if self.one_of(True, False) else []
        self.table.move("flip_token", shown=shown)

    def prompt_automa_rows(self) -> None:
        state = self.table.state
        if not state.full and self.one_of(True, False):  # its figure stands where the table has put it
            free = [0, *(row.number for row in state.rows if row.free)]
            self.table.move("automa_drafts", row=self.one_of(*free))
            return
        row = solo.unknown_rows(self.table.state)[0]
        if self.one_of(True, False):
            self.table.move("name_row", row=row, first=self.one_of(*self.names), second=self.one_of(*self.names))
        else:
            seen = {"row": row, "left": self.one_of(0, 1, 2), "right": self.one_of(0, 0, 1)}
            self.table.move("count_rows", rows=[seen])

    def prompt_automa_draft(self) -> None:
        state = self.table.state
        wanted, before = solo.decision(state), len(state.at(2).timeline)
        self.table.move("automa_drafts")
        (told,) = self.table.told("tell-automa-drafts")
        state = self.table.state
        assert wanted is not None and told["row"] == wanted.row
        if not state.full:
            return
        assert len(state.at(2).timeline) - before == (2 if wanted.row else 0) + ("tell-automa-extra" in self.table.said)
        assert state.automa.untold == (0 if wanted.row else 2)

    def prompt_automa_cards(self) -> None:
        first = self.one_of("", *self.names)
        second = self.one_of("", *self.names)
        left = 0 if first and second else self.one_of(0, 1)
        self.table.move("tell_automa_cards", first=first, second=second, left=left)

    def prompt_automa_ability(self) -> None:
        self.table.move("count_ability", count=self.one_of(0, 1, 2))

    def prompt_automa_card(self) -> None:
        state = self.table.state
        row = state.rows[solo.extra_row(state) - 1]
        if places := solo.extra_places(state, row):
            self.table.move("automa_takes", place=self.one_of(*places))
        else:
            side = "left" if symbols.on_row(state, row).left else "right"
            self.table.move("automa_takes", place=self.one_of(1, 2), **{side: 1})

    # --- what the player's own turn asks for

    def prompt_loss(self) -> None:
        state, one = self.table.state, self.table.one(1)
        keys = [source.key for source in playing.choice(state, one) for _ in range(source.count)]
        wanted = effects.weigh(state, one, one.resolving[0]).losing
        self.table.move("resolve_effect", who=1, paying=self.data.draw(st.permutations(keys))[:wanted])

    def prompt_keep(self) -> None:
        places = self.data.draw(st.permutations(range(len(self.table.one(1).timeline))))
        second = {"second": places[1]} if self.table.state.chapter == 2 else {}
        self.table.move("keep_cards", who=1, first=places[0], **second)

    def prompt_dominant(self) -> None:
        self.table.move("choose_dominant", who=1, side=self.one_of("left", "right"))

    def prompt_alliance_side(self) -> None:
        run = self.table.state.alliances
        self.table.move("choose_alliance", who=run.choosing[0], ally=self.one_of("left", "right"))

    def prompt_alliance_discard(self) -> None:
        state = self.table.state
        over = [(one.seat, side) for one in state.people for side in one.alliances if len(one.alliances[side]) > 3]
        who, side = self.one_of(*over)
        self.table.move("discard_alliance", who=who, ally=side)

    def prompt_alliance_apply(self) -> None:
        who, cards = next(iter(self.table.state.alliances.revealed.items()))
        self.table.move(
            "show_alliance", who=who, number=cards.index(None) + 1, effect="xp"
        )  # then it follows of itself

    def fate(self) -> None:
        side = self.one_of("left", "right", "tie")
        if waiting := fate.waiting(self.table.state):
            self.table.move("announce", who=waiting[0].seat, side=side)
        else:
            self.table.move("announce_mat", side=side)

    def objectives(self) -> None:
        place = next(one for one in objectives.scored_places(self.table.state) if not one.scored)
        if place.turned is None:
            card = f"objective {place.back}"
            facts = {"pattern": self.one_of("rank_multi", "each_multi"), "values": [4, 2]}
            solo_card = place.back in objectives.SOLO_BACKS
            self.table.move("describe_objective", card=card, back=place.back, solo=solo_card, **facts)
            self.table.move("turn_up_objective", back=place.back, card=card)
        else:
            who = objectives.uncounted(self.table.state, place)[0].seat
            self.table.move("count_for_objective", who=who, back=place.back, count=self.one_of(0, 2))

    def draft(self) -> None:
        free = [0, *(row.number for row in self.table.state.rows if row.free)]
        self.table.move("draft_row", who=1, row=self.one_of(*free))

    def play(self) -> None:
        self.table.plays(1, self.one_of(*self.names), self.one_of(*self.names))


@pytest.mark.rule("WP-SOLO-01", "WP-SOLO-08", "WP-SOLO-19", "WP-SOLO-23", "WP-SOLO-32", "WP-SOLO-36", "WP-SOLO-34")
@settings(max_examples=times(5, 150), deadline=None, suppress_health_check=[HealthCheck.data_too_large])
@given(data=st.data())
def test_a_game_alone_goes_on_by_what_is_offered_until_somebody_wins(data):
    pick = st.sampled_from
    automa = data.draw(pick([*BOARDS]))
    story, kept = data.draw(pick([("P1", "full"), ("P2", "full"), ("P3", "full"), ("P1", "light"), ("P2", "light")]))
    options = {
        "players": [{"character": "ciri"}],
        "automa": automa,
        "story": story,
        "kept": kept,
        "difficulty": data.draw(pick(DIFFICULTIES)),
        "effort_cards": False,
        "side_quests": False,
        "otherwise": [rule for rule in GROUPS["alone"] if data.draw(st.booleans())],
    }
    table = Table(options)
    table.move("leave_list")
    names = [f"card {number}" for number in range(data.draw(st.integers(2, 4)))]
    for card in names:
        table.move("describe_card", card=card, **data.draw(described()))
    first, second = data.draw(st.permutations(SYMBOLS))[:2]
    track = [number // 2 for number in range(21)]
    table.move("describe_automa", character=automa, first=first, second=second, track=track, **BOARDS[automa])
    table.move("describe_board", character="ciri", second=20, third=20, fourth=20, track=track)
    table.spent(1)
    alone, chapter = Alone(table, names, data), 0
    while table.state.step != "over":
        alone.step()
        state = table.state
        rival = state.automa.rival
        assert table.moves_made < MOST_MOVES, state.step
        assert rival.hand == 0 and not rival.resolving and rival.seat not in state.path.values()
        assert rival.xp <= 8 and (rival.gold is not None) == (rival.xp == 8) == state.automa.second
        if state.chapter != chapter and state.step == "draft":
            chapter = state.chapter
            assert sum(symbols.totals(rival).values()) == 0  # nothing is kept from the chapter before
        assert state.automa.flips <= state.chapter + 3
    assert state.chapter == 3 and state.automa.flips == (6 if state.full else 0)
    best = max(one.vp for one in state.people)
    assert state.winner == next(one.seat for one in state.in_order if one.vp == best)
