"""What must not be parted at a line's end: in Czech one-letter words, and numbers with what they count; their signs.

A space that binds becomes U+00A0. This happens where words are said and where prose is rendered, never to what is
stored, sent or compared: those keep the spaces that people type.
"""

from __future__ import annotations

import re
import unicodedata

NO_BREAK = "\u00a0"
_SPACE = re.compile(
    "[ \n](?:"
    r"(?<=(?<![\w-])[aikosuvzAIKOSUVZ].)|"  # k ránu, a v lese, V prádelně
    r"(?<=[\d.×].)(?:"
    r"(?<=\d.)(?=[^\W\d_]|[%°‰×]|\d{3}(?!\d))(?![aikosuvz][ \n])|"  # 3 body, 5 %, 10 000; but not "4 a 5"
    r"(?<=\d\..)(?=[a-zá-ž])|"  # 1. kapitola
    r"(?<=×.)(?=\d)|"
    r"(?<=(?<!\w)[^\W\d_]\..)(?=[^\W\d_]\.)|"  # s. r. o.
    r"(?<=(?<!\w)[čs]\..)|(?<=(?<!\w)t[jzv]\..)|(?<=(?<!\w)str\..)|(?<=(?<!\w)např\..)"  # č. 5, tj. dva
    ")|"
    r"(?=[+\u2212-]?\d+(?:[,;:)!?…“]|\.(?![ \u00a0]?[a-zá-ž\d])|\Z))(?<=[^\W\d_].)|"  # karta 113. (no date: 22. května)
    r"(?=[–—][ \n])"  # a dash ends a line, and begins none
    ")",
    re.DOTALL,
)
_FIRST = re.compile(r"\A(?:<[^<>]*>)*[^\w<&]{0,3}\w(?:</[^<>]*>)* ")
CAP = 100  # letters: more than a line where a page is widest, three on a phone
_TWO_STOPS = re.compile("([.!?…])([“”])\\.")
QUOTES = {"cs": ("„", "“"), "en": ("“", "”")}
_BEFORE = " \n\t\u00a0([{|–—„“‚‘:"
_BEHIND = " \n\t\u00a0)]}|–—.,;:!?…“”’"
_NO_WORDS = re.compile(r"(<[^<>\n]*>|\]\([^()\n]*\)|`[^`\n]*`)")
_NEAR = 4  # letters that are looked at on either side of a mark: past emphasis, and no further
_TAG = re.compile(r"(<[^<>]*>)")


def bound(text: str, language: str) -> str:
    """The text with its spaces bound as the language wants it; plain text, without markup."""
    return _SPACE.sub(NO_BREAK, text) if language == "cs" else text


def bound_html(html: str, language: str) -> str:
    """The same for HTML: only the words between the tags are touched."""
    if language != "cs":
        return html
    return "".join(part if part.startswith("<") else bound(part, language) for part in _TAG.split(html))


def quoted(text: str, language: str) -> str:
    """The text with the quotation marks of its language for straight ones, and apostrophes within and behind words.

    A mark opens where a word begins and closes where one ends; between two letters it is what the last one was not.
    Code, addresses and tags keep theirs.
    """
    if '"' not in text and "'" not in text:
        return text
    opens, closes = QUOTES.get(language, QUOTES["en"])
    said: list[str] = []
    open_ = False
    for part in _NO_WORDS.split(text):
        if _NO_WORDS.fullmatch(part):
            said.append(part)
            continue
        for at, letter in enumerate(part):
            if letter == '"':
                before = part[max(0, at - _NEAR) : at].rstrip("*_")[-1:]
                behind = part[at + 1 : at + 1 + _NEAR].lstrip("*_")[:1]
                begins, ends = before in _BEFORE, behind in _BEHIND  # nothing at all is in both
                open_ = begins if begins != ends else not open_
                letter = opens if open_ else closes
            elif letter == "'" and part[at - 1 : at].isalnum():
                letter = "’"
            said.append(letter)
    return "".join(said)


def begun(text: str) -> str:
    """Words or a paragraph of HTML that begin with a drop cap: a word of one letter keeps the space behind it.

    A line drops the space that it begins with, and behind a cap the words begin a line: "A bell" would be "Abell".
    """
    return _FIRST.sub(lambda first: first[0][:-1] + NO_BREAK, text, count=1)


def has_cap(text: str) -> bool:
    """Whether words or the first paragraph of some HTML are long enough to begin with a drop cap, on any screen.

    A cap is two lines high: below a line or less it would hang into whatever comes next.
    """
    return len(_TAG.sub("", text.partition("</p>")[0])) >= CAP


def minus(number: object) -> str:
    """A number, or words with one: what is below zero has a minus, not a hyphen."""
    return str(number).replace("-", "\u2212")


def one_stop(text: str) -> str:
    """A sentence that ends with the words of somebody else: a stop inside their quotation marks is enough.

    What people wrote ends as it likes, and our own sentence around it does not know how.
    """
    return _TWO_STOPS.sub(r"\1\2", text)


def signed(number: int) -> str:
    """A number with its sign, as what is added is written: +2, −1, 0."""
    return minus(f"{number:+d}") if number else "0"


def unbound(text: str) -> str:
    """The text with plain spaces, to be stored or compared."""
    return text.replace(NO_BREAK, " ")


def bare(text: str) -> str:
    """Text by which it is looked for: small letters without accents, one space between words."""
    letters = (letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))
    return " ".join("".join(letters).split())
