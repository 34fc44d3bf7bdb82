"""One line at a time: choices with their clauses, effects, entries, declarations; and every way to get them wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.story import clauses
from companion.story.book import Choice, Declared, Detour, Door, Effect, Price
from companion.story.clauses import BadClause

from .books import END, VOCABULARY, by_code, near_in, parts, passage, whole

BOOK = whole(passage("ford", "entry: start", "- [on](#end)"), END)
PAYABLE = ("energy", "health", "terror", "food", "wealth", "reputation", "magic", "experience")


def choice(clause: str = "") -> Choice:
    line = f"- [wade](#far-bank) | {clause}" if clause else "- [wade](#far-bank)"
    return clauses.choice(line, 7, VOCABULARY, BOOK)[0]


def declared(text: str, kind: str) -> Declared:
    return clauses.declared(text, 3, kind, VOCABULARY.shelves[kind])


def effect(written: str) -> Effect:
    return clauses.effect(written, VOCABULARY, BOOK)


def entry(written: str) -> Door:
    return clauses.entry(written, VOCABULARY, BOOK)


def refused(reads, *given) -> BadClause:
    with pytest.raises(BadClause) as error:
        reads(*given)
    return error.value


# --- choices


def test_a_choice_alone_is_always_open():
    assert choice() == Choice(id="wade", target="far-bank", line=7) and choice().plain


@pytest.mark.parametrize(
    ("line", "links"),
    [
        ("- [wade](#far-bank)", [("", "far-bank")]),
        ("- [wade](act-two.md#far-bank)", [("act-two.md", "far-bank")]),
        ("- [wade](#far-bank) | or [x](act-two.md#swept) if roll < 3", [("", "far-bank"), ("act-two.md", "swept")]),
    ],
)
def test_its_links_are_kept_with_the_files_that_they_name(line, links):
    assert clauses.choice(line, 7, VOCABULARY, BOOK)[1] == links


@pytest.mark.parametrize(
    ("clause", "facts"),
    [
        ("needs any.courage >= 2", {"needs": "any.courage >= 2"}),
        ("needs any.spirituality >= 1, shown", {"needs": "any.spirituality >= 1", "shown": True}),
        ("each pays energy 1", {"prices": (Price("each", "energy", 1),)}),
        ("party pays wealth 2", {"prices": (Price("party", "wealth", 2),)}),
        ("one pays health 1", {"prices": (Price("one", "health", 1),)}),
        ("once", {"once": True}),
        ("some go", {"going": "some"}),
        ("one goes", {"going": "one"}),
        ("roll d6", {"die": 6}),
        ("or [swept](#swept-away) if trust < 1", {"turns": (Detour("swept-away", "trust < 1"),)}),
        ("draws sands", {"draws": "sands"}),
        ("rests", {"rests": True}),
        ("returns", {"returns": True}),
        ("after won", {"after": "won"}),
        ("after fled", {"after": "fled"}),
        ("after lost", {"after": "lost"}),
        ("after avoided", {"after": "avoided"}),
        ("after withdrew", {"after": "withdrew"}),
        ("mark watch 2", {"effects": (Effect("mark", ("watch", 2)),)}),
    ],
)
def test_each_clause_says_one_thing(clause, facts):
    assert choice(clause) == Choice(id="wade", target="far-bank", line=7, **facts)


def test_clauses_stand_together_in_any_order():
    logic = "one goes | needs any.courage >= 1, shown | each pays energy 1 | party pays food 2 | add trust 1 | once"
    more = "mark watch 3 | roll d6 | or [a](#swept) if roll == 1 | or [b](#sunk) if roll < 4 | draws sands"
    written = parts(f"{logic} | {more}")
    made, backwards = choice(" | ".join(written)), choice("  |".join(reversed(written)))
    assert made.prices == (Price("each", "energy", 1), Price("party", "food", 2))
    assert made.effects == (Effect("add", ("trust", 1)), Effect("mark", ("watch", 3)))
    assert [turn.target for turn in made.turns] == ["swept", "sunk"]
    assert (backwards.needs, backwards.shown, backwards.die, backwards.draws) == ("any.courage >= 1", True, 6, "sands")


def test_a_way_that_may_be_closed_is_not_plain():
    assert not any(choice(one).plain for one in ("needs trust >= 1", "once", "each pays energy 1", "after won"))


NO_CHOICES = """
- wade | - [wade] | - [wade](far-bank) | - [wade] (#far-bank) | - [wade](#far-bank | - (wade)[#far-bank]
- [wade](#far-bank) once | - [wade](#far bank)
"""


@pytest.mark.parametrize("line", parts(NO_CHOICES))
def test_j107_a_line_that_is_no_choice(line):
    assert refused(clauses.choice, line, 7, VOCABULARY, BOOK).code == "J107"


BAD_CLAUSES = """
J109: onse; need trust >= 1; needs; two go; one go; after; after drawn; or [a](#b); or #b if roll < 3; each pay energy 1
J209: each pays enegry 1; each pays courage 1; party pays day 1
J120: each pays energy 0; each pays energy one; each pays energy -1; roll 6; roll d1; roll d101; roll 2d6
J103: draws The Sands
J201: needs , shown
J205: mark wach 2
J207: gain food 1
J210: mark watch 7
"""


@pytest.mark.parametrize(("code", "clause"), [*by_code(BAD_CLAUSES), ("J109", "once |"), ("J109", "")])
def test_a_clause_that_is_none(code, clause):
    assert refused(clauses.choice, f"- [wade](#far-bank) | {clause}", 7, VOCABULARY, BOOK).code == code


NEAR = """
onse & once | need trust >= 1 & needs | drwas sands & draws | gian each.food 1 & gain | after drawn & after won | zzz &
each pays enegry 1 & energy | draws The Sands & the-sands | mark wach 2 & watch |
after avoid & after avoided | after withdraw & after withdrew
"""


@pytest.mark.parametrize("two", parts(NEAR))
def test_and_what_is_near_to_it(two):
    clause, _, near = two.partition(" &")
    assert near_in(refused(choice, clause)) == near.strip()


EXCLUSIVE = """
draws sands & rests | rests & returns | draws sands & returns | some go & one goes | after won & after lost
needs trust >= 1 & needs brine >= 1 | roll d6 & roll d4 | draws sands & draws road
"""


@pytest.mark.parametrize("two", parts(EXCLUSIVE))
def test_j122_two_clauses_that_exclude_each_other(two):
    one, other = two.split(" & ")
    error = refused(choice, f"{one} | add trust 1 | {other}")
    assert error.code == "J122"
    assert {error.facts["one"][:4], error.facts["other"][:4]} == {one[:4], other[:4]}


# --- effects


@pytest.mark.parametrize("what", PAYABLE)
@pytest.mark.parametrize("whose", ["each", "one"])
def test_whatever_is_counted_is_gained_lost_and_paid(what, whose):
    assert effect(f"gain {whose}.{what} 1") == Effect("gain", (f"{whose}.{what}", 1))
    assert effect(f"lose {whose}.{what} 99") == Effect("lose", (f"{whose}.{what}", 99))
    assert choice(f"{whose} pays {what} 1").prices == (Price(whose, what, 1),)


FORMS = """
mark watch 2 | unmark watch 6 | mark lamp | unmark lamp | mark bell | mark black_cauldron 3 | reveal 999 | rejoin
set trust 3 | set trust -999 | add brine 1 | add brine -1 | dial tide 6 | turn tide -1 | turn tide 2 | stop tide
encounter grey | encounter green | encounter purple | encounter blue
"""


@pytest.mark.parametrize("written", parts(FORMS))
def test_an_effect_is_a_verb_and_what_belongs_to_it(written):
    verb, *rest = written.split()
    assert effect(written) == Effect(verb, tuple(int(word) if word.lstrip("-").isdigit() else word for word in rest))


def test_a_secret_is_gained_and_lost_by_two_words():
    gained, lost = effect("gain secret under-name"), effect("  lose  secret  under-name ")
    assert (gained, lost) == (Effect("gain-secret", ("under-name",)), Effect("lose-secret", ("under-name",)))


BAD_EFFECTS = """
J206: give each.food 1; gian each.food 1; each.food 1; once; rests; Gain each.food 1
J207: rejoin all; gain each.food; gain each.food 1 1; gain food 1; gain any.food 1; gain each.courage 1; gain secret
J207: mark watch; unmark watch; mark; set trust; set trust 1 2; dial tide; turn tide; stop; encounter; reveal
J120: gain each.food many; gain each.food 0; gain each.food -1; gain each.food 100; gain each.food 1.5; mark watch 0
J120: set trust 1000; add trust x; dial tide 0; turn tide -100; reveal 1000; mark watch two
J205: mark wach 2; set trsut 1; add salt 1; gain secret name; dial wave 3; stop wave; encounter red; lose secret tide
J210: mark watch 7; unmark watch 20; mark bell 2; mark lamp 1
"""


@pytest.mark.parametrize(("code", "written"), by_code(BAD_EFFECTS))
def test_an_effect_that_is_none(code, written):
    assert refused(effect, written).code == code


SHOWN = """
gain food 1 & gain target amount | gain secret & gain secret secret | turn tide & turn dial step
mark watch & mark status part | unmark watch & unmark status part
"""


@pytest.mark.parametrize("two", parts(SHOWN))
def test_j207_shows_how_the_effect_is_written(two):
    written, form = two.split(" & ")
    assert refused(effect, written).facts == {"written": written, "form": form}


# --- entries, declarations, ids, numbers


ENTRIES = """
start | dream | nightmare | menhir | day 5 | dial tide | status watch 3 | status watch | tale sands | place 105
verse 1 | verse 9999 | secret under-name | encounter won | encounter avoided | encounter withdrew
"""


@pytest.mark.parametrize("written", parts(ENTRIES))
def test_an_entry_is_a_kind_of_door_and_its_key(written):
    kind, *rest = written.split()
    made = entry(written)
    assert (made.kind, made.key, made.part) == (kind, rest[0] if rest else "", int(rest[1]) if rest[1:] else 0)


BAD_ENTRIES = """
J111: ;strat;start 1;dream 2;place;place 105 106;day;dial;status;status watch 3 4;tale;tale the sands;Start;lamp
J120: place far;place 0;place 10000;day -1;verse x;status watch x;status watch 0
J205: dial wave;status wach 3;secret key;encounter drawn
J103: tale Sands
J210: status watch 7
"""


@pytest.mark.parametrize(("code", "written"), by_code(BAD_ENTRIES))
def test_an_entry_that_is_none(code, written):
    assert refused(entry, written).code == code


def test_a_declaration_has_a_key_and_a_name_in_each_language():
    made = declared("watch | numbered 6 | en The Watch | cs Stráž", "status")
    assert made == Declared(key="watch", name={"cs": "Stráž", "en": "The Watch"}, shape="numbered", boxes=6, line=3)
    assert declared("bell | row 3 | cs Zvon | en Bell", "status").shape == "row"
    assert declared("lamp | cs Lampa | en Lamp", "status").boxes == 1


BAD_DECLARATIONS = """
J110: status watch; status watch | cs Stráž; status watch | cs Stráž | en; dial tide | numbered 6 | cs Příliv | en Tide
J110: status watch | cs Stráž | en Watch | de Wache; status watch | numbred 6 | cs Stráž | en Watch
J120: status watch | numbered 21 | cs Stráž | en Watch; status watch | numbered 0 | cs Stráž | en Watch
J103: status Watch | cs Stráž | en Watch; secret | cs Jméno | en Name
"""


@pytest.mark.parametrize(("code", "written"), by_code(BAD_DECLARATIONS))
def test_a_declaration_that_is_none(code, written):
    kind, _, rest = written.partition(" ")
    assert refused(declared, rest, kind).code == code


@pytest.mark.parametrize("id", ["ford", "f", "act-2", "the-third-knock", "a" * 60, "a-"])
def test_an_id_is_small_letters_digits_and_hyphens(id):
    assert clauses.named(id) == id


@pytest.mark.parametrize(
    ("id", "near"),
    [
        ("The Ford", "the-ford"),
        ("ford_2", "ford-2"),
        ("2-fords", ""),
        ("Břeh řeky", "breh-reky"),
        ("", ""),
        ("a" * 61, "a" * 60),
    ],
)
def test_j103_anything_else_is_none_and_a_plain_one_is_offered(id, near):
    error = refused(clauses.named, id)
    assert (error.code, error.facts["near"]) == ("J103", near)


@given(st.text(max_size=40))
def test_no_line_raises_anything_but_unreadable(text):
    for reads in (choice, effect, entry, clauses.named, lambda line: declared(line, "status")):
        try:
            reads(text)
        except BadClause as error:
            assert error.code in (
                "J103",
                "J107",
                "J109",
                "J110",
                "J111",
                "J120",
                "J122",
                "J201",
                "J205",
                "J206",
                "J207",
            )
