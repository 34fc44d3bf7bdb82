# Druhy karet a desek, které se aplikace z krabice učí.

learned-card = Karty akcí
learned-board = Plány hráčů
learned-side_quest = Vedlejší úkoly
learned-automa = Desky Automy
learned-effort = Karty extra úsilí
learned-objective = Karty skrytého cíle
learned-alliance = Karty aliance
learned-story_spread = Volby tištěných příběhů
learned-story_bonuses = Stránky tištěných příběhů
learned-solo_note = Sólová pravidla příběhů
fact-magic = Magie
fact-diplomacy = Diplomacie
fact-exploration = Průzkum
fact-combat = Boj
fact-condition_symbol = Symbol podmínky
fact-condition_colour = Barva podmínky
fact-result_symbol = Symbol výsledku
