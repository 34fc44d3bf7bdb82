"""Words: everything that is said is said in both languages, with the same facts, and in Czech with real plurals."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import jinja2
import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from jinja2 import nodes
from msgspec import inspect as types

from companion import games
from companion.core.words import LANGUAGES, wordings_in
from companion.house import HOUSE, shipped
from companion.web.forms import controls
from companion.web.wording import Voice
from tests.toys import TOYS
from tests.wordings import wordings_of

pytestmark = pytest.mark.xdist_group("wordings")  # who reads the files once for both
ALL = [None, *games.GAMES, *TOYS]  # the house's own words, then each game's on top of them
SPEAKERS = {"say": 0, "tell": 0, "write": 0, "object": 1, "refuse": 1, "t": 0}  # where the key stands
WITHOUT_FACTS = {"object": {"can_overrule"}}
PREFIXED = re.compile(r"(tell|wrote|move|arg|panel|area|shelf|sentence)-[a-z0-9_]+(-[a-z0-9_]+)*")
FORM = re.compile(r"_(key|nom|gen|dat|acc|voc|loc|ins|gender|number|given|declined|to|at|beside)$")  # forms of one fact


class Facts(Visitor):
    """The facts and the selectors of a message, and the other messages that it speaks."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: list[set[str]] = []
        self.others: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.choices.append({getattr(variant.key, "name", None) or variant.key.value for variant in node.variants})
        self.generic_visit(node)


def folders(game: str | None) -> list[Path]:
    return [HOUSE / "words", *([games.game(game).home / "words"] if game else [])]


def entries(folder: Path, language: str) -> Iterator[ftl.Message | ftl.Term | ftl.Junk]:
    """All that stands in the files of a folder: wordings, and junk that Fluent cannot read."""
    for file in sorted((folder / language).glob("*.ftl")):
        for entry in wordings_of(file):
            if isinstance(entry, (ftl.Message, ftl.Term, ftl.Junk)):
                yield entry


@cache
def messages(game: str | None, language: str) -> dict[str, Facts]:
    """Each key that can be spoken at a table of this game, with what its wording asks for."""
    found = {}
    for folder in folders(game):
        for entry in entries(folder, language):
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = Facts()
                found[entry.id.name].visit(entry)
    for _ in range(5):  # as deep as messages within messages go
        for facts in found.values():
            facts.names |= set().union(*(found[key].names for key in facts.others if key in found))
    return found


def roots(names: set[str]) -> set[str]:
    """Facts without their forms: `who_acc` is `who`. Only a Czech verb asks for the gender of whom it does not name."""
    return {FORM.sub("", name) for name in names if name != "who_gender"}


def complaints(*lines: str | Iterator[str]) -> str:
    return "\n" + "\n".join(sorted({line for line in lines}))


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_can_read_every_file(game, language):
    all_of_them = [entry for folder in folders(game) for entry in entries(folder, language)]
    junk = [entry.content for entry in all_of_them if isinstance(entry, ftl.Junk)]
    assert not junk, complaints(*junk)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_is_found_before_it_is_read(game, language):
    """`Words` reads a wording when it is first spoken, and knows until then only where it begins."""
    for file in sorted((folders(game)[-1] / language).glob("*.ftl")):
        there = [one for one in wordings_of(file) if isinstance(one, (ftl.Message, ftl.Term))]
        named = [f"{'-' if isinstance(one, ftl.Term) else ''}{one.id.name}" for one in there]
        assert [key for key, _ in wordings_in(file.read_text(encoding="utf-8"))] == named


@pytest.mark.parametrize("game", ALL)
def test_both_languages_say_the_same_with_the_same_facts(game):
    czech, english = messages(game, "cs"), messages(game, "en")
    wrong = [f"{key}: only in {'cs' if key in czech else 'en'}" for key in czech.keys() ^ english.keys()]
    for key in czech.keys() & english.keys():
        if odd := roots(czech[key].names) ^ roots(english[key].names):
            wrong.append(f"{key}: only one language mentions {', '.join(sorted(odd))}")
    assert not wrong, complaints(*wrong)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(game, language):
    stands: dict[str, list[str]] = {}
    for folder in folders(game):
        for file in sorted((folder / language).glob("*.ftl")):
            for entry in wordings_of(file):
                if isinstance(entry, (ftl.Message, ftl.Term)):
                    key = f"{'-' if isinstance(entry, ftl.Term) else ''}{entry.id.name}"
                    stands.setdefault(key, []).append(str(file.relative_to(HOUSE.parent)))
    twice = [f"{key} stands in {' and in '.join(files)}" for key, files in stands.items() if len(files) > 1]
    assert not twice, complaints(*twice)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize(("language", "needed"), [("cs", {"one", "few", "other"}), ("en", {"one", "other"})])
def test_plurals_are_whole(game, language, needed):
    wrong = [
        f"{key}: {', '.join(sorted(choices))}"
        for key, facts in messages(game, language).items()
        for choices in facts.choices
        if choices & {"one", "few"}
        if not needed <= choices
    ]
    assert not wrong, complaints(*wrong)


@pytest.mark.parametrize("game", ALL[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_moves_that_are_offered_have_one_name(game, language):
    speaks = Voice(language, games.game(game))
    named = Counter(speaks.label("move-", move.name) for move in games.game(game).moves.values() if not move.hidden)
    assert [name for name, times in named.items() if times > 1] == []


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_spoken(game, language):
    """With any number as a fact: no unknown term, function or reference."""
    bundle = FluentBundle([language], functions=dict(games.game(game).functions) if game else {}, use_isolating=False)
    for folder in folders(game):
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(ftl.Resource([*wordings_of(file)]))
    wrong, there = [], messages(game, language)
    for key in (entry.id.name for entry in entries(folders(game)[-1], language) if isinstance(entry, ftl.Message)):
        facts = there[key]
        for number in (1, 3, 7):
            text, errors = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(facts.names, number))
            wrong += [f"{key}: {error}" for error in errors]
            if not text.strip():
                wrong.append(f"{key}: says nothing")
    assert not wrong, complaints(*wrong)


@pytest.mark.parametrize("game", ALL[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_declared_has_a_name(game, language):
    there, one = messages(game, language), games.game(game)
    wanted = {f"game-{one.id}"} | {f"area-{area}" for area in one.areas}
    wanted |= {f"panel-{panel.name}" for panel in one.panels}
    wanted |= {f"arg-{field}" for field in one.options.__struct_fields__}
    for move in one.moves.values():
        wanted |= {f"move-{move.name}"} | {f"arg-{field}" for field in move.arguments.__struct_fields__}
    assert not wanted - there.keys(), complaints(*(wanted - there.keys()))


@pytest.mark.parametrize("game", ALL[1:])
def test_what_czech_takes_back_is_a_noun(game):
    """An infinitive after "Zpět:" reads as an order to go and do it."""
    with_noun = {
        entry.id.name
        for folder in folders(game)
        for entry in entries(folder, "cs")
        if isinstance(entry, ftl.Message) and any(one.id.name == "noun" for one in entry.attributes)
    }
    lacking = {f"move-{move.name}" for move in games.game(game).moves.values()} - with_noun
    assert not lacking, complaints(*lacking)


@pytest.mark.parametrize("game", ALL[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_asks_nothing_says_what_its_move_does(game, language):
    """A button alone says no more than its name."""
    one = games.game(game)
    bare = [move.name for move in one.moves.values() if not move.hidden and not controls(move.arguments)]
    lacking = [f"move-{name}.does" for name in bare if not Voice(language, one).has(f"move-{name}.does")]
    assert bare and not lacking, complaints(*lacking)


def constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be: itself, or either side of an if-else; an f-string as a pattern."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values]
        yield "".join(parts)


@cache
def spoken_parts(file: Path) -> tuple[ast.Constant | ast.JoinedStr | ast.Call, ...]:
    """The texts and the calls in a file of code; it is asked for what it says, and the house's for each game again."""
    kinds = (ast.Constant, ast.JoinedStr, ast.Call)
    return tuple(node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, kinds))


def said_in_code(file: Path) -> Iterator[tuple[str, str, set[str] | None]]:
    """Where, which key (as a pattern), and the facts given with it (None: not to be seen here)."""
    for node in spoken_parts(file):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and PREFIXED.fullmatch(node.value):
            yield f"{file.name}:{node.lineno}", re.escape(node.value), None
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        place = SPEAKERS.get(name)
        if place is None or len(node.args) <= place:
            continue
        facts: set[str] | None = {word.arg for word in node.keywords if word.arg} - WITHOUT_FACTS.get(name, set())
        if any(word.arg is None for word in node.keywords):
            facts = None
        elif name == "refuse":
            facts.add("field")
        for key in constants(node.args[place]):
            yield f"{file.name}:{node.lineno}", key, facts


def said_in_template(file: Path) -> Iterator[tuple[str, str, set[str] | None]]:
    tree = jinja2.Environment(extensions=["jinja2.ext.do", "jinja2.ext.loopcontrols"]).parse(
        file.read_text(encoding="utf-8")
    )

    def patterns(node: nodes.Node) -> Iterator[str]:
        if isinstance(node, nodes.Const) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, nodes.CondExpr):
            yield from patterns(node.expr1)
            if node.expr2 is not None:
                yield from patterns(node.expr2)
        elif isinstance(node, nodes.Concat) and any(isinstance(part, nodes.Const) for part in node.nodes):
            yield "".join(re.escape(str(part.value)) if isinstance(part, nodes.Const) else ".+" for part in node.nodes)

    for call in tree.find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == "t" and call.args:
            facts = None if call.dyn_kwargs else {word.key for word in call.kwargs}
            for key in patterns(call.args[0]):
                yield f"{file.name}:{call.lineno}", key, facts


def meant(pattern: str, there: dict[str, Facts]) -> list[str]:
    """The keys that a pattern may be; most are one key, as it stands."""
    if ".+" not in pattern:
        key = re.sub(r"\\(.)", r"\1", pattern)
        return [key] if key in there else []
    alike = re.compile(pattern).fullmatch
    return [key for key in there if alike(key)]


@cache
def spoken_by(game: str | None) -> list[tuple[str, str, set[str] | None]]:
    """All that the house says, or all that a game says."""
    return list(speakers(game))


def speakers(game: str | None) -> Iterator[tuple[str, str, set[str] | None]]:
    templates = shipped("templates")
    if game:
        for file in sorted(games.game(game).home.rglob("*.py")):
            yield from said_in_code(file)
    else:
        for file in sorted(HOUSE.rglob("*.py")):
            if HOUSE / "games" not in file.parents or file.parent == HOUSE / "games":
                yield from said_in_code(file)
    own = (games.game(game).home if game in TOYS else templates / "games" / game) if game else templates
    for file in sorted(own.rglob("*.html")):
        if game or templates / "games" not in file.parents:
            yield from said_in_template(file)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_its_words_and_its_facts(game, language):
    there, wrong = messages(game, language), []
    for where, pattern, facts in spoken_by(game):
        keys = meant(pattern, there)
        if not keys:
            wrong.append(f"{where}: no wording for {pattern.replace(chr(92), '')}")
        if len(keys) == 1 and facts is not None and (lacking := roots(there[keys[0]].names) - facts):
            wrong.append(f"{where}: {keys[0]} mentions {', '.join(sorted(lacking))}, which is not given")
    assert not wrong, complaints(*wrong)


def texts_in(*files: Path) -> Iterator[str]:
    """Every text in code and templates; of one that is put together its beginning."""
    for file in files:
        if file.suffix == ".html":
            yield from re.findall(r'"([\w-]+)"', file.read_text(encoding="utf-8"))
            continue
        for node in spoken_parts(file):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                yield node.values[0].value


def fields_of(kind: types.Type, seen: set[type]) -> Iterator[str]:
    """The names of all that lies in a type: fields, and keys where they are declared."""
    if isinstance(kind, types.Metadata):
        yield from fields_of(kind.type, seen)
    elif isinstance(kind, types.StructType) and kind.cls not in seen:
        seen.add(kind.cls)
        for field in kind.fields:
            yield field.encode_name
            yield from fields_of(field.type, seen)
    elif isinstance(kind, types.DictType):
        yield from map(str, kind.key_type.values) if isinstance(kind.key_type, types.LiteralType) else ()
        yield from fields_of(kind.value_type, seen)
    for inner in (*getattr(kind, "types", ()), *getattr(kind, "item_types", ())):
        yield from fields_of(inner, seen)
    if hasattr(kind, "item_type"):
        yield from fields_of(kind.item_type, seen)


@pytest.mark.parametrize("game", ALL[1:])
def test_nothing_is_written_that_nobody_says(game):
    """What begins with a word of the declared things names one; the rest is said by somebody, or begins as they say."""
    one, templates = games.game(game), shipped("templates")
    asked = [one.options, *(move.arguments for move in one.moves.values())]
    learned = {name for kind in one.box.values() for name in fields_of(types.type_info(kind.facts), set())}
    declared = {
        "move": {*one.moves},
        "panel": {panel.name for panel in one.panels},
        "area": {*one.areas},
        "arg": {name for kind in asked for name in fields_of(types.type_info(kind), set())},
        "fact": {*fields_of(types.type_info(one.state), set()), *learned, *one.areas, *LANGUAGES},
    }
    of_house = [*(file for file in HOUSE.rglob("*.py") if HOUSE / "games" not in file.parents)]
    of_house += [file for file in templates.rglob("*.html") if templates / "games" not in file.parents]
    own = one.home if game in TOYS else templates / "games" / game
    texts = {*texts_in(*one.home.rglob("*.py"), *own.rglob("*.html"), *of_house)}
    beginnings = tuple(text for text in texts if text.endswith("-") and len(text) > 2)
    others = set().union(*(facts.others for facts in messages(game, "cs").values()))
    own_keys = {entry.id.name for entry in entries(one.home / "words", "cs") if isinstance(entry, ftl.Message)}
    unsaid = []
    for key in own_keys - texts - others:
        kind, _, name = key.partition("-")
        if kind in declared:
            called = kind == "panel" and name in texts  # a page whose name changes
            if name not in declared[kind] and not called:
                unsaid.append(key)
        elif not key.startswith(beginnings) and not any(
            key[:cut] in texts and key[cut:] in texts for cut in range(1, len(key))
        ):
            unsaid.append(key)
    assert not unsaid, complaints(*unsaid)
