"""Whole numbers in words, as somebody says them who reads aloud: English, and Czech in its cases and genders.

Czech tells tens and units in one word (pětadvacet): it is the same for all genders, and what is counted by it stands in
the genitive of the plural, as `plural` says.
"""

from __future__ import annotations

from babel import Locale

from .cases import CASES
from .typography import minus

GENDERS = ("m", "ma", "f", "n")  # "ma": a living man or beast, who differs from a thing where one of them is seen
MOST = 9_999  # beyond it a number is said in digits
PLURALS = {"cs": ("one", "few", "other"), "en": ("one", "other")}  # of whole numbers, in the order they are written in

_row = str.split
_UNITS = _row(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_TENS = _row("twenty thirty forty fifty sixty seventy eighty ninety")

# Czech, in the order of CASES.
_STRAIGHT = [CASES.index(case) for case in ("nom", "acc", "voc")]
_ZERO = _row("nula nuly nule nulu nulo nule nulou")
_ONE = {
    "m": _row("jeden jednoho jednomu jeden jeden jednom jedním"),
    "ma": _row("jeden jednoho jednomu jednoho jeden jednom jedním"),
    "f": _row("jedna jedné jedné jednu jedna jedné jednou"),
    "n": _row("jedno jednoho jednomu jedno jedno jednom jedním"),
}
_TWO = _row("dva dvou dvěma dva dva dvou dvěma")
_TWO_SOFT = _row("dvě dvou dvěma dvě dvě dvou dvěma")  # of women, and of what has no gender
_THREE = _row("tři tří třem tři tři třech třemi")
_FOUR = _row("čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi")
_FROM_FIVE = _row(
    "pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct"
)
_CZECH_TENS = _row("dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát")
_BEFORE_TENS = _row("jedna dva tři čtyři pět šest sedm osm devět")
_HUNDREDS = {2: _row("stě set stům stě stě stech sty"), 3: _row("sta set stům sta sta stech sty")}
_THOUSAND = _row("tisíc tisíce tisíci tisíc tisíc tisíci tisícem")
_THOUSANDS = _row("tisíce tisíc tisícům tisíce tisíce tisících tisíci")


def in_words(number: int, language: str, case: str = "nom", gender: str = "") -> str:
    """The number in words; Czech in that case and gender (without one as one counts: jedna, dva, tři)."""
    if abs(number) > MOST:
        return minus(number)
    if number < 0:
        return f"minus {in_words(-number, language, case, gender)}"
    if language != "cs":
        return _english(number)
    at = CASES.index(case)
    return _ZERO[at] if number == 0 else " ".join(_czech(number, at, gender))


def plural(number: int, language: str) -> int:
    """Which of the forms of a word fits so many: the place of its category among `PLURALS` of the language."""
    kinds = PLURALS.get(language, PLURALS["en"])
    return kinds.index(kind) if (kind := Locale.parse(language).plural_form(number)) in kinds else len(kinds) - 1


def _english(number: int) -> str:
    if number < 20:
        return _UNITS[number]
    if number < 100:
        tens, one = divmod(number, 10)
        return _TENS[tens - 2] + (f"-{_UNITS[one]}" if one else "")
    great, size = (1000, "thousand") if number >= 1000 else (100, "hundred")
    many, rest = divmod(number, great)
    joined = " and " if 0 < rest < 100 else " "
    return f"{_english(many)} {size}" + (joined + _english(rest) if rest else "")


def _czech(number: int, at: int, gender: str) -> list[str]:
    if number >= 1000:
        many, rest = divmod(number, 1000)
        said = _czech_thousands(many, at)
    elif number >= 100:
        many, rest = divmod(number, 100)
        said = _czech_hundreds(many, at)
    else:
        return [_czech_small(number, at, gender)]
    return said + (_czech(rest, at, gender) if rest else [])


def _czech_thousands(many: int, at: int) -> list[str]:
    if many == 1:
        return [_THOUSAND[at]]
    return [*_czech(many, at, "m"), "tisíc" if many >= 5 and at in _STRAIGHT else _THOUSANDS[at]]


def _czech_hundreds(many: int, at: int) -> list[str]:
    if many == 1:
        return ["sto"]
    return [*_czech(many, at, "n"), "set" if many >= 5 and at in _STRAIGHT else _HUNDREDS[min(many, 3)][at]]


def _czech_small(number: int, at: int, gender: str) -> str:
    if number >= 20:
        tens, one = divmod(number, 10)
        before = "jedna" if one == 1 else f"{_BEFORE_TENS[one - 1]}a" if one else ""
        return before + _bent(_CZECH_TENS[tens - 2], at)
    if number >= 5:
        return _bent(_FROM_FIVE[number - 5], at)
    if number >= 3:
        return (_THREE if number == 3 else _FOUR)[at]
    if number == 2:
        return (_TWO_SOFT if gender in ("f", "n") else _TWO)[at]
    return _ONE[gender or "f"][at]


def _bent(word: str, at: int) -> str:
    """From five on there are two forms: pět, pěti; devět, devíti; deset, deseti."""
    if at in _STRAIGHT:
        return word
    return "devíti" if word == "devět" else f"{word}i"
