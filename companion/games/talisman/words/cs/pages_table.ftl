# Stůl: domácí pravidla, hromádky, krabice.

house-movement = Pohyb, vor, Brána osudu
house-encounter = Setkání a karty
house-fight = Souboje
house-character = Postava a její podoba
house-inner = Vnitřní pás a Koruna moci
house-death = Smrt a nová postava
decks-title = Hromádky karet
decks-unknown = Součet karet se kontroluje, když herní plán i postavy vede aplikace.
deck-encounters = Karty setkání
deck-spells = Zaklínadla
deck-stands = v hromádce { $left }, v odkládací { $used }
deck-removed = { $count } pryč ze hry
deck-adds-up = sedí, { $count } karet
deck-too-many = { $count ->
    [one] o { $count } kartu víc než { $whole }
    [few] o { $count } karty víc než { $whole }
   *[other] o { $count } karet víc než { $whole }
}
deck-too-few = { $count ->
    [one] chybí { $count } karta, má jich být { $whole }
    [few] chybějí { $count } karty, má jich být { $whole }
   *[other] chybí { $count } karet, má jich být { $whole }
}
pile-talismans = Talismany
pile-alignments = Karty změny přesvědčení
pile-toads = Karty ropuch
of-all = { $count } z celkem { $all }
stock-title = Karty nákupu
stock-lead = Kolik jich máte v krabici, i s těmi ve hře.
stock-left = { $out ->
    [0] všechny v hromádce
   *[other] v hromádce { $left }, ve hře { $out }
}
mule-title = Náklad muly
mule-load = { $count ->
    [0] unese, kolik je třeba
    [one] unese o { $count } předmět víc
    [few] unese o { $count } předměty víc
   *[other] unese o { $count } předmětů víc
}
areas-hint = Co vede stůl, na to se aplikace při hře neptá.
unused-title = Nepoužité postavy
unused-none = Všechny postavy jsou ve hře.
describe-title = Karta postavy
describe-lead = Stojí na vaší kartě něco jiného, nebo máte postavu navíc? Aplikace si to zapamatuje i pro příští stoly.
describe-which = Která
describe-new = nová postava
describe-open = Otevřít
describe-keep = Zapamatovat
sheet-id = Zkratka
sheet-id-hint = Malá písmena bez háčků a čárek, třeba rybar.
sheet-name = Jméno
sheet-starts = Začíná v
sheet-alignment = Přesvědčení
sheet-spells = Zaklínadla na začátku
sheet-traits = Schopnosti, se kterými aplikace počítá
sheet-text = Schopnosti slovy
space-title = Karty na poli
space-lead = Žádá váš herní plán jiný počet karet? Zapište ho.
space-which = Pole a jeho počet karet
space-draw = Kolik karet se tu otáčí
