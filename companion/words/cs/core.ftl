# Co říká jádro: námitky, vady údajů, zápisy do kroniky a jména tahů, které má každý stůl.

argument-missing = Chybí údaj „{ $field }“.
argument-unknown = Údaj „{ $field }“ sem nepatří.
argument-least = „{ $field }“ musí být aspoň { $bound }.
argument-most = „{ $field }“ smí být nejvýš { $bound }.
argument-length = „{ $field }“ musí mít právě { $bound ->
    [one] { $bound } položku.
    [few] { $bound } položky.
   *[other] { $bound } položek.
}
argument-length-least = { $bound ->
    [1] „{ $field }“ nesmí zůstat prázdné.
   *[other] „{ $field }“ musí mít délku aspoň { $bound }.
}
argument-length-most = „{ $field }“ je příliš dlouhé, nejvyšší délka je { $bound }.
argument-pattern = „{ $field }“ nemá správný tvar.
argument-choice = „{ $got }“ není mezi možnostmi údaje „{ $field }“.
argument-type = { $wanted ->
    [int] „{ $field }“ má být celé číslo.
    [float] „{ $field }“ má být číslo.
    [str] „{ $field }“ má být text.
    [bool] „{ $field }“ má být ano, nebo ne.
    [array] „{ $field }“ má být seznam.
    [object] „{ $field }“ má být skupina údajů.
   *[other] „{ $field }“ má být něco jiného.
}
argument-wrong = Údaj „{ $field }“ nedává smysl.

unknown-game = Hru „{ $game }“ tato instalace nezná.
unknown-move = Tah „{ $move }“ tato hra nezná.
unknown-area = Oblast „{ $area }“ tento stůl nemá.
no-such-face = Na kostce není strana „{ $face }“.
deck-empty = Balíček je prázdný.
not-in-deck = Karta „{ $card }“ v balíčku není.
path-fixed = Tohle se ručně opravit nedá, stůl by se už neotevřel.
path-leads-nowhere = Na místě { $path } nic není.
value-does-not-fit = Taková hodnota se sem nevejde: stůl by se s ní už neotevřel.
table-is-closed = Tento stůl už skončil. Dá se číst, a když ho znovu otevřete, i hrát.
table-is-away = Stůl leží v krabici. Nejdřív ho prostřete, nebo k němu rovnou zasedněte.
already-sitting = U stolu už sedíte.
no-checklist = Žádný seznam teď není otevřený.
no-such-line = Takový řádek v seznamu není.
no-such-table = Takový stůl na polici není.
no-such-moment = Takový okamžik tento stůl nezažil.
stale = Stůl se mezitím pohnul. Nic se neztratilo: podívejte se, jak teď stojí, a zkuste to znovu.
nothing-to-undo = Není co vzít zpět.
nothing-to-redo = Není co udělat znovu.
store-full = Na disku došlo místo, a tak se tah neuložil. Co bylo uloženo dřív, je v bezpečí. Uvolněte místo a zkuste to znovu.
store-busy = Soubor se stoly má teď v ruce jiný program. Zkuste to za chvilku znovu.
store-damaged = Soubor se stoly je poškozený.

wrote-corrected = Opraveno ručně: { $path } bylo { $old }, teď je { $new }.
wrote-corrected-because = Opraveno ručně: { $path } bylo { $old }, teď je { $new }. Důvod: { $reason }
wrote-noted = { $text }
wrote-renamed = Stůl „{ $old }“ se od teď jmenuje „{ $new }“.
wrote-area-kept = { $by ->
    [app] { $area }: od teď v aplikaci.
   *[table] { $area }: od teď na stole.
}
wrote-evening-began = Začal { $session }. večer.
wrote-evening-ended = Skončil { $session }. večer a krabice je zavřená.
wrote-table-closed = Tady tento příběh končí.
wrote-table-reopened = Příběh u tohoto stolu pokračuje.

move-correct = opravit ručně
move-note = zapsat do kroniky
move-rename = přejmenovat stůl
move-keep = určit, kdo oblast vede
move-put_away = sklidit stůl
move-close_box = zavřít krabici
move-lay_table = prostřít stůl
move-leave_list = odložit seznam
move-sit_down = zasednout ke stolu
move-close_table = ukončit stůl
move-reopen_table = znovu otevřít stůl
move-tick = odškrtnout řádek

arg-path = Místo
arg-value = Hodnota
arg-reason = Důvod
arg-text = Text
arg-name = Jméno
arg-area = Oblast
arg-keeper = Kdo ji vede
arg-line = Řádek
arg-done = Hotovo
arg-who = Kdo
arg-revision = Revize
choice-by-app = aplikace
choice-by-table = kostky a mince na stole
fact-name = Jméno stolu
fact-seats = Místa u stolu
fact-player = Hráč
fact-chance = Náhoda
fact-seed = Semínko náhody
fact-used = Kolikrát už padla
fact-evening = Večer
fact-session = Kolikátý večer
fact-away = V krabici
fact-kept = Kdo co vede
fact-standing = Kde stůl stojí
fact-procedure = Postup
fact-step = Krok
fact-closed = Ukončený
fact-notes = Poznámky
fact-value = Hodnota
fact-top = Nejvýš
fact-red = Vyznačená místa
wrote-differed = Při prostírání se našlo, že něco leží jinak; bylo to opraveno.
