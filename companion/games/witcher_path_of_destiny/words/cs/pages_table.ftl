# Stránky stolu a hráče.

panel-timelines = Osy
panel-race = Závod
panel-box = Krabice

who-is = { $who }
destiny-before = před první kapitolou
destiny-final = závěr hry
destiny-stand = { $chapter }. kapitola, { $turn }. tah
destiny-won = Vítěz
next-to-table = Zpátky ke stolu
chapter-number = { $chapter }. kapitola

sides-title = Aktivní symboly a žetony osudu
side-left = vlevo
side-right = vpravo
side-dominant = dominantní
side-holds = má žeton cesty
side-coming = příště { $symbol }
fate-title = Osud
fate-token-word = žeton osudu
fate-aside = stranou:

draft-picks = { $who } si vybírá dvojici
draft-picks-automa = Automa ({ $who }) si vybírá dvojici
draft-yours = Vyberte si dvojici
row-word = řada
row-extra = bod zkušenosti navíc
row-taken-away = prázdná
row-alliance = aliance { $ally }
row-alliance-either = aliance podle výběru
track-title = Stupnice iniciativy
mat-title = Podložka
mat-name = Pojmenovat karty v řadách
mat-name-first = { $row }. řada: levá karta
mat-name-second = { $row }. řada: pravá karta
mat-name-do = Zapsat

ask-character = { $seat }. hráč si vybírá postavu
ask-character-of = { $player } si vybírá postavu
ask-loss = { $count ->
    [one] { $who }: vyberte { $count } symbol, který ztrácíte
    [few] { $who }: vyberte { $count } symboly, které ztrácíte
   *[other] { $who }: vyberte { $count } symbolů, které ztrácíte
}
ask-lose = Ztratit vybrané
ask-effect = { $who }: použít na efekt karty schopnost?
ask-as-printed = Vyhodnotit, jak je na kartě
ask-dominant = { $who }: který symbol bude dominantní?
ask-count = { $who }: symboly na ose i v zásobě
ask-count-do = Zapsat symboly
ask-coming = Aktivní symboly příští kapitoly
ask-symbols = Aktivní symboly kapitoly
ask-symbols-do = Zapsat symboly
ask-bonus = Co přináší vytištěná stránka
ask-quest = { $who }: vedlejší úkol
ask-gold = { $who }: zlatá zkušenost
quest-hand = Kolik se toho hodí? Karet v ruce: { $count }.
quest-unknown-here = Stupnici tohoto úkolu aplikace nezná. Ukažte ruku a přečtěte body z karty úkolu.
quest-count = Kolik karet se k úkolu hodí? V ruce: { $count }.
quest-vp = Kolik vítězných bodů za ně karta dává? Klepnutím je zapíšete.

play-title = Hraní karet
play-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
play-chosen = vybráno
play-lies = zahráno
play-choose = { $who }: klepněte na první kartu
play-second = { $who }: klepněte na druhou kartu
play-first = první karta
play-other = Jinou
play-chosen-mine = Vybráno. Odhalí se, až vyberou všichni.
play-lies-mine = Vaše karty tohoto tahu leží na ose.
play-none-known = Aplikace zatím nezná žádnou kartu. Popište první.

fate-ask = Kterého symbolu máte víc?
fate-mat = karty na podložce

keep-title = Uchování karet
keep-ask = { $count ->
    [one] vybírá { $count } kartu, která zůstane
    [few] vybírá { $count } karty, které zůstanou
   *[other] vybírá { $count } karet, které zůstanou
}
keep-done = má vybráno

abilities-now = Teď lze použít
abilities-below = Schopnosti: { $count }
ability-use = Použít

effort-unknown = Vedle podložky leží karta extra úsilí. Popište ji, a aplikace bonus přizná sama.
effort-describe = Popsat kartu extra úsilí
effort-which = Která karta extra úsilí leží vedle podložky?
effort-earned-by = { $who } má sekvenci

effect-inactive = neakt.
effect-left = vlevo
effect-right = vpravo
effect-both = vlevo i vpravo
effect-symbol = symbol
tile-covered = zakrytý
tile-waits = čeká na vyhodnocení
tile-kept = uchovaná
source-card = na { $number }. kartě
source-token = v zásobě: { $count }
source-special = zvláštní: { $count }

mine-secrets = Jen pro vás
worth-vp = vítězné body
worth-xp = body zkušenosti
effort-colour = { $number }. barva zleva
effort-name = extra úsilí { $chapter }. kapitoly, { $number }. karta

next-after-draft = Nikdo už schopnost nepoužije
next-after-play = Nikdo už schopnost nepoužije
next-after-check = Umístit žeton osudu
next-after-keep = Osy jsou vyklizené
next-after-epilogue = Uklidit hru

cards-sift = Jen karty, na kterých je
mat-left = levá
mat-right = pravá
ability-ask-own-card = Karta vaší časové osy
ability-ask-colour = Kterou barvu má karta navíc?
ability-ask-played = Karta, kterou zahrajete z ruky
ability-ask-discarded = Jedna nebo dvě karty, které odhodíte z ruky
ability-ask-gained = Symbol, který získáte
ability-ask-lost = Symbol, který ztratíte
ability-ask-symbol = Hledaný symbol
ability-ask-revealed = Kolik karet jste otočili, i s tou nalezenou?
ability-ask-paying = Symboly, které přesto ztratíte
ability-ask-row = Dvojice, kterou odhodíte
ability-ask-symbols = Nejvýš dva symboly, které jsou na ní
ability-ask-taken = Karta podložky; druhá z dvojice se odhodí
ability-ask-which = Která karta to je?
ability-ask-swap = První karta podložky
ability-ask-swapped = S kterou kartou se prohodí?
ask-symbols-printed = Přečtěte stránku příběhu. Symboly jsou nad oběma cestami.
bonus-left = Držitel žetonu levé cesty:
bonus-right = Držitel žetonu pravé cesty:
bonus-penalty = postih
bonus-other = Něco jiného
bonus-first-vp = první v iniciativě, jinak 1 vítězný bod
bonus-first-xp = první v iniciativě, jinak 1 bod zkušenosti
bonus-redraw = dobrat { $count }, odhodit { $away }
bonus-special = zvláštní žeton:
bonus-alliance = karta aliance { $ally_gen }
play-by-hand = Zahrajte karty
play-by-hand-lead = Každý vyberte 2 karty, odhalte je najednou a položte na konec své osy. Pak vyhodnoťte jejich efekty, levou kartu první.
describe-latest = Naposledy popsaná karta
ask-count-writes = klepnutím zapíšete
ask-count-more = Víc než 15
effort-unknown-light = Vedle podložky leží karta extra úsilí. Popište ji, ať se dá její bonus přiznat klepnutím.
chapter-score = Body za { $chapter }. kapitolu
ask-coming-printed = Ohlašuje je pata stránky, která zvítězila.
may-unlock = Došel někomu ukazatel zkušenosti k zamčené schopnosti? Odemkněte ji tady:
