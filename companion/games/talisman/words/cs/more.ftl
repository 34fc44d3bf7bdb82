# Vyhýbání se boji
nobody-to-evade = Na tomto poli není nikdo, komu by se { $who } { $who_gender ->
    [f] mohla
   *[m] mohl
} vyhnout.
no-creature-to-evade = Vyhnout se dá jen nepříteli nebo cizinci, který leží na poli.
was-evaded = Komu se postava vyhnula, s tím se v tomto tahu už nesetká: { $card }.
has-evaded = { $whom } se v tomto tahu už { $whom_gender ->
    [f] vyhnula
   *[m] vyhnul
}; vyberte jiné setkání.
no-magic-objects-in-the-glade = Na Prokleté mýtině se kouzelné předměty nepoužívají: { $who } to musí zvládnout bez nich.
arg-evaded = Čím se druhá postava vyhne
choice-evaded-ability = { choice-means-ability }
choice-evaded-card = { choice-means-card }
choice-evaded-spell = { choice-means-spell }
# Přesvědčení
tell-no-alignment-card = { $who }: žádná karta změny přesvědčení nezbývá; přesvědčení si pamatuje aplikace: { $alignment ->
    [good] dobré
    [evil] zlé
   *[neutral] neutrální
}
# Značky karet
choice-slays_dragons = proti drakům přidává víc
mark-slays-dragons = proti drakům přidává víc
mark-elsewhere = patří na jiné pole
arg-hired = Za zlato bojují

# Více: nadpisy, pod kterými stojí tahy
moves-movement = Pohyb
moves-cards = Karty a pole
moves-collecting = { moves-cards }
moves-spaces = { moves-cards }
moves-evading = { moves-cards }
moves-fights = Boj
moves-spells = Zaklínadla
moves-belongings = Předměty a obchod
moves-growth = Postavy a schopnosti
moves-nature = { moves-growth }
moves-abilities = { moves-growth }
moves-inner = Vnitřní pás a Koruna
moves-crown = { moves-inner }
moves-turns = Tahy a konec hry
moves-sheet = Zápisky a domácí pravidla
