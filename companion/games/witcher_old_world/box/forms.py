"""How the witchers of the schools are called, in Czech in each case; which of them are women."""

from __future__ import annotations

from ....core.cases import CASES

# Czech forms in the order of CASES.
FORMS = {
    "wolf": ("Vlk", "Vlka", "Vlkovi", "Vlka", "Vlku", "Vlkovi", "Vlkem"),
    "griffin": ("Gryf", "Gryfa", "Gryfovi", "Gryfa", "Gryfe", "Gryfovi", "Gryfem"),
    "bear": ("Medvěd", "Medvěda", "Medvědovi", "Medvěda", "Medvěde", "Medvědovi", "Medvědem"),
    "cat": ("Kočka", "Kočky", "Kočce", "Kočku", "Kočko", "Kočce", "Kočkou"),
    "viper": ("Zmije", "Zmije", "Zmiji", "Zmiji", "Zmije", "Zmiji", "Zmijí"),
    "locals": ("místní", "místních", "místním", "místní", "místní", "místních", "místními"),
}
FEMININE = {"cat", "viper"}
ENGLISH = {"wolf": "Wolf", "griffin": "Griffin", "bear": "Bear", "cat": "Cat", "viper": "Viper", "locals": "the locals"}


def witcher_name(who: str, language: str, case: str = "nom") -> str:
    """A witcher's name in the case that the sentence wants; one of the table's own is never declined."""
    if who not in FORMS:
        if who.startswith("seat-") and who[5:].isdigit():
            return f"{who[5:]}. hráč" if language == "cs" else f"Player {who[5:]}"
        return who
    return FORMS[who][CASES.index(case)] if language == "cs" else ENGLISH[who]
