"""Path of Destiny from its first draft to the chapter's end, by what the pages offer, in each story and both ways."""

from __future__ import annotations

import re

import pytest

from companion.games.witcher_path_of_destiny.play import course, drafting, playing, solo, windows

GAME = "witcher_path_of_destiny"
PEOPLE = [{"character": "geralt"}, {"character": "ciri"}, {"character": "yennefer"}]
RED = {"card": "sekera", "combat": "2", "colours": ["red"]}
WISE = {"card": "kniha", "magic": "2", "colours": ["red", "blue"]}
ONE = [{"character": "geralt"}]
AUTOMA = {
    "flip": "flip_token",
    "rows": "count_rows",
    "draft": "automa_drafts",
    "cards": "tell_automa_cards",
    "ability": "count_ability",
    "card": "automa_takes",
}
PANELS = ("", "mine?seat=1", "mine?seat=2", "timelines", "race", "box")


def state(visitor):
    return visitor.store.get(visitor.id).state


def offers(page, move):
    """What the buttons of a page bring for a move: a set of fields for each."""
    forms = re.findall(rf'action="[^"]*/moves/{move}(?:\?[^"]*)?"[^>]*>(.*?)</form>', page, re.S)
    fields = [dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', form)) for form in forms]
    return [{name: value for name, value in one.items() if name not in ("revision", "page")} for one in fields]


class Course:
    """Somebody who taps what the table's page offers, and looks at all pages on the way."""

    def __init__(self, visitor):
        self.visitor = visitor

    def seen(self):
        for panel in PANELS:
            answer = self.visitor.look(panel)
            assert answer.status_code == 200 and 'class="broken' not in answer.text, panel
        return self.visitor.look().text

    def for_automa(self, need, page):
        """What is done or told for the Automa, by the page."""
        if 'moves/describe_automa"' in page and not state(self.visitor).box.automas:
            board = {"character": state(self.visitor).automa.rival.character, "first": "magic", "second": "combat"}
            return self.visitor.move("describe_automa", {**board, "colour": "red"})
        move = AUTOMA[need]
        assert f'moves/{move}"' in page, need
        fields = {
            "count_ability": {"count": "1"},
            "automa_takes": {"place": "1"},
        }
        rows = solo.unknown_rows(state(self.visitor)) if move == "count_rows" else []
        seen = {f"rows.{at}.{name}": v for at, row in enumerate(rows) for name, v in (("row", row), ("left", 1))}
        return self.visitor.move(move, {**seen, **fields.get(move, {})})

    def step(self):
        found, page = state(self.visitor), self.visitor.look().text
        one = next((one for one in found.players if playing.choice(found, one) or windows.held(found, one)), None)
        if one is not None:
            return self.visitor.move("resolve_effect", {"who": one.seat})
        if (need := solo.needs(found)) and (told := self.for_automa(need, page)):
            return told
        for move in ("choose_alliance", "draft_row", "announce", "choose_dominant", "keep_cards"):
            said = {str(one.seat) for one in found.players if one.announced} if move == "announce" else ()
            if offered := [one for one in offers(page, move) if one["who"] not in said]:
                return self.visitor.move(move, offered[-1])
        if not found.mat and (offered := offers(page, "announce_mat")):
            return self.visitor.move("announce_mat", offered[-1])
        if found.step == "play" and found.full and playing.waiting(found):
            who = playing.waiting(found)[0].seat
            assert f"?who={who}" in page
            return self.visitor.move("play_cards", {"who": who, "first": "kniha", "second": "sekera"})
        if 'moves/count_symbols"' in page:
            who = offers(page, "count_symbols")[0]["who"]
            return self.visitor.move("count_symbols", {"who": who, "left": "3", "right": "1"})
        if 'moves/name_symbols"' in page:
            return self.visitor.move("name_symbols", {"left": "magic", "right": "combat"})
        if 'moves/name_coming"' in page:
            return self.visitor.move("name_coming", {"left": "diplomacy", "right": "combat"})
        if 'moves/applied_alliances"' in page:
            who = offers(page, "applied_alliances")[0]["who"]
            return self.visitor.move("applied_alliances", {"who": who, "xp": "0"})
        if 'moves/show_alliance"' in page:
            offered = offers(page, "show_alliance")[0]
            return self.visitor.move("show_alliance", {**offered, "effect": "xp"})
        if 'moves/apply_alliance"' in page:
            return self.visitor.move("apply_alliance", offers(page, "apply_alliance")[0])
        if 'moves/turn_page"' in page:
            return self.visitor.move("turn_page")
        assert course.stage(found).may_be_left(found) and 'moves/next_step"' in page, found.step
        return self.visitor.move("next_step")


@pytest.mark.parametrize(
    ("story", "players", "kept"),
    [
        pytest.param(story, people, kept, id=f"{story}-{len(people)}-{kept}", marks=[] if short else [pytest.mark.soak])
        for number, story in enumerate(("P1", "P2", "P3"))
        for place, people in enumerate((PEOPLE, PEOPLE[:2], ONE))
        for turn, kept in enumerate(("full", "light"))
        for short in [(number + place + turn) % 2 == 0]  # every second one; the others wait for `make soak`
    ],
)
def test_a_chapter_goes_by_what_the_pages_offer(visitor, story, players, kept):
    options = {"players": players, "story": story, "kept": kept}
    visitor.id = visitor.store.create(GAME, "U ohně", options, seed="les").record.id
    visitor.move("leave_list")
    for card in (RED, WISE):
        visitor.move("describe_card", card)
    table, steps = Course(visitor), []
    for _ in range(90):
        before = state(visitor)
        if before.step not in steps:
            steps.append(before.step)
            table.seen()
        if before.chapter == 2 and before.step == "draft":
            break
        revision = visitor.revision
        table.step()
        assert visitor.revision > revision, f"{before.step}: what was tapped was refused"
    found = state(visitor)
    assert (found.chapter, found.step) == (2, "draft"), steps
    assert drafting.on_turn(found) is not None and {"draft", "reading"} < set(steps)
