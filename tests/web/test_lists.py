"""The list that is ticked off, of every game: a handful of lines with what is done of each, and one tap for all."""

from __future__ import annotations

import re

import pytest

from companion import games
from companion.core.words import LANGUAGES

from .conftest import Visitor

GAMES = ("tainted_grail", "talisman", "witcher_old_world", "witcher_path_of_destiny", "mage_knight")
MOST = 9  # parts in sight: a player each, and what lies between them


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_setting_up_is_a_handful_of_folded_parts_each_with_its_count(app, game, language):
    visitor = Visitor(app, language)
    table = visitor.store.create(game, "Stůl", games.game(game).sample(language).options, seed="1").record
    visitor.id = table.id
    page = visitor.look().text
    parts = re.findall(r'<details class="panel checklist" data-keep="list-([\w-]+)"( open)?>.*?</details>', page, re.S)
    lines = table.state.checklist.lines
    assert 4 <= len(parts) <= MOST and not any(opened for _, opened in parts)
    assert [name for name, _ in parts] == list(dict.fromkeys(line.group for line in lines))
    counts = re.findall(r"(\d+) (?:/|z|of) (\d+)", re.sub(r"[\u00a0\u2009\u202f]", " ", page))
    assert sum(int(all) for _, all in counts) == len(lines)
    first = lines[0]
    visitor.post(f"/t/{table.id}/moves/tick", {"line": first.id, "done": "true", "revision": str(table.revision)})
    assert visitor.store.get(table.id).state.checklist.line(first.id).ticked
