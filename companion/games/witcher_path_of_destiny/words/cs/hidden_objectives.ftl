# Skryté cíle a karty požadavků.

moves-hidden_objectives = Skryté cíle
move-lay_requirements = rozložit karty požadavků jinak
    .noun = karty požadavků
    .does = Která barva leží u kterého skrytého cíle, pokud jste karty požadavků vyložili jinak než aplikace.
move-meet_requirement = splnit požadavek
    .noun = požadavek
    .does = Dost karet barvy na časové ose, které aplikace sama nevidí.
move-look_at_objective = nahlédnout na skrytý cíl
    .noun = nahlédnutí
    .does = Co je na skrytém cíli, uvidí jen hráči, kteří u něj mají žeton.
move-turn_up_objective = otočit skrytý cíl
    .noun = otočení cíle
    .does = Na konci hry: který skrytý cíl leží u jednoho ze dvou hodnocených rubů.
move-count_for_objective = spočítat pro skrytý cíl
    .noun = počet pro cíl
    .does = Kolik toho, co cíl počítá, hráč má.
arg-combat_side = Boj, diplomacie, průzkum
arg-magic_side = Magie, diplomacie, průzkum
fact-fresh = Kdo získal žeton právě teď
fact-places = Skryté cíle na stole
fact-scored = Je vyhodnocený
fact-turned = Otočený cíl

no-objectives-here = V tomto příběhu nejsou skryté cíle.
objective-of-other-back = Tento cíl má jiný rub.
objective-not-in-this-game = V sólo hře leží u boje a magie jen sólo cíle, v jiné hře jen ty ostatní.
each-colour-once = Každá barva požadavku leží u jednoho cíle.
tokens-lie-there = Na kartách požadavků už leží žetony.
requirement-paid = { $who }: tuto stranu karty požadavku už nelze získat znovu.
too-few-of-colour = { $who }: karta požadavku chce { $count } a více karet. Barva: { $colour }.
timeline-too-short = { $who }: požadavek chce { $count } karty své barvy. Tolik jich na časové ose ještě být nemůže.
no-token-there = { $who } u tohoto cíle nemá žeton, nahlížet nesmí.
say-which-objective = Vyberte cíl, nebo řekněte, co počítá a kolik dává bodů.
objective-stays-down = Tento cíl se nehodnotí, zůstává lícem dolů.
objective-scored = Tento cíl je už vyhodnocený.
turn-up-first = Nejdřív cíl otočte.
objective-unscored = Některý ze dvou hodnocených cílů ještě vyhodnocený není.

tell-lay-objectives = Od každého druhu rubu vylosujte jeden skrytý cíl a všechny { $count } vyložte lícem dolů.
tell-lay-objectives-solo = Od každého druhu rubu vylosujte jeden skrytý cíl, u boje a magie ze sólo cílů, a všechny { $count } vyložte lícem dolů.
tell-lay-requirement = K cíli s rubem „{ $back }“ položte kartu požadavku. Barva: { $colour }.
tell-special-tokens = Žetony zvláštních symbolů ({ $count }) mějte po ruce.
tell-check-requirements = Spočítejte na svých časových osách karty v barvě každého požadavku. Kdo má 3, položí žeton na jeho levou stranu. Chce-li už požadavek 4, patří žeton za ně na pravou stranu.
tell-requirement-left = { $who }: žeton hráče na levou stranu požadavku ({ $colour }), body zkušenosti: { $count }. Na cíl smíte nahlédnout.
tell-requirement-right = { $who }: žeton hráče na pravou stranu požadavku ({ $colour }), body zkušenosti: { $count }. Na cíl smíte nahlédnout.
tell-requirement-moved = { $who }: žeton hráče přesuňte na pravou stranu požadavku ({ $colour }), body zkušenosti: { $count }.
tell-requirement-rises = Tento požadavek chce od teď { $count } karty: { $colour }.
tell-turn-up = Otočte skrytý cíl s rubem „{ $back }“.

wrote-requirement = { $who } { $who_gender ->
    [f] splnila
   *[m] splnil
} požadavek, barva { $colour }.
wrote-looked = { $who } { $who_gender ->
    [f] nahlédla
   *[m] nahlédl
} na skrytý cíl s rubem „{ $back }“.
wrote-turned-up = Otočený skrytý cíl s rubem „{ $back }“: { $pattern }.
wrote-objective = { $who } { $who_gender ->
    [f] získala
   *[m] získal
} za skrytý cíl vítězné body: { $count }.

pack-objective = Skrytý cíl s rubem „{ $back }“ a jeho požadavek ({ $colour }) odložte spolu.
pack-objective-turned = Odkrytý cíl s rubem „{ $back }“ a jeho požadavek ({ $colour }) odložte spolu.
pack-tokens-left = Žetony hráčů z levé strany požadavku ({ $colour }) sejměte: { $who }.
pack-tokens-right = Žetony hráčů z pravé strany požadavku ({ $colour }) sejměte: { $who }.
lay-objective = Skrytý cíl s rubem „{ $back }“ vyložte lícem dolů, vedle něj požadavek ({ $colour }).
lay-objective-turned = Odkrytý cíl s rubem „{ $back }“ vyložte lícem nahoru, vedle něj požadavek ({ $colour }).
lay-tokens-left = Žetony hráčů na levou stranu požadavku ({ $colour }): { $who }.
lay-tokens-right = Žetony hráčů na pravou stranu požadavku ({ $colour }): { $who }.
made-of-objective = Napočítáno { $count }, vítězné body: { $points }
