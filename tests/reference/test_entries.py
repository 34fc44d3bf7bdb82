"""The rules ledger: what is proven, what is told, what is missing; and that the entries are whole."""

from __future__ import annotations

import pytest

from companion import games
from companion.proofs import marked_ids
from companion.reference.entries import BrokenRules, mistakes_of, report, rules_of

from ..toys import TOYS

EVERY = [*games.GAMES, *TOYS]


def rules(game):
    return rules_of(games.game(game).home)


def test_each_id_stands_in_one_list():
    found = report("TO", rules("toy"), {"TO-MIL-01", "XX-YYY-01"})
    assert found.proven == ["TO-MIL-01"]
    assert found.told == ["TO-MIL-03"]  # tagged R only, with its entry in both languages
    assert found.missing == ["TO-MIL-02", "TO-MIL-04", "TO-MIL-05"]  # computed; computed; without an entry
    assert str(found) == "TO proven 1 told 1 missing 3 total 5"


@pytest.mark.parametrize("game", EVERY)
def test_every_entry_is_in_the_ledger_and_in_both_languages(game):
    found = rules(game)
    assert set(found.entries) <= set(found.ledger)
    assert [entry.id for entry in found.entries.values() if not entry.complete] == []
    assert [area for area, title in found.areas.items() if not title.complete] == []
    assert all(set(tags) <= set("TCR") and tags for tags in found.ledger.values())


def test_every_id_that_a_test_is_marked_with_is_in_a_ledger(request):
    known = {id for game in EVERY for id in rules(game).ledger}
    marked = set().union(*(marked_ids(item) for item in request.session.items))
    assert marked - known == set()


@pytest.mark.parametrize("game", EVERY)
def test_every_rule_that_a_move_names_is_in_the_ledger(game):
    named = {rule for move in games.game(game).moves.values() for rule in move.rules}
    assert named - set(rules(game).ledger) == set()


@pytest.mark.parametrize(
    "written", ["not toml", '["TO-MIL-01"]\ncs = 5\n', '["nothing"]\ncs = "a"\n', '["TO-MIL-01"]\nde = "a"\n']
)
def test_a_file_that_cannot_be_read_is_named(tmp_path, written):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "mil.toml").write_text(written)
    with pytest.raises(BrokenRules, match=r"mil\.toml"):
        rules_of(tmp_path)


@pytest.mark.parametrize("game", EVERY)
def test_every_mistake_stands_in_both_languages_and_names_rules_of_the_ledger(game):
    for mistake in mistakes_of(games.game(game).home):
        assert mistake.cs.strip() and mistake.en.strip() and mistake.here.complete
        assert mistake.rules and set(mistake.rules) <= set(rules(game).ledger)


@pytest.mark.parametrize("written", ["not toml", "[[other]]\n", '[[mistake]]\ncs = "a"\n', "[mistake]\n"])
def test_mistakes_that_cannot_be_read_are_named(tmp_path, written):
    assert mistakes_of(tmp_path / "nothing") == ()
    (tmp_path / "mistakes.toml").write_text(written)
    with pytest.raises(BrokenRules, match=r"mistakes\.toml"):
        mistakes_of(tmp_path)


class Item:
    """A collected test, as far as its marks go."""

    def __init__(self, *marks: pytest.MarkDecorator) -> None:
        self.marks = [mark.mark for mark in marks]

    def iter_markers(self, name: str | None = None):
        return iter([mark for mark in self.marks if name in (None, mark.name)])


def test_only_tests_that_would_run_prove_anything():
    rule = pytest.mark.rule("TO-MIL-01", "TO-MIL-02")
    assert marked_ids(Item(rule, pytest.mark.rule("TO-MIL-03"))) == {"TO-MIL-01", "TO-MIL-02", "TO-MIL-03"}
    assert marked_ids(Item(rule, pytest.mark.skip)) == set()
    assert marked_ids(Item(rule, pytest.mark.xfail)) == set()
    assert marked_ids(Item(rule, pytest.mark.skipif(True, reason="x"))) == set()
    assert marked_ids(Item(rule, pytest.mark.skipif(False, reason="x"))) != set()
    assert marked_ids(Item()) == set()
