"""How the characters of the box are called, in Czech in each case; which of them are women."""

from __future__ import annotations

from ....core.cases import CASES

# Czech forms in the order of CASES.
FORMS = {
    "assassin": ("Vrah", "Vraha", "Vrahovi", "Vraha", "Vrahu", "Vrahovi", "Vrahem"),
    "druid": ("Druid", "Druida", "Druidovi", "Druida", "Druide", "Druidovi", "Druidem"),
    "dwarf": ("Trpaslík", "Trpaslíka", "Trpaslíkovi", "Trpaslíka", "Trpaslíku", "Trpaslíkovi", "Trpaslíkem"),
    "elf": ("Elf", "Elfa", "Elfovi", "Elfa", "Elfe", "Elfovi", "Elfem"),
    "ghoul": ("Ghúl", "Ghúla", "Ghúlovi", "Ghúla", "Ghúle", "Ghúlovi", "Ghúlem"),
    "minstrel": ("Minstrel", "Minstrela", "Minstrelovi", "Minstrela", "Minstrele", "Minstrelovi", "Minstrelem"),
    "monk": ("Mnich", "Mnicha", "Mnichovi", "Mnicha", "Mnichu", "Mnichovi", "Mnichem"),
    "priest": ("Kněz", "Kněze", "Knězi", "Kněze", "Knězi", "Knězi", "Knězem"),
    "prophetess": ("Věštkyně", "Věštkyně", "Věštkyni", "Věštkyni", "Věštkyně", "Věštkyni", "Věštkyní"),
    "sorceress": ("Čarodějka", "Čarodějky", "Čarodějce", "Čarodějku", "Čarodějko", "Čarodějce", "Čarodějkou"),
    "thief": ("Zloděj", "Zloděje", "Zloději", "Zloděje", "Zloději", "Zloději", "Zlodějem"),
    "troll": ("Troll", "Trolla", "Trollovi", "Trolla", "Trolle", "Trollovi", "Trollem"),
    "warrior": ("Válečník", "Válečníka", "Válečníkovi", "Válečníka", "Válečníku", "Válečníkovi", "Válečníkem"),
    "wizard": ("Čaroděj", "Čaroděje", "Čaroději", "Čaroděje", "Čaroději", "Čaroději", "Čarodějem"),
}
FEMININE = {"prophetess", "sorceress"}


def character_name(who: str, language: str, case: str = "nom") -> str:
    """A character's name in the case that the sentence wants; a name of the owner's own is never declined."""
    if who not in FORMS:
        return who
    return FORMS[who][CASES.index(case)] if language == "cs" else who.title()
