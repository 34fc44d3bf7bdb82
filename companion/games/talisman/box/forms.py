"""How the characters and creatures of the box are called, in Czech in other cases; which characters are women."""

from __future__ import annotations

from babel.lists import format_list

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
# Whom one fights: Czech dative and accusative.
FOES = {
    "boar": ("kanci", "kance"),
    "wolf": ("vlkovi", "vlka"),
    "ape": ("lidoopovi", "lidoopa"),
    "bear": ("medvědovi", "medvěda"),
    "lion": ("lvovi", "lva"),
    "serpent": ("hadovi", "hada"),
    "goblin": ("goblinovi", "goblina"),
    "hobgoblin": ("hobgoblinovi", "hobgoblina"),
    "bandit": ("banditovi", "banditu"),
    "ogre": ("zlobrovi", "zlobra"),
    "giant": ("obrovi", "obra"),
    "dragon": ("drakovi", "draka"),
    "lemure": ("lemurovi", "lemura"),
    "shadow": ("stínu", "stín"),
    "spectre": ("přízraku", "přízrak"),
    "ghost": ("strašidlu", "strašidlo"),
    "wraith": ("přeludu", "přelud"),
    "demon": ("démonovi", "démona"),
    "hag": ("babici", "babici"),
    "imp": ("impovi", "impa"),
    "witch": ("ježibabě", "ježibabu"),
    "farmer": ("sedlákovi", "sedláka"),
    "brigand": ("loupežníkovi", "loupežníka"),
    "crag_spirit": ("duchu skal", "ducha skal"),
    "werewolf": ("vlkodlakovi", "vlkodlaka"),
    "pit_monster": ("nestvůře z Jam", "nestvůru z Jam"),
    "the_sentinel": ("Strážci", "Strážce"),
}


def character_name(who: str, language: str, case: str = "nom") -> str:
    """A character's name in the case that the sentence wants; a name of the owner's own is never declined."""
    if who not in FORMS:
        return who
    return FORMS[who][CASES.index(case)] if language == "cs" else who.title()


def foes_in_cases(foes: list[str]) -> tuple[str, str] | None:
    """Those foes in the Czech dative and accusative; None where one is called as the owner calls it."""
    if not foes or any(foe not in FOES for foe in foes):
        return None
    dative, accusative = zip(*(FOES[foe] for foe in foes), strict=True)
    return format_list(dative, locale="cs"), format_list(accusative, locale="cs")
