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
    [1] Údaj „{ $field }“ nesmí zůstat prázdný.
   *[other] Údaj „{ $field }“ musí mít délku aspoň { $bound }.
}
argument-length-most = Údaj „{ $field }“ je příliš dlouhý, nejvyšší délka je { $bound }.
argument-pattern = Údaj „{ $field }“ nemá správný tvar.
argument-empty = Pole „{ $field }“ je prázdné: vyberte jednu z možností.
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
more-than-fits = Víc se tam už nevejde ({ $at }): stůl by se s tím znovu neotevřel.
table-unreadable = Tento stůl už nejde přečíst, proto se na něm nedá hrát dál. Vraťte se k dřívější chvíli.
table-is-closed = Tento stůl už skončil. Dá se číst, a když ho znovu otevřete, i hrát.
another-players-move = Tohle je tah hráče na { $seat }. místě a u tohoto stolu táhne každý jen za sebe.
onlooker-looks-on = Tohle zařízení se jen dívá. Chcete-li hrát, řekněte hostiteli o místo.
secret-to-you = Tohle nevidíte, a tak to ani neopravíte. Opraví to ten, čí to je, nebo ten, kdo stůl vede.
keepers-move = U tohoto stolu táhne každý jen za sebe a tohle mění jen kronikář nebo hostitel.
another-players-step = U tohoto stolu bere každý zpět jen to, co sám udělal. Víc může vzít zpět kronikář.
table-is-away = Stůl leží v krabici. Nejdřív ho prostřete, nebo k němu rovnou zasedněte.
already-sitting = U stolu už sedíte.
no-checklist = Žádný seznam teď není otevřený.
no-such-line = Takový řádek v seznamu není.
no-such-table = Takový stůl na polici není.
table-thrown-away = Tenhle stůl jste zahodili. Dokud neuplyne třicet dní, najdete ho na polici mezi zahozenými.
key-used = Tento klíč už patří jinému zápisu.
tell-far-back = Vrátilo se { $moves } tahů najednou. Srovnejte celý stůl se stránkami; tady je jen to poslední.
no-such-moment = Takový okamžik tento stůl nezažil.
stale = U stolu se mezitím hrálo dál. Nic se neztratilo: podívejte se, jak teď stojí, a zkuste to znovu.
nothing-to-undo = Není co vzít zpět.
nothing-to-redo = Není co udělat znovu.
store-full = Na disku došlo místo, a tak se tah neuložil. Co bylo uloženo dřív, je v bezpečí. Uvolněte místo a zkuste to znovu.
store-busy = Soubor se stoly má teď v ruce jiný program. Zkuste to za chvilku znovu.
store-damaged = Soubor se stoly je poškozený.
store-missing = Soubor se stoly tu není, ačkoli jeho zálohy ano. Někdo ho přesunul nebo smazal.
store-emptied = Soubor se stoly je prázdný, ačkoli jeho zálohy prázdné nejsou. Někdo ho vyprázdnil.
store-replaced = Na místě souboru se stoly leží jiný, než jaký tu byl: jeho nejnovější záloha toho ví víc.
store-read-only = Do složky { $folder } se nedá zapisovat. Stoly si můžete prohlížet, tah se ale neuloží.
store-unreachable = Soubor { $file } se nedá otevřít: složka chybí, je zamčená, nebo na jeho místě leží něco jiného.
store-disk-fails = Disk se souborem { $file } neposlouchá. Co bylo uloženo dřív, na něm zůstalo; zkontrolujte ho a zkuste to znovu.
table-damaged = Zápis tohoto stolu je na disku poškozený a nedá se přečíst. Ostatních stolů se to netýká.

wrote-corrected = Opraveno ručně: { $path }, místo { $old } teď { $new }.
wrote-corrected-because = Opraveno ručně: { $path }, místo { $old } teď { $new }. Důvod: { $reason }
wrote-noted = { $text }
wrote-renamed = Stůl „{ $old }“ se od teď jmenuje „{ $new }“.
wrote-area-kept = { $by ->
    [app] Od teď v aplikaci: { $area }.
   *[table] Od teď na stole: { $area }.
}
wrote-evening-began = Začal { $session }. herní večer.
wrote-strict = Od teď táhne každý jen za sebe.
wrote-trusting = Od teď smí kdokoli u stolu táhnout i za druhého.
wrote-evening-ended = Skončil { $session }. herní večer a krabice je zavřená.
wrote-table-closed = Tady tento příběh končí.
wrote-table-reopened = Příběh u tohoto stolu pokračuje.

move-correct = opravit ručně
    .noun = ruční oprava
move-note = zapsat do kroniky
    .noun = zápis do kroniky
move-rename = přejmenovat stůl
    .noun = nové jméno stolu
move-keep = určit, kdo oblast vede
    .noun = kdo vede oblast
move-keep_to_seats = určit, kdo smí táhnout za koho
    .noun = kdo smí táhnout za koho
move-put_away = sklidit stůl
    .noun = sklízení stolu
    .does = Aplikace sepíše, co ruce sklidí a kam to patří.
move-close_box = zavřít krabici
    .noun = zavřená krabice
    .does = Herní večer končí a všechno leží v krabici.
move-lay_table = prostřít stůl
    .noun = prostírání stolu
    .does = Aplikace sepíše, co ruce z krabice vyndají a kam to položí.
move-leave_list = odložit seznam
    .noun = odložený seznam
move-sit_down = zasednout ke stolu
    .noun = začátek herního večera
    .does = U stolu, který ležel v krabici, začíná další herní večer.
move-close_table = uzavřít stůl
    .noun = uzavření stolu
    .does = Hra u tohoto stolu končí; na polici zůstane ke čtení.
move-reopen_table = znovu otevřít stůl
    .noun = znovuotevření stolu
    .does = Stůl, který byl uzavřený, se hraje dál.
move-tick = odškrtnout řádek
    .noun = odškrtnutý řádek

arg-path = Místo
arg-value = Hodnota
arg-reason = Důvod
arg-text = Text
arg-name = Jméno
arg-strict = Každý jen za sebe (jinak smí kdokoli za kohokoli)
arg-area = Oblast
arg-keeper = Kdo ji vede
arg-counts = Co leží na stole
counts-first = Než to povede aplikace, spočítejte, co leží na stole: { $area }.
counts-title = Co leží na stole
lying-of = { $who }
lying-hint = Vyplněné je to, co si aplikace pamatuje; opravte, co leží jinak.
lying-do = Spočítáno, vede aplikace
arg-line = Řádek
arg-done = Hotovo
arg-who = Kdo
arg-revision = Revize
choice-by-app = aplikace
choice-by-table = kostky na stole
fact-name = Jméno
fact-seats = Místa u stolu
fact-player = Hráč
fact-chance = Náhoda
fact-seed = Semínko náhody
fact-used = Kolikrát už padla
fact-evening = Herní večer
fact-session = Kolikátý herní večer
fact-away = V krabici
fact-kept = Kdo co vede
fact-standing = Jak to stojí
fact-procedure = Postup
fact-step = Krok
fact-closed = Uzavřený
fact-strict = Každý jen za sebe
fact-notes = Poznámky
fact-value = Hodnota
fact-top = Nejvýš
fact-layers = Vrstvy zamíchané zvlášť
fact-red = Vyznačená místa
wrote-differed = Při prostírání se našlo, že něco leží jinak; bylo to opraveno.
