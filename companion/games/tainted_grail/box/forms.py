"""How the characters are called, in Czech in each case, and a guest who may have a name of its own. TG-OPN-01."""

from __future__ import annotations

from ....core.cases import CASES
from .names import BOX_HEROES, GUESTS

# Czech forms in the order of CASES.
FORMS: dict[str, dict[str, tuple[str, ...]]] = {
    "cs": {
        "beor": ("Beor", "Beora", "Beorovi", "Beora", "Beore", "Beorovi", "Beorem"),
        "ailei": ("Ailei",) * 7,
        "arev": ("Arev", "Areva", "Arevovi", "Areva", "Areve", "Arevovi", "Arevem"),
        "cerv": ("Červ", "Červa", "Červovi", "Červa", "Červe", "Červovi", "Červem"),
        "company": (
            "celá družina",
            "celé družiny",
            "celé družině",
            "celou družinu",
            "celá družino",
            "celé družině",
            "celou družinou",
        ),
        "everyone": ("všichni", "všech", "všem", "všechny", "všichni", "všech", "všemi"),
        "three": (
            "všichni tři",
            "všech tří",
            "všem třem",
            "všechny tři",
            "všichni tři",
            "všech třech",
            "všemi třemi",
        ),
        "four": (
            "všichni čtyři",
            "všech čtyř",
            "všem čtyřem",
            "všechny čtyři",
            "všichni čtyři",
            "všech čtyřech",
            "všemi čtyřmi",
        ),
    },
    "en": {who: (name,) * 7 for who, name in zip(BOX_HEROES, ("Beor", "Ailei", "Arev", "Maggot"), strict=True)}
    | {
        "company": ("the company",) * 7,
        "everyone": ("they all",) * 7,
        "three": ("all three",) * 7,
        "four": ("all four",) * 7,
    },
}
# TG-OPN-01: a guest's own name is never declined; in Czech the word before it is, and stands alone for the nameless.
GUEST = ("host", "hosta", "hostovi", "hosta", "hoste", "hostovi", "hostem")
HARD = ("ý", "ého", "ému", "ého", "ý", "ém", "ým")
SOFT = ("í", "ího", "ímu", "ího", "í", "ím", "ím")
WHICH: dict[str, tuple[str, tuple[str, ...]]] = {
    "guest_1": ("prvn", SOFT),
    "guest_2": ("druh", HARD),
    "guest_3": ("třet", SOFT),
    "guest_4": ("čtvrt", HARD),
}
FEMININE = {"ailei"}


def hero_name(who: str, language: str, case: str = "nom", own: str = "") -> str:
    """A character's name in the case that the sentence wants; `own`: what a guest is called. TG-OPN-01."""
    place = CASES.index(case)
    if who in GUESTS:
        if language != "cs":
            return own or f"Guest {who[-1]}"
        stem, endings = WHICH[who]
        return f"{GUEST[place]} {own}" if own else f"{stem}{endings[place]} {GUEST[place]}"
    return FORMS[language][who][place] if who in FORMS[language] else who
