"""Stories from Twine, brought at the desk and played at a table to an ending; and what the desk says of them."""

from __future__ import annotations

import re
from io import BytesIO

import pytest

from companion.house import shipped
from companion.library.shelf import read_folder
from companion.story.twee import export
from tests.story.twine import published_by_twine, saved_by_twine

HARLOWE = """\
:: StoryTitle
Kastelán

:: StoryData
{"format": "Harlowe", "start": "Nádvoří"}

:: Nádvoří
{
Za branou stojí (if: $met)[kastelán](else:)[někdo cizí].
}
(link: "Pozdravit ho")[(set: $met to true)(go-to: "Nádvoří")]
(if: $met)[(link-goto: "Jít za ním dovnitř", "Sál")]

:: Sál
V sále stojí [[prázdná židle->Židle]] a //nikdo// na ní nesedí.

:: Židle
Zůstanete sedět do rána.
"""
SUGARCUBE = """\
:: StoryInit
<<set $gold to 1>>

:: Start
Převozník čeká. <<if $gold gte 2>>Vidí vaše peníze.<<elseif $gold is 1>>Dívá se vám na měšec.<<else>>Krčí rameny.<</if>>
<<link "Zaplatit">><<set $gold -= 1>><<if $gold gte 0>><<goto "Loď">><<else>><<goto "Start">><</if>><</link>>

:: Loď
<<if visited("Start") gt 1>>Zase vy.<</if>> Loď se houpe.
<<if $gold is 0>>[[Přeplavat zbytek|Břeh]]<<else>>[[Zpátky|Start]]<</if>>

:: Břeh
Břeh.
"""
TWINE_1 = """\
<html><body><div id="storeArea"><div tiddler="StoryTitle" tags="">Mlha</div>
<div tiddler="Start" tags="" created="200801010000">&lt;&lt;silently&gt;&gt;&lt;&lt;set $lamp = 1\
&gt;&gt;&lt;&lt;endsilently&gt;&gt;Mlha.\\n[[Rozsvítit|Světlo]]</div>
<div tiddler="Světlo" tags="">&lt;&lt;if $lamp eq 1&gt;&gt;Svítí.&lt;&lt;endif&gt;&gt;\\n[[Dojít domů|Doma]]</div>
<div tiddler="Doma" tags="">Doma.</div></div></body></html>
"""


@pytest.fixture
def desk(visitor):
    """A visitor at a table of two, who can bring a story from Twine and open it there."""
    options = {"characters": [{"id": one} for one in ("ailei", "beor")]}
    visitor.id = visitor.store.create("tainted_grail", "U krbu", options).record.id

    def bring(text: str, name: str = "z-twine"):
        fields = {"name": name, "game": "tainted_grail", "file": (BytesIO(text.encode()), "story.twee")}
        return visitor.client.post("/desk/import", data=fields, headers=visitor.headers)

    def play(text: str, *choices: str) -> list[str]:
        """What stands on the page at the beginning and after each choice, without signs."""
        assert bring(text).status_code == 200
        visitor.move("open_book", {"book": "own/tainted-grail/z-twine", "language": "cs"}, page="journal")
        pages = [visitor.look("journal").text]
        for choice in choices:
            visitor.move("choose", {"choice": choice}, page="journal")
            pages.append(visitor.look("journal").text)
        return [re.sub(r"\s+", " ", page.replace("\N{NO-BREAK SPACE}", " ")) for page in pages]

    visitor.bring, visitor.play = bring, play
    return visitor


def test_a_story_for_harlowe_is_played_to_its_end(desk):
    first, again, hall, chair = desk.play(HARLOWE, "nadvori", "sal", "zidle")
    assert "Za branou stojí někdo cizí." in first and "Jít za ním dovnitř" not in first
    assert "Za branou stojí kastelán." in again and "Jít za ním dovnitř" in again
    assert "V sále stojí prázdná židle a <em>nikdo</em> na ní nesedí." in hall
    assert "Zůstanete sedět do rána." in chair and "Tady kniha končí." in chair


def test_a_story_for_sugarcube_is_played_to_its_end(desk):
    first, boat, shore = desk.play(SUGARCUBE, "start", "breh")
    assert "Převozník čeká. Dívá se vám na měšec." in first
    assert "Loď se houpe." in boat and "Zase vy." not in boat and "Zpátky" not in boat
    assert "Tady kniha končí." in shore


@pytest.mark.parametrize("twine", [saved_by_twine, published_by_twine])
def test_a_story_that_twine_saved_or_published_is_played_to_its_end(desk, twine):
    text = twine(':: StoryTitle\nX\n\n:: StoryData\n{"format": "SugarCube", "start": "Start"}\n\n' + SUGARCUBE)
    assert "Tady kniha končí." in desk.play(text, "start", "breh")[-1]


def test_a_story_that_twine_1_published_is_played_to_its_end(desk):
    first, light, home = desk.play(TWINE_1, "svetlo", "doma")
    assert "Mlha." in first and "Svítí." in light and "Tady kniha končí." in home


def test_a_book_of_ours_that_twine_saved_is_played_with_its_prices(desk):
    lamp = read_folder("lamp", shipped("journal") / "tainted-grail" / "the-lamp-in-the-wall").book
    first, far = desk.play(saved_by_twine(export(lamp, "cs")), "walk")
    assert "1 bod výdrže za každého" in first and "Ailei: výdrž na" in far


CODE = "".join(f"<<fight {number}>>\n" for number in range(5))
CODE = f":: Start\n{CODE}[img[a.png]] [[Dál->Konec]]\n\n:: Konec\nKonec."


def test_what_was_left_out_is_told_by_kinds_with_examples_and_every_line_in_a_fold(desk):
    page = desk.bring(CODE).text
    left = page[page.index("Co se při dovozu vynechalo") :].partition("</section>")[0]
    assert "5 kusů jiného kódu:" in left and "1 obrázek, zvuk nebo film:" in left
    before, fold = left.split("<details", 1)
    assert before.count("&lt;&lt;fight") == 3 and "Ještě 2 řádky" in fold
    assert "řádek 5" in fold and "řádek 6" in fold and "&lt;&lt;fight 4&gt;&gt;" in fold and "fight 2" not in fold


def test_a_passage_whose_ways_were_lost_is_no_ending(desk):
    page = desk.bring(":: Start\nDveře. <<fight 1>>").text
    assert "1 pasáž nikam nevede" in page and "J303" in page


REFUSED = {
    "": "Soubor je prázdný.",
    "=== knot ===\nHello.\n* [Go] -> END\n": "v jazyce ink",
    "*choice\n  #Go\n    *goto x\n": "v jazyce ChoiceScript",
    "title: Start\ntags:\n---\nHello.\n===\n": "pro Yarn Spinner",
    "# A book\n\nWords.\n": "zvolte Build &gt; Export As Twee",
    "<tw-storydata name='a'></tw-storydata><tw-storydata name='b'></tw-storydata>": "V archivu jsou 2 příběhy.",
    ":: Start\nHello.\n\n<%= s.name %>\n[[x]]": "Řádek 4 je kód formátu Snowman, který se tu nečte: &lt;%=",
    ":: Start\nroom: 'hall'\nlit: true\n--\nHello.": "Řádek 2 je kód formátu Chapbook",
    ":: Start\nHello.\n\n[if lit]\nBright.\n\n[else]\nDark.": "který se tu nečte: [if lit] (celkem 2",
    ':: StoryData\n{"format": "Chapbook"}\n\n:: Start\nHello, {name}.': "Řádek 5 je kód formátu Chapbook",
}


@pytest.mark.parametrize(("text", "says"), REFUSED.items(), ids=[says[:24] for says in REFUSED.values()])
def test_what_is_not_read_is_refused_with_a_next_step(desk, text, says):
    answer = desk.bring(text)
    assert answer.status_code == 422
    said = re.sub(r"\s+", " ", answer.text.replace("\N{NO-BREAK SPACE}", " "))
    assert says in said and "Traceback" not in said
    assert "z-twine" not in desk.get("/desk/").text


def test_chapbook_without_code_is_only_words_and_links(desk):
    answer = desk.bring(':: StoryData\n{"format": "Chapbook"}\n\n:: Start\nHello. [[End]]\n\n:: End\nOver.')
    assert answer.status_code == 200


ENGLISH = ":: StoryTitle\nThe Salt  Road\n\n:: Start\nYou wait at the gate. [[In->End]]\n\n:: End\nIt is dark."


def brought(desk, text=ENGLISH, **fields):
    facts = {"game": "tainted_grail", "file": (BytesIO(text.encode()), "story.twee"), **fields}
    return desk.client.post("/desk/import", data=facts, headers=desk.headers)


def test_a_story_keeps_its_title_and_its_language_whatever_the_page_speaks(desk):
    page = brought(desk).text
    assert "<h1>The Salt Road</h1>" in page and "own/tainted-grail/the-salt-road" in page
    assert "## en Start" in page and "Příběh je tu jako anglicky psaný." in page.replace("\xa0", " ")
    assert "## cs Start" in brought(desk, name="cesky", told_in="cs").text
    again = brought(desk)
    assert again.status_code == 422 and "Soubor vyberte prosím znovu" in again.text.replace("\xa0", " ")


def test_a_story_without_a_title_is_asked_for_one(desk):
    answer = brought(desk, ":: Start\nHello.")
    assert answer.status_code == 422 and 'id="twee-title-wrong"' in answer.text


def test_what_was_left_out_stays_with_the_book_until_it_is_put_away(desk):
    assert "left-out.json" not in desk.bring(CODE).text
    book = "/desk/book/own/tainted-grail/z-twine"
    page = desk.get(book).text
    assert "5 kusů jiného kódu:" in page.replace("\xa0", " ") and "v přineseném souboru" in page.replace("\xa0", " ")
    assert desk.post("/desk/left/own/tainted-grail/z-twine", {}).status_code == 303
    assert "jiného kódu" not in desk.get(book).text.replace("\xa0", " ")
    assert desk.post("/desk/left/own/tainted-grail/nowhere", {}).status_code == 404
