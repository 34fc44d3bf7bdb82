"""A game's own shelves and ends of a fight: its vocabulary declares them, and the story floor knows none of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from companion.core.typography import unbound
from companion.story import parse
from companion.story.book import Book, Door, Passage, Price
from companion.story.diagnostics import Diagnostic, Diagnostics
from companion.story.fates import opened_by
from companion.story.locks import asked_for
from companion.story.reading import Reading, begin
from companion.story.teller import Scene, Teller
from companion.story.twee import declarations, export
from companion.story.twee_import import import_story
from companion.story.vocabulary import NUMBER, YES_NO, BookShelf, Form, Keyed, Kind, Member, Vocabulary
from companion.story.worlds import QuietWorld
from companion.web.wording import Voice

from .books import END, codes, passage

# Of a watch upon the walls: path tokens with boxes, alliances without, and sieges that end in ways of their own.
FATES = {"held": (), "fell": (), "truce": ("held",)}
VOCABULARY = Vocabulary(
    names={
        "token": Member(
            Kind("token", keyed=Keyed(NUMBER, lambda world, key: world.laid(key), lambda book: book.shelf("token"))),
            lambda scene: scene.world,
        ),
        "alliance": Member(
            Kind(
                "alliance",
                keyed=Keyed(YES_NO, lambda world, key: key in world.allies, lambda book: book.shelf("alliance")),
            ),
            lambda scene: scene.world,
        ),
        "walls": Member(Kind("walls", {"size": Member(NUMBER, lambda world: 3)}), lambda scene: scene.world),
    },
    forms=(
        Form("lay", "lay token part?", writes=True),
        Form("lift", "lift token part?"),
        Form("ally", "ally alliance", writes=True),
        Form("besiege", "besiege host", fights=True),
    ),
    shelves={"token": BookShelf(boxes=True), "alliance": BookShelf()},
    words={"host": ("raiders", "dragon")},
    locks=frozenset({"walls.size"}),
    entries={"token": "token", "oath": "alliance", "siege": "outcome", "dusk": ""},
    several=frozenset({"dusk"}),
    fates=FATES,
    ends={"raiders": ("held", "fell", "truce"), "dragon": ("held", "fell")},
)
COVER = """\
# the-wall
token: gate | numbered 4 | cs Brána | en The Gate
alliance: ravens | cs Havrani | en The Ravens
game: the-watch

## cs Hradba

## en The Wall
"""
GATE = passage(
    "gate",
    "entry: start",
    "entry: oath ravens",
    'when: token["gate"] >= 0',
    "does: lay gate 2",
    "- [on](#end) | ally ravens",
)
SIEGE = ("- [over](#end) | after held", "- [lost](#end) | after fell")


class Walls(QuietWorld):
    """A world that remembers which tokens were laid, and who is an ally."""

    def __init__(self, reading: Reading, book: Book) -> None:
        super().__init__(reading, book)
        self.tokens: dict[str, set[int]] = {}
        self.allies: set[str] = set()

    def laid(self, key: str) -> int:
        return len(self.tokens.get(key, ()))

    def people(self) -> list[str]:
        return ["watcher"]

    def opens(self, entry: Door) -> bool:
        if entry.kind == "siege":
            return opened_by(self.reading.outcome, entry.kind, self.book, FATES) == entry.key
        return entry.key in self.allies or bool(self.laid(entry.key))

    def can_pay(self, price: Price, who: Sequence[str]) -> bool:
        return True

    def pay(self, price: Price, who: Sequence[str], shares: Mapping[str, int], one: str) -> list[str]:
        return []

    def do(self, effect: str, args: Sequence[Any], who: Sequence[str], one: str) -> None:
        if effect == "lay":
            self.tokens.setdefault(args[0], set()).add(args[1])
        elif effect == "ally":
            self.allies.add(args[0])

    def entered(self, passage: Passage, entry: Door) -> None:
        """Nothing remembers it."""

    def rest(self) -> None:
        """Nothing waits."""

    def pick(self, options: Sequence[str]) -> str:
        return options[0]


def read(*passages: str, cover: str = COVER) -> tuple[Book, Diagnostics]:
    """A book of the watch, and what is wrong with it."""
    files = {"book.md": cover, "story.md": "\n".join((*passages, END))}
    return parse.read("the-watch/the-wall", files, {"the_watch": VOCABULARY})


def told(*passages: str) -> tuple[Teller, Scene]:
    """A book without a mistake, and a reading of it that has not begun."""
    book, found = read(*passages)
    assert not found, [(one.code, one.line, one.facts) for one in found]
    reading = begin(book, ["watcher"])
    return Teller(book, VOCABULARY), Scene(reading, Walls(reading, book))


def test_a_cover_declares_what_its_game_has_shelves_for_wherever_it_names_the_game():
    book, found = read(GATE)
    assert not found
    assert [(kind, *shelf) for kind, shelf in book.shelves.items()] == [("token", "gate"), ("alliance", "ravens")]
    assert (book.shelf("token")["gate"].shape, book.shelf("token")["gate"].boxes) == ("numbered", 4)
    assert book.shelf("status") == {}


@pytest.mark.parametrize("line", ["status: lamp | cs Lampa | en The Lamp", "secret: name | cs Jméno | en The Name"])
def test_what_another_game_has_is_an_unknown_line_here(line):
    assert codes(read(GATE, cover=COVER.replace("game:", f"{line}\ngame:"))[1]) == ["J106"]


def test_effects_doors_and_conditions_name_what_stands_there():
    teller, scene = told(GATE)
    teller.arrive(scene, "gate")
    assert scene.world.tokens == {"gate": {2}}
    teller.choose(scene, teller.told("gate").ways[0])
    assert scene.world.allies == {"ravens"}
    door = next(door for door in teller.doors(scene) if door.entry.kind == "oath")
    assert (door.entry.key, door.opens) == ("ravens", True)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("does: lay gate", "J207"),  # which of its boxes?
        ("does: lay gate 5", "J210"),
        ("does: lay tower 1", "J205"),
        ("entry: token gate 5", "J210"),
        ("entry: token tower", "J205"),
        ("entry: oath ravens 2", "J111"),  # an alliance has no boxes
        ("entry: siege won", "J205"),  # no siege is won: it is held
        ('when: alliance["owls"]', "J205"),
    ],
)
def test_a_mistake_about_them_is_found(wrong, code):
    assert codes(read(GATE, passage("tower", wrong, "entry: dusk", "- [on](#end)"))[1]) == [code]


@pytest.mark.parametrize(
    ("kind", "key", "said"),
    [
        (
            "status",
            "watch",
            ("Stav „watch“ nemá část 7: má 6 políček", "The status “watch” has no part 7: it has 6 boxes"),
        ),
        (
            "token",
            "gate",
            ("Věc (token) „gate“ nemá část 7: má 6 políček", "The token “gate” has no part 7: it has 6 boxes"),
        ),
    ],
)
def test_a_mistake_is_told_with_the_shelf_that_it_is_about(kind, key, said):
    one = Diagnostic("J210", "story.md", 1, {"shelf": kind, "key": key, "part": 7, "boxes": 6})
    spoken = (unbound(Voice(language).spoken(one.message)) for language in ("cs", "en"))
    assert tuple(sentence.rstrip(".") for sentence in spoken) == said


def test_what_is_asked_for_and_never_changed_is_found_and_the_other_way_round():
    asks = passage("gate", "entry: start", 'when: alliance["ravens"]', "does: lift gate 1", "- [on](#end)")
    lays = passage("gate", "entry: start", "does: lay gate 1 | ally ravens", "- [on](#end)")
    facts = [(one.code, one.facts["shelf"], one.facts["key"]) for text in (asks, lays) for one in read(text)[1]]
    assert facts == [("J305", "alliance", "ravens"), ("J306", "token", "gate"), ("J306", "alliance", "ravens")]


@pytest.mark.parametrize(
    ("host", "ways", "code"),
    [
        ("raiders", SIEGE, []),
        ("raiders", (*SIEGE, "- [peace](#end) | after truce"), []),
        ("raiders", SIEGE[:1], ["J315"]),
        ("dragon", (*SIEGE, "- [peace](#end) | after truce"), ["J317"]),
        ("dragon", (*SIEGE, "- [victory](#end) | after won"), ["J109"]),
    ],
)
def test_a_fight_ends_as_the_game_says(host, ways, code):
    assert codes(read(GATE, passage("siege", "entry: dusk", f"does: besiege {host}", *ways))[1]) == code


@pytest.mark.parametrize(("outcome", "offered"), [("held", "over"), ("fell", "lost"), ("truce", "over")])
def test_an_end_for_which_nothing_is_written_is_told_as_the_one_nearest_to_it(outcome, offered):
    teller, scene = told(GATE, passage("siege", "entry: siege held", "entry: dusk", "does: besiege raiders", *SIEGE))
    teller.arrive(scene, "siege")
    scene.reading.outcome = outcome
    assert [offer.way.choice.id for offer in teller.offers(scene)] == [offered]
    assert {door.entry.kind for door in teller.doors(scene) if door.opens} >= (
        {"siege"} if offered == "over" else set()
    )


def test_an_end_that_the_game_does_not_have_closes_no_way():
    teller, scene = told(GATE, passage("siege", "entry: dusk", "does: besiege raiders", *SIEGE))
    teller.arrive(scene, "siege")
    scene.reading.outcome = "withdrew"  # as a correction may write
    assert len(teller.offers(scene)) == 2


def test_several_may_wait_behind_a_door_of_which_the_game_says_so():
    assert codes(read(GATE, *(passage(id, "entry: dusk", "- [on](#end)") for id in ("owl", "moth")))[1]) == []
    same = [passage(id, "entry: siege held", "- [on](#end)") for id in ("owl", "moth")]
    assert codes(read(GATE, *same)[1]) == ["J307"]


def test_a_lock_is_put_into_the_games_words_by_its_whole_name():
    teller, _ = told(
        GATE, passage("siege", "entry: dusk", "- [in](#end) | needs walls.size >= 2, shown", "- [on](#end)")
    )
    assert asked_for(teller.told("siege").ways[0].lock, VOCABULARY).key == "lock-size"


def test_what_stands_on_the_shelves_goes_to_twine_and_comes_back():
    book, _ = read(GATE)
    assert declarations(book)[:2] == [
        "token: gate | numbered 4 | cs Brána | en The Gate",
        "alliance: ravens | cs Havrani | en The Ravens",
    ]
    came = import_story(export(book, "en"), "the-wall", "the_watch", "en")
    again, _ = parse.read("the-watch/the-wall", dict(came.files), {"the_watch": VOCABULARY}, own=True)
    assert [*again.shelves] == ["token", "alliance"]
    assert again.shelf("token")["gate"].boxes == 4
