"""One small story for each kind of thing that stands in other people's stories, and what must come of it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from companion.story.twine_left import KINDS

from .twine import STORY, as_book, brought

WOOD, END = "the-wood", "end"


class Kind(NamedTuple):
    """A kind of thing: how its first passage is written, and what is left of it.

    `ways`: words, target and clauses of each choice; `left`: the kinds of what was left out.
    """

    name: str
    format: str
    written: str
    words: str
    ways: list[tuple[str, str, str]] = []
    left: list[str] = []
    does: list[str] = []
    cases: list[str] = []


KINDS_OF_THINGS = [
    Kind(
        "links inside a sentence",
        "",
        "You see the [[bright lights->The Wood]] of the [[harbour|End]]. Rain.",
        "You see the bright lights of the harbour. Rain.",
        [("bright lights", WOOD, ""), ("harbour", END, "")],
    ),
    Kind(
        "links below each other, with bullets and bars",
        "",
        "What now?\n* [[Run->The Wood]]\n- [[Hide->End]]\n\n[[Wait->End]] | [[Sing->The Wood]]",
        "What now?",
        [("Run", WOOD, ""), ("Hide", END, ""), ("Wait", END, ""), ("Sing", WOOD, "")],
    ),
    Kind("bold link", "SugarCube", "Door.\n''[[In->The Wood]]''", "Door.", [("In", WOOD, "")]),
    Kind(
        "link-goto",
        "Harlowe",
        'A road. (link-goto: "Walk (slowly)", "The Wood") (link-goto: "End")',
        "A road.",
        [("Walk (slowly)", WOOD, ""), ("End", END, "")],
    ),
    Kind(
        "a click that sets and goes",
        "Harlowe",
        '(link: "Betray him")[(set: $told to true)(go-to: "The Wood")]',
        "",
        [("Betray him", WOOD, "set told 1")],
    ),
    Kind(
        "clicks that lead on in other ways",
        "Harlowe",
        '(link-repeat: "Knock")[(set: $gold to it - 1)(goto: "End")]\n'
        '(link-reveal-goto: "Open", "The Wood")[(set: $open to 1)]',
        "",
        [("Knock", END, "add gold -1"), ("Open", WOOD, "set open 1")],
    ),
    Kind(
        "a click that shows words",
        "Harlowe",
        'A box. (link: "Lift the lid")[ It is empty. (set: $seen to true)]',
        "A box. It is empty.",
        [],
        ["dead-end", "click", "effect"],
    ),
    Kind(
        "a hook that a click shows",
        "Harlowe",
        '|a)[Hidden.] (show: ?a) (click: "the door")[(goto: "End")]',
        "",
        [("the door", END, "")],
        ["click", "code"],
    ),
    Kind(
        "if, else if, else around hooks",
        "Harlowe",
        "(if: $gold > 5)[Rich.]\n(else-if: $gold > 0)[Getting on.](else:)[Poor.] [[Go->The Wood]]",
        "{case-1: Rich.|Getting on.|Poor.}",
        [("Go", WOOD, "")],
        cases=["gold > 5 | gold > 0"],
    ),
    Kind(
        "unless, and conditions in each other",
        "Harlowe",
        "(unless: $dark)[You see. (if: $gold is 1)[A coin|a penny. (goto: 'End')]](else:)[[[Feel->The Wood]]]",
        "{case-1: You see. {case-2: A coin\\|a penny.}}",
        [
            ("Feel", WOOD, "needs not (dark == 0) and not (dark == 0 and gold == 1)"),
            ("Go on.", END, "needs dark == 0 and gold == 1"),
        ],
        cases=["dark == 0"],
    ),
    Kind(
        "a set in a hook",
        "Harlowe",
        "(if: $gold is 1)[(set: $trust to 2)Thanks.] (set: $gold to it + 1, $met to true) [[Go->The Wood]]",
        "{case-1: Thanks.}",
        [("Go", WOOD, "add gold 1")],
        ["effect"],
        ["set met 1"],
        ["gold == 1"],
    ),
    Kind(
        "braces that close up, and looks",
        "Harlowe",
        "{\nIt is\n(text-colour: red)+(text-style: 'bold')[late].\n}\n[[Go->The Wood]]",
        "It is late.",
        [("Go", WOOD, "")],
        ["look", "look"],
    ),
    Kind(
        "what was visited",
        "Harlowe",
        '(if: (history:) contains "End")[Again.](else:)[At last.] [[Go->The Wood]]',
        "{case-1: Again.|At last.}",
        [("Go", WOOD, "")],
        cases=['visited["end"]'],
    ),
    Kind(
        "whether this passage was visited",
        "Harlowe",
        '(if: (history:) contains "The Ford")[Back.] <<if visited("The Ford") gt 2>>Third.<</if>> [[Go->The Wood]]',
        "{case-1: Back.} {case-2: Third.}",
        [("Go", WOOD, "")],
        cases=['times["the-ford"] > 1', 'times["the-ford"] > 2'],
    ),
    Kind(
        "link and button macros",
        "SugarCube",
        'Hall.\n<<link "Out" "End">><<set $gold += 2>><</link>>\n'
        "<<button [[In|The Wood]]>><<set $left to true>><</button>>",
        "Hall.",
        [("Out", END, "add gold 2"), ("In", WOOD, "set left 1")],
    ),
    Kind(
        "a link that decides where it goes",
        "SugarCube",
        '<<link "Pay">><<if $gold gte 3>><<set $x to 1>><<goto "The Wood">><<else>><<goto "End">><</if>><</link>>',
        "",
        [("Pay", END, "or [else](#the-wood) if gold >= 3")],
        ["effect"],
    ),
    Kind(
        "linkreplace",
        "SugarCube",
        'He waits. <<linkreplace "Ask him.">>"No," he says.<</linkreplace>> '
        '<<linkappend "A ship" t8n>>, far out.<</linkappend>>\n'
        '<<linkreplace "Go">><<goto "End">><</linkreplace>>',
        'He waits. "No," he says. A ship, far out.',
        [("Go", END, "")],
        ["click", "click"],
    ),
    Kind(
        "words to click through",
        "SugarCube",
        'The sky is <<cycle "$sky">><<option "grey">><<option "blue">><</cycle>>. [[Go->The Wood]]',
        "The sky is grey.",
        [("Go", WOOD, "")],
        ["click"],
    ),
    Kind(
        "words to click through, of Harlowe",
        "Harlowe",
        'The sky is (cycling-link: "grey", "blue"), <<cyclinglink "$sea" "wide" "deep">>. [[Go->The Wood]]',
        "The sky is grey, wide.",
        [("Go", WOOD, "")],
        ["click", "click"],
    ),
    Kind(
        "links out of the story",
        "SugarCube",
        "Thanks to [[Twine|https://twinery.org/]]. The end.",
        "Thanks to [Twine](https://twinery.org/). The end.",
    ),
    Kind(
        "a link that is worked out only in play, in a sentence",
        "SugarCube",
        'You <<link "go" $next>><</link>>. <<replace "#x">>Elsewhere.<</replace>> [[End]]',
        "You go.",
        [("End", END, "")],
        ["way", "code"],
    ),
    Kind("goto", "SugarCube", 'Dust. <<goto "The Wood">>', "Dust.", [("Go on.", WOOD, "")]),
    Kind(
        "a goto under a condition",
        "SugarCube",
        "<<if $gold lt 0>><<goto [[End]]>><</if>>Alive. [[Go->The Wood]]",
        "Alive.",
        [("Go", WOOD, "needs not (gold < 0)"), ("Go on.", END, "needs gold < 0")],
    ),
    Kind(
        "if, elseif, else around links",
        "SugarCube",
        "<<if $gold gt 2>>[[Pay->The Wood]]<<elseif $gold is 1>>[[Beg->End]]<<else>>[[Run->End]]<</if>>",
        "",
        [
            ("Pay", WOOD, "needs gold > 2"),
            ("Beg", END, "needs not (gold > 2) and gold == 1"),
            ("Run", END, "needs not (gold > 2) and not (gold == 1)"),
        ],
    ),
    Kind(
        "a variable that is asked before it is set",
        "SugarCube",
        "<<if $met>>Again.<<else>>At last.<</if>> <<set $met to true>><<set $gold += 1>> [[Go->The Wood]]",
        "{case-1: Again.|At last.}",
        [("Go", WOOD, "set met 1")],
        does=["add gold 1"],
        cases=["met != 0"],
    ),
    Kind(
        "a variable that is asked, set and asked again",
        "SugarCube",
        "<<if $met>>Again.<</if>> <<set $met to true>> <<if $met>>[[Go->The Wood]]<</if>>",
        "{case-1: Again.}",
        [("Go", WOOD, "needs met != 0")],
        ["effect"],
    ),
    Kind(
        "a switch",
        "SugarCube",
        "It is <<switch $hour>><<case 1 2>>night<<case 3>>dawn<<default>>day<</switch>>. [[Go->The Wood]]",
        "It is {case-1: night|dawn|day}.",
        [("Go", WOOD, "")],
        cases=["hour == 1 or hour == 2 | hour == 3"],
    ),
    Kind(
        "links that set, and values in the words",
        "SugarCube",
        "You have $gold coins, <<print $name>>. [[Pay|The Wood][$gold -= 1]]",
        "You have {gold} coins, ….",
        [("Pay", WOOD, "add gold -1")],
        ["shown"],
    ),
    Kind(
        "a number in the words that is set before and behind them",
        "SugarCube",
        "<<set $gold to 3>>You have <<= $gold>>.<<set $gold += 2>> Now $gold. [[Go->The Wood]]",
        "You have {gold}. Now ….",
        [("Go", WOOD, "add gold 2")],
        ["shown"],
        does=["set gold 3"],
    ),
    Kind(
        "a number in the words behind a condition",
        "Harlowe",
        "(set: $gold to it + 2)(if: $gold > 3)[Rich: $gold.](else:)[Poor: (print: $gold).] [[Go->The Wood]]",
        "{case-1: Rich: {gold}.|Poor: {gold}.}",
        [("Go", WOOD, "")],
        does=["add gold 2"],
        cases=["gold > 3"],
    ),
    Kind(
        "marks of emphasis, lines that go on, comments",
        "SugarCube",
        "''Bold'' and //slanted//, ~~gone~~, @@.red;red@@ \\\nand on. "
        "/* note */ <!-- more --> https://example.org\n!Title\n----",
        "**Bold** and *slanted*, gone, red and on. https://example.org\n### Title\n* * *",
    ),
    Kind(
        "nobr, silently, timed",
        "SugarCube",
        "<<nobr>>One.\n<</nobr>><<silently>>no words <<set $gold to 1>><</silently>>"
        "<<timed 2s>>[[Go->The Wood]]<</timed>>",
        "One.",
        [("Go", WOOD, "")],
        ["look"],
        ["set gold 1"],
    ),
    Kind(
        "pictures and sound",
        "SugarCube",
        "[img[a.png]] A door. [img[b.png][The Wood]] <<audio \"x\" play>> <img src='x'>",
        "A door.",
        [("The Wood", WOOD, "")],
        ["picture"] * 4,
    ),
    Kind(
        "HTML",
        "SugarCube",
        '<p>One <b>bold</b> and <i>slanted</i>&mdash;so.</p><span class="x">Two</span><br>'
        'Three, <a data-passage="The Wood">go there</a> now.<script>alert(1)</script>',
        "One **bold** and *slanted*—so.\n\nTwo  \nThree, go there now.",
        [("go there", WOOD, "")],
        ["look", "code"],
    ),
    Kind(
        "headlines that are none, our own signs",
        "",
        "\\:: Prologue\n  :: Two\n# One\n- a: b\n{case: x}\n[[Go->The Wood]]",
        ":: Prologue\n:: Two\n\\# One\n\\- a: b\n\\{case: x\\}",
        [("Go", WOOD, "")],
    ),
    Kind(
        "Twine 1: choice, actions, endif, remember",
        "",
        '<<silently>><<remember $gold = 3>><<endsilently>><<if $gold eq 3>>Yes.<<endif>>\n<<choice "The Wood" "In">>\n'
        '<<actions "End">>',
        "{case-1: Yes.}",
        [("In", WOOD, ""), ("End", END, "")],
        [],
        ["set gold 3"],
        ["gold == 3"],
    ),
    Kind(
        "code of somebody's own",
        "",
        "<<revision x>>One.<<endrevision>> "
        "<<fight $orc>> <<include 'End'>> <<run setup.x()>> <<widget 'a'>>words<</widget>>",
        "One.",
        [],
        ["dead-end", *["code"] * 5],
    ),
    Kind(
        "no way that is understood",
        "",
        "The end? [[Gone->Nowhere]] <<back>>",
        "The end?",
        [],
        ["dead-end", "way", "way"],
    ),
    Kind("an ending", "", "The end.", "The end."),
    Kind(
        "chance",
        "Harlowe",
        "(either: 'A','B') <<print either('x', 'y', 'z')>> (print: (either: 'p', 'q')) (either: 'o', $x) "
        "(if: (random: 1, 6) > 3)[[[Luck->The Wood]]](else:)[Bad luck.] [[Go->End]]",
        "{case-1: A|B} {case-2: x|y|z} {case-3: p|q} … Bad luck.",
        [("Go", END, "")],
        ["shown", "condition"],
        cases=["shuffled", "shuffled", "shuffled"],
    ),
]


@pytest.mark.parametrize("kind", KINDS_OF_THINGS, ids=[kind.name for kind in KINDS_OF_THINGS])
def test_what_comes_of_it(kind):
    begins = STORY.replace("}", f', "format": "{kind.format}"}}') if kind.format else STORY
    came = brought(f"{begins}:: The Ford\n{kind.written}\n\n:: The Wood\nTrees.\n\n:: End\nOver.\n")
    book, found = as_book(came)
    ford = book.passages["the-ford"]
    words = ford.words["en"]
    clauses = {line.partition("](#")[0][3:]: line.partition(" | ")[2] for line in came.files["story.md"].split("\n")}
    assert words.text == kind.words
    assert [(words.choices[one.id].text, one.target, clauses[one.id]) for one in ford.choices] == kind.ways
    assert sorted(one.kind for one in came.left) == sorted(kind.left)
    assert [" ".join(map(str, [one.name, *one.args])) for one in ford.does] == kind.does
    assert not kind.cases or [case.written for case in ford.cases.values()][: len(kind.cases)] == kind.cases
    assert bool(ford.ending) == (not kind.ways and "dead-end" not in kind.left)
    remarks = {"J302", "J303", "J304", "J305", "J306", "J401", "J404", "J407", "J408", "J411"}
    assert {one.code for one in found} <= remarks


def test_every_kind_of_thing_has_its_story():
    assert len(KINDS_OF_THINGS) >= 29
    assert {left for kind in KINDS_OF_THINGS for left in kind.left} >= {*KINDS} - {"changed", "special", "tag", "file"}


@pytest.mark.parametrize(
    "head",
    [*(f":: {name}" for name in ("PassageHeader", "PassageFooter", "PassageReady", "PassageDone", "StoryInterface")),
     *(f":: {name}" for name in ("StoryBanner", "StoryShare", "StoryMenu", "StoryCaption", "StoryAuthor")),
     *(f":: any [{tag}]" for tag in ("script", "stylesheet", "widget", "header", "footer", "Twine.image"))],
)  # fmt: skip
def test_special_passages_are_none_to_be_read(head):
    came = brought(f"{STORY}{head}\nWords. [[End]]\n\n:: The Ford\n[[End]]\n\n:: End\nOver.")
    book, _ = as_book(came)
    assert list(book.passages) == ["the-ford", "end"]
    assert [(one.line, one.kind) for one in came.left] == [(7, "special")]


@pytest.mark.parametrize("head", [":: StoryInit", ":: any [startup]", ":: any [init]"])
def test_what_is_set_before_the_first_passage_is_where_variables_begin(head):
    text = f"{STORY}{head}\n(set: $trust to 2, $name to 'x')\n<<if $gold>><<set $trust to 9>><</if>><<set $gold to 3>>"
    came = brought(f"{text}\n\n:: The Ford\n<<if $gold + $trust gt 4>>Rich.<</if>> [[End]]\n\n:: End\nOver.")
    assert as_book(came)[0].variables == {"gold": 3, "trust": 2}
    assert [(one.line, one.kind) for one in came.left] == [(8, "effect"), (9, "effect")]
