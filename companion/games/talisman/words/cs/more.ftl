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
