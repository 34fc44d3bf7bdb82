"""What is wrong with a book, as a compiler would say it: a stable code, the place, what is wrong, what to do.

Every code has its words in `words/<language>/diagnostics.ftl` (`diagnostic-J101`, `mend-J101`) and a page of its own
in `docs/diagnostics/`, whose example is its test.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import chain, islice
from typing import Any, Literal, NamedTuple

import msgspec

from ..core.message import Message, say

Weight = Literal["error", "warning"]
GUESSES, MOST_LOOKED_AT = 60, 2000  # so many of a book's mistakes are told what was perhaps meant

CODES: dict[str, Weight] = {
    # the file
    "J101": "error",  # not text in UTF-8
    "J102": "error",  # no passage in the whole book
    "J103": "error",  # an id that is none
    "J104": "error",  # a passage twice
    "J105": "error",  # text before the first passage
    "J106": "error",  # an unknown header line
    "J107": "error",  # a choice line that cannot be read
    "J108": "error",  # a choice twice
    "J109": "error",  # an unknown clause
    "J110": "error",  # a declaration that cannot be read
    "J111": "error",  # an entry that cannot be read
    "J112": "error",  # a language that is none
    "J113": "error",  # words for a choice that is not there
    "J114": "error",  # a brace without its twin
    "J115": "error",  # a case that the header does not declare
    "J116": "error",  # no book.md
    "J117": "warning",  # a passage nobody could read aloud
    "J118": "warning",  # HTML in the words
    "J119": "warning",  # a link that leads out of the book in a strange way
    "J120": "error",  # a value that is no number, or out of bounds
    "J121": "error",  # words of one language twice
    "J122": "error",  # two clauses that exclude each other
    "J123": "error",  # a file too large
    "J124": "error",  # a file that cannot be opened
    "J125": "error",  # a line of the cover that says what it cannot
    "J126": "error",  # a cover without a line that its game needs
    "J127": "error",  # a line of the cover twice
    "J128": "error",  # a name in the words that the game does not give
    "J130": "error",  # a case with more halves than conditions can choose among, or fewer
    "J131": "error",  # a case by readings with one half
    "J132": "error",  # a name of the cover twice
    "J133": "error",  # a case of the same name as a number of the book
    "J134": "error",  # an order of halves that nobody knows
    "J135": "error",  # a word without a form for each plural of its language
    "J136": "error",  # a heading of a language at another depth
    "J137": "error",  # a choice that does not begin as one
    # beside the words
    "J150": "error",  # a picture or a sound that is none by its name
    "J151": "warning",  # a picture or a sound that does not lie in the folder
    "J152": "warning",  # a picture or a sound that is too large
    "J153": "warning",  # a picture or a sound that is not what its name says
    "J154": "warning",  # a picture or a sound without words in a language
    "J155": "warning",  # more pictures and sounds than a book may show
    "J156": "error",  # words of a picture or a sound that cannot be read
    # conditions and effects
    "J201": "error",  # an expression that cannot be read
    "J202": "error",  # an unknown name
    "J203": "error",  # a wrong type
    "J204": "error",  # no condition, or no number
    "J205": "error",  # an unknown key
    "J206": "error",  # an unknown effect
    "J207": "error",  # wrong arguments of an effect
    "J208": "error",  # too long or too deep
    "J209": "error",  # an unknown price
    "J210": "error",  # a part beyond the boxes
    "J211": "error",  # an effect that is for other books
    "J212": "error",  # a formula that stands further down
    "J213": "error",  # one = where two are meant
    "J214": "warning",  # a variable set to less than nothing
    # how it hangs together
    "J301": "error",  # an unknown target
    "J302": "warning",  # an unreachable passage
    "J303": "error",  # a dead end not marked as an ending
    "J304": "error",  # a choice list that can come up empty
    "J305": "warning",  # read and never written
    "J306": "warning",  # written and never read
    "J307": "warning",  # two entries through one door
    "J308": "error",  # a tale drawn that nobody wrote
    "J309": "error",  # a link that names the wrong file
    "J310": "error",  # an alias that leads nowhere
    "J311": "error",  # a circle that nobody can leave
    "J312": "error",  # an ending with choices
    "J313": "warning",  # a case that no words use
    "J314": "error",  # no way into the book
    "J315": "error",  # a fight without all its outcomes
    "J316": "warning",  # a way that the conditions before it never leave open
    "J317": "error",  # a way after an end that the fight cannot have
    "J318": "error",  # a page number twice
    "J319": "error",  # two pages that do not lie across from each other
    "J320": "error",  # a choice of the same id on both pages of a spread
    "J321": "error",  # a circle in a book that only goes on
    "J322": "error",  # a stop without one way for each side
    "J323": "error",  # two ways of a stop by the same word
    "J324": "error",  # a route with too few stops or too many
    "J325": "error",  # a stop that no route comes to
    "J326": "error",  # an effect that happens too often on one route
    "J327": "error",  # a page without a number in a book that waits for its game
    "J328": "error",  # a page that says it belongs to another act
    "J329": "error",  # a route without its closing effect, or with two
    "J330": "warning",  # a condition that never holds, whatever happens
    "J331": "warning",  # a condition that always holds, whatever happens
    "J332": "warning",  # a roll asked for where no die was rolled
    "J333": "warning",  # a party that parts and does not meet again
    "J334": "warning",  # a condition for which those before it leave nothing
    "J340": "warning",  # a formula that nothing asks
    "J341": "warning",  # a sub-scene from which nothing returns
    "J342": "warning",  # something wound up again at each arrival
    # words
    "J401": "error",  # a language is missing
    "J402": "error",  # a choice without words
    "J403": "error",  # no title
    "J404": "error",  # nothing to read aloud
    "J405": "error",  # a shown lock without words
    "J406": "warning",  # a case used in one language only
    "J407": "warning",  # a cover is missing
    "J408": "warning",  # an own book in one language
    "J409": "error",  # a case by readings that has more halves in one place than in another
    "J410": "warning",  # an own book that is not translated to its end
    "J411": "warning",  # a straight quotation mark
}


class Diagnostic(msgspec.Struct, frozen=True):
    """One thing that is wrong: its code, where, and the facts that its wording names."""

    code: str
    file: str
    line: int
    facts: dict[str, Any] = {}

    @property
    def weight(self) -> Weight:
        """Whether the book cannot be read like this, or only should not."""
        return CODES[self.code]

    @property
    def message(self) -> Message:
        """The sentence that says what is wrong."""
        return say(f"diagnostic-{self.code}", **self._facts)

    @property
    def mend(self) -> Message:
        """The sentence that says what to do about it."""
        return say(f"mend-{self.code}", **self._facts)

    @property
    def _facts(self) -> dict[str, Any]:
        """The facts, and whether there is a near word to offer."""
        return {**self.facts, "near_given": "yes"} if self.facts.get("near") else {**self.facts, "near_given": "no"}


class Guess(NamedTuple):
    """A word that was perhaps meant another way, and the shelves of a book to look on, however long they are."""

    word: str
    shelves: tuple[Iterable[Any], ...]

    def made(self) -> str:
        """The known word nearest to it, or nothing."""
        return nearest(self.word, islice(chain(*self.shelves), MOST_LOOKED_AT))


def guess(word: str, *shelves: Iterable[Any]) -> Guess:
    """The word of a book's own that was perhaps meant: looked for when it is noted, and not for ever."""
    return Guess(word, shelves)


class Diagnostics(list[Diagnostic]):
    """What was found so far, in the order of finding."""

    guessed = 0

    def note(self, code: str, file: str, line: int, /, **facts: Any) -> None:
        """Note one thing; a place is not accused of the same thing twice."""
        if isinstance(guess := facts.get("near"), Guess):
            self.guessed += 1
            facts["near"] = guess.made() if self.guessed <= GUESSES else ""
        found = Diagnostic(code, file, line, facts)
        if found not in self[-50:]:
            self.append(found)

    @property
    def errors(self) -> list[Diagnostic]:
        """Those for which the book cannot be read."""
        return [one for one in self if one.weight == "error"]


def nearest(word: str, known: Iterable[Any]) -> str:
    """The known word nearest to this one, or nothing when none is near."""
    found = get_close_matches(word, [str(one) for one in known], n=1, cutoff=0.6)
    return found[0] if found else ""
