"""Bad input on the campaign's own forms: a clear sentence in the reader's language, nothing lost, nothing changed."""

from __future__ import annotations

import re

import pytest

PARTY = {"name": "Tažení", "characters.0.id": "beor", "characters.1.id": "ailei"}

# A move, what was typed into its form, and what must be asked again.
WRONG = [
    ("take", {"who": "beor", "kind": "item", "name": ""}, ""),
    ("take", {"who": "beor", "kind": "item", "name": "x" * 81}, ""),
    ("take", {"who": "beor", "kind": "secret", "number": "dvacet"}, "dvacet"),
    ("find_item", {"who": "beor", "looking_for": "craftable", "name": ""}, ""),
    ("lose_items", {"who": "beor", "count": "0"}, ""),
    ("gain_attribute", {"who": "beor", "attribute": "aggression", "name": "Vztek", "page": "more"}, "Vztek"),
    ("gain_attribute", {"who": "beor", "attribute": "aggression", "skill": "0"}, ""),
    ("look_at_cards", {"who": "beor", "deck": "combat"}, ""),
    ("keep_card", {"who": "beor", "card": "combat 3"}, ""),
    ("rebuild_deck", {"who": "beor", "deck": "combat", "lay_aside": "combat 1"}, ""),
    ("inherit", {"who": "beor", "card": "secret-9"}, ""),
    ("die", {"who": "beor"}, ""),
    ("new_character", {"seat": "1", "character.id": "arev"}, ""),
    ("new_character", {"seat": "7", "character.id": "arev"}, ""),
    ("join", {"character.id": "beor", "character.player": "Ola"}, "Ola"),
    ("join", {"character.id": "arev", "character.energy": "1"}, ""),
    ("leave", {"seat": "4"}, ""),
    ("come_back", {"who": "arev"}, ""),
    ("mercy", {}, ""),
    ("end_quest", {"name": "Zvon"}, ""),
    ("finish_task", {"task": "task-9"}, ""),
    ("note_task", {"text": ""}, ""),
    ("prepare_chapter", {"chapter": "2", "green": "3", "levels.green.first": "4"}, ""),
    ("prepare_chapter", {"chapter": "0"}, ""),
    ("face_guardian", {"who": "beor", "guardian": "guardian-1"}, ""),
    ("end_encounter", {"who": "beor"}, ""),
    ("activate", {"who": "beor"}, ""),
    ("describe_card", {"who": "beor", "card": "item-9"}, ""),
]


@pytest.mark.parametrize(("move", "typed", "kept"), WRONG, ids=[f"{row[0]}-{n}" for n, row in enumerate(WRONG)])
@pytest.mark.parametrize("in_place", [True, False], ids=["script", "no-script"])
def test_a_wrong_form_says_what_is_wrong_and_changes_nothing(visitor, english, move, typed, kept, in_place):
    visitor.id = english.id = re.fullmatch(r"/t/(\w+)/", visitor.post("/new/tainted_grail", PARTY).location)[1]
    said = []
    for reader in (visitor, english):
        before = reader.store.get(reader.id)
        answer = reader.move(move, {"page": "party", **typed}, in_place)
        assert answer.status_code == 422
        assert reader.store.get(reader.id) == before
        words = re.search(r'id="trouble-words"[^>]*>(.*?)</p>', answer.text, re.S)
        assert words and len(words[1].strip()) > 15, answer.text[:2000]
        said.append(words[1].strip())
        if kept and not in_place:
            assert kept in answer.text
    assert said[0] != said[1]
