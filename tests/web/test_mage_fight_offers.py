"""What the page of Mage Knight's fight offers is never refused: taps at random, on everything that it draws."""

from __future__ import annotations

import random
from html.parser import HTMLParser

import pytest

from ..effort import times

PEOPLE = [{"player": "Jana", "hero": "goldyx"}, {"player": "Petr", "hero": "tovak"}]
UNITS = ("altem_mages", "amotep_freezers", "utem_swordsmen", "guardian_golems", "illusionists", "altem_guardians")
FOLDS = ("", "?unfold=effects", "?unfold=joining", "?unfold=a-city", "?unfold=a-ruin", "?unfold=other-1")
ROADS = ("undo", "redo", "leave_list")


class Forms(HTMLParser):
    """The forms of a page as ways to send them: the address, what each sends, by the button that is tapped."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.ways: list[tuple[str, list[tuple[str, str]], dict[str, list[str]]]] = []
        self._action = ""
        self._given: list[tuple[str, str]] = []
        self._picks: dict[str, list[str]] = {}
        self._buttons: list[list[tuple[str, str]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._action, self._given, self._picks, self._buttons = facts.get("action", ""), [], {}, []
        elif tag == "input" and facts.get("type") in ("radio", "checkbox"):
            self._picks.setdefault(facts["name"], []).append(facts["value"])
            if facts["type"] == "checkbox":
                self._picks[facts["name"]].append("-")
        elif tag == "input" and "name" in facts:
            self._given.append((facts["name"], facts.get("value", "")))
        elif tag == "button" and "disabled" not in facts:
            self._buttons.append([(facts["name"], facts.get("value", ""))] if "name" in facts else [])

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.ways += [(self._action, [*self._given, *button], self._picks) for button in self._buttons]
            self._action = ""


def taps(visitor, fold, chance):
    """What may be tapped on the page of the fight, each with picks at random."""
    page = visitor.look("fight" + fold)
    assert page.status_code == 200 and 'class="broken' not in page.text
    for action, given, picks in Forms(page.text).ways:
        if "/moves/" not in action or action.rpartition("/")[2] in ROADS:
            continue
        picked = [(name, value) for name, values in picks.items() if (value := chance.choice(values)) != "-"]
        if "second" in picks and len({value for name, value in picked if name in ("city", "second")}) < 2:
            continue  # a megapolis of one city: two groups of chips, which cannot know of each other
        yield action, [*given, *picked]


@pytest.mark.grows
@pytest.mark.parametrize("seed", range(times(3, 60)))
def test_nothing_that_the_page_offers_is_refused(visitor, seed):
    chance = random.Random(seed)
    kept = {"map": "table"} | ({"heroes": "table"} if seed % 3 == 2 else {})
    options = {"scenario": "full_conquest", "players": PEOPLE, "first": 1, "areas": kept}
    visitor.id = visitor.store.create("mage_knight", "U ohně", options, seed=str(seed)).record.id
    visitor.move("leave_list")
    for who, number in ((2, 6), (1, 1)):
        visitor.move("pick_tactic", {"who": who, "number": number})
    units = ", ".join(f'{{"unit": "{one}"}}' for one in chance.sample(UNITS, 4))
    visitor.move("correct", {"path": "/heroes/0/units", "value": f"[{units}]"})
    visitor.move("correct", {"path": "/heroes/0/crystals", "value": '{"blue": 2, "white": 1}'})
    for _ in range(times(30, 80)):
        offered = list(taps(visitor, chance.choice(FOLDS), chance))
        if not offered:
            break
        action, fields = chance.choice(offered)
        sent: dict[str, list[str]] = {}
        for name, value in fields:
            sent.setdefault(name, []).append(value)
        answer = visitor.post(action, sent)
        assert answer.status_code == 303 and "refused" not in answer.location, (action, sent)
    now = visitor.store.get(visitor.id).state.fight
    for _ in range(40):
        if now is None:
            break
        visitor.move("turn_up" if now.unknown else "fight_on", {"who": 1})
        now = visitor.store.get(visitor.id).state.fight
    assert now is None
