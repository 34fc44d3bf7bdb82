# Námitky a odmítnutí: klidně, co říká pravidlo a co se dá udělat.

not-the-time = { $step ->
    [actions] Akce patří do dne; teď je ráno, nebo už večer. Dál vede velké tlačítko.
    [dark_menhirs] Tento den už začal; další začne po noci.
    [event] Událost se otáčí jednou za ráno, hned po mincích a žetonech času.
    [guardians] Strážci se pohybují ráno po události a jejich chvíle teď není.
    [rest] Odpočívá se až na konci dne; nejdřív den ukončete.
    [advancement] K noci se ulehá až po odpočinku.
   *[equipment] Výbava se prohlíží na konci rána; dokončete nejdřív předchozí kroky.
}
not-at-this-table = { $who } u tohoto stolu nehraje; vyberte některou z postav, které tu jsou.
is-dead = { $who } už nežije; vyberte jinou postavu.
nobody-goes = Nikdo není vybraný; označte aspoň jednu postavu.
has-passed = { $who } se dnes { $who_gender ->
    [f] vzdala
   *[m] vzdal
} tahu a do rána už nic nepodniká.
some-may-still-act = { $who } { $who_gender ->
    [many] ještě mohou
   *[other] ještě může
} jednat; den končí, až se všichni vzdají tahu nebo nemají co utratit.
not-together = Všichni musí stát na jednom místě, tady { $place }; podívejte se, kde stojí { $who }.
nowhere = O místě, kde stojí { $who }, tu není nic zapsáno; přesuňte nejdřív figurku na některou lokaci.
not-on-the-table = Karta { $place } na stole neleží; vyberte některou z odhalených.
already-on-the-table = Karta { $place } se tu už použila; vyberte jinou, nebo ji nejdřív odeberte.
not-met-yet = S kartou { $place } se tento stůl ještě nesetkal; nejdřív ji položte.
out-of-the-game = Karta { $place } je odstraněná ze hry a sama se nevrací.
cell-is-taken = Na tom místě už leží karta { $place }; zvolte jiné.
wrong-original = Karta { $place } nese číslo původní lokace { $original }, a proto nenahrazuje kartu { $old }.
someone-stands-there = Na kartě { $place } { $who_gender ->
    [many] stojí { $who }; nejdřív je přesuňte
    [f] stojí { $who }; nejdřív ji přesuňte
   *[m] stojí { $who }; nejdřív ho přesuňte
}.
not-connected = Karty { $place } a { $to } nespojují směrová čísla na dotýkajících se stranách; jděte jinudy.
no-diagonal-travel = Karty { $place } a { $to } se dotýkají jen rohem a napříč se necestuje; jděte oklikou.
not-enough-energy = Cena je { $cost } a { $who } má výdrž { $has }; platit může i někdo další z družiny.
not-enough-health = Cena je { $cost } a { $who } má zdraví { $has }; cena se platí celá, nebo vůbec.
no-room-for-terror = Cena v hrůze je { $cost } a { $who } na stupnici tolik místa nemá; cena se platí celá, nebo vůbec.
only-members-pay = Platit mohou jen členové družiny, která jedná; upravte podíly.
shares-do-not-add-up = Cena je { $total }, podíly dávají dohromady { $given }; rozdělte ji znovu.
owner-pays-one = { $who } musí na vlastní osobní akci zaplatit aspoň 1 výdrž; zbytek může zaplatit družina.
action-used-today = Místní akce na kartě { $place } je jednou za den a dnes už se použila; ráno bude zase volná.
no-menhir-emblem = Karta { $place } nemá emblém menhiru, takže menhir tu stát nemůže.
no-menhir-there = Na kartě { $place } žádný menhir nestojí.
base-or-dial = Napište číslo, které udává text, nebo rovnou hodnotu mince.
dial-too-low = { $players ->
    [one] Z čísla { $base } zbude po odečtení { $players } hráče méně než 1
    [few] Z čísla { $base } zbude po odečtení { $players } hráčů méně než 1
   *[other] Z čísla { $base } zbude po odečtení { $players } hráčů méně než 1
}; zkontrolujte ho v textu.
dial-ends-at = Víc než { $top } sem nepatří; zapište menší číslo.
no-such-dial = Taková mince ani takové žetony tu neleží; vyberte z těch, které na stole jsou.
energy-above-health = { $who } může mít výdrž nejvýš { $limit }: nikdy není nad omezovačem zdraví ani nad koncem stupnice.
track-ends-at = { $what ->
    [energy] Stupnice výdrže
    [health] Stupnice zdraví
   *[terror] Stupnice hrůzy
} končí číslem { $top }; výš ukazatel nevystoupí.
third-point-is-a-skill = Na desku se vejdou dva body každé vlastnosti ({ word-attribute }); další přináší karta dovednosti, napište její číslo.
skill-is-taken = Dovednost { $skill } už { $who_gender ->
    [f] si vybrala { $who }
   *[m] si vybral { $who }
}; vyberte jinou.
has-not-so-many = { $who } tolik nemá ({ word-what }: { $has }); zvolte méně.
never-traded = { $what ->
    [reputation] Pověst
    [magic] Čáry
   *[experience] Zkušenost
} nelze předat ani vyměnit; mezi postavami kolují jen pokrm a cennosti.
to-oneself = Sám sobě nikdo nic předat nemůže; vyberte jinou postavu.
no-such-seat = U tohoto stolu tolik hráčů nesedí; vyberte některého z nich.
chosen-twice = Tutéž postavu nemohou hrát dva; vyberte každému jinou.
keyword-in-use = { $who } už má vyloženou kartu „{ $name }“ ({ $keyword ->
    [weapon] zbraň
    [armour] zbroj
    [shield] štít
    [companion] společník
   *[relic] relikvie
}); od každého druhu smí být lícem nahoru jedna, otočte nejdřív ji.
too-much-equipment = { $who } má vyloženo víc než jednu kartu téhož druhu; otočte rubem nahoru: { $cards }.
secrets-stay = Tajemství „{ $name }“ se neztrácí ani neprodává, pokud to pravidlo výslovně neříká.
personal-stays = „{ $name }“ je osobní; { $who } to nikomu předat nemůže.
no-such-card = { $who } takovou kartu nemá; vyberte některou ze svých.
no-such-guardian = Takový strážce na mapě není.
guardian-fight-first = Strážce čeká na { $who_acc }; nejdřív to s ním dobojujte a řekněte, jak to dopadlo.
guardian-not-met = { $who } teď proti strážci „{ $name }“ nestojí.
guardian-is-fought = Se strážcem „{ $name }“ právě bojuje někdo jiný; počkejte, jak to dopadne.
choose-guardian-first = Nejdřív vyberte, kterému strážci se { $who } postaví.
won-guardian-leaves = Poražený strážce na mapě nezůstává; jeho karta jde dospod balíčku.
unwon-guardian-stays = Neporažený strážce zůstává na mapě, kde se bojovalo; pod balíček jde jen poražený, odstraněný, nebo ten, který se stáhl.
guardian-of-which-colour = Strážce potřebuje barvu a lokaci; řekněte, ze kterého balíčku karta je.
guardian-not-rolled = Za strážce „{ $name }“ se dnes ještě neházelo; hoďte kostkou, nebo napište, co padlo.
guardian-die-unknown = Stěny kostky strážce tu zatím nikdo nepopsal; hoďte skutečnou a napište, co padlo.
die-needs-faces = Kostka potřebuje aspoň jednu stěnu; spočítejte je na té skutečné.
no-such-status = Stav „{ $name }“ na listu není; nejdřív ho pojmenujte.
which-part = { $boxes ->
    [one] Tento stav má { $boxes } políčko; napište jeho číslo.
    [few] Tento stav má { $boxes } číslovaná políčka; napište které.
   *[other] Tento stav má { $boxes } číslovaných políček; napište které.
}
part-ends-at = { $boxes ->
    [one] Tento stav má jen { $boxes } políčko.
    [few] Tento stav má jen { $boxes } políčka.
   *[other] Tento stav má jen { $boxes } políček.
}
not-marked = Tady není nic zaškrtnuto, takže není co vymazat.
needs-a-name = Stav potřebuje jméno aspoň v jednom jazyce.
no-such-quest = Výprava „{ $name }“ mezi aktivními neleží.
quest-lies-there = Výprava „{ $name }“ už mezi aktivními leží; dejte té druhé jiné jméno.
in-an-encounter = { $who } { $who_gender ->
    [many] jsou
   *[other] je
} uprostřed střetnutí; nejdřív ho dokončete, nebo z něj utečte.
no-encounter = { $who } teď v žádném střetnutí není.
no-exploration = { $who } teď nic nezkoumá.
pays-alone = { $what ->
    [health] Zdravím
    [terror] Hrůzou
    [reputation] Pověstí
   *[experience] Zkušeností
} platí každý jen za sebe; cenu nese { $who }.
has-not-enough = Cena je { $cost } ({ word-what }) a { $who } má { $has }; cena se platí celá, nebo vůbec.
nobody-stands-there = Na kartě { $place } z družiny nikdo nestojí; menhir se aktivuje tam, kde stojí postavy.
last-location = Karta { $place } je na stole poslední a někdo na ní stojí; položte nejdřív jinou.
replaces-another = Karta { $place } patří na místo karty { $old }; použijte výměnu.
lies-elsewhere = „{ $name }“ leží jinde: { $place }; zvedne ji, kdo tam stojí.
nothing-of-that-name = Nic jménem „{ $name }“ tu neleží.
location-by-number = Lokaci „{ $of }“ napište jejím číslem.
no-such-task = Takový úkol v seznamu není.
more-cards-than-said = { $count ->
    [one] Řekli jste, že přichází { $count } karta; pojmenovaných je víc.
    [few] Řekli jste, že přicházejí { $count } karty; pojmenovaných je víc.
   *[other] Řekli jste, že přichází { $count } karet; pojmenovaných je víc.
}
levels-make-another-sum = { $colour ->
    [green] Zelených
    [grey] Šedých
    [purple] Fialových
   *[blue] Modrých
} střetnutí má být { $count }, ale podle obtížností jich vychází { $sum }; opravte jedno z toho.
training-card-counted = { $colour ->
    [green] Zelených
    [grey] Šedých
    [purple] Fialových
   *[blue] Modrých
} střetnutí je v tažení nejvýš { $most }; mezi { $count } kartami je nejspíš i „Tvoje první střetnutí“, které se odkládá.

# Růst
no-skill-left = Žádná karta dovednosti k vlastnosti { word-attribute } už nezbývá (je jich { $count }), a tak tento bod nejde získat.
skill-of-another = Dovednost { $skill } patří k vlastnosti { word-attribute }; zkontrolujte číslo na kartě.
choose-the-card-first = { $who } má ještě na výběr z karet; nejdřív si jednu nechte.
no-cards-to-look-at = V tomto balíčku rozvoje už nic nezbývá ({ $who }); zkušenosti zůstávají.
not-on-offer = Tuhle kartu { $who } na výběr nemá; vyberte jednu z nabízených.

# Věci, smrt a hráči
name-the-card = Napište jméno karty, nebo u tajemství jeho číslo.
card-left-the-game = „{ $name }“ je odstraněná ze hry a vrací se, jen když to nějaký text řekne.
secret-is-held = Tajemství { $number } už u tohoto stolu někdo má; každé je tu jen jednou.
item-is-not-craftable = „{ $name }“ nenese značku vyrobitelného předmětu; přeskočte ji a táhněte dál.
item-is-of-another-kind = „{ $name }“ není { $keyword ->
    [weapon] zbraň
    [armour] zbroj
    [shield] štít
    [companion] společník
   *[relic] relikvie
}; přeskočte ji a táhněte dál.
no-such-item = { $who } takový předmět nemá; vyberte některý ze svých. Tajemství se tím neztrácejí.
choose-the-items = { $who } má předmětů víc; vyberte, které odejdou, dohromady { $count }.
is-not-dying = { $who } neumírá. Smrt přichází, až když to řekne karta „Umíráš!“.
where-did-it-fall = Není zapsáno, kde stojí { $who }; vyberte lokaci, na které předměty zůstanou ležet.
nothing-to-divide = Tohle tajemství na rozdělení nečeká; obnovte stránku a vyberte jiné.
mercy-is-for-the-lost = Milost Pramatky patří družině, která celá zemřela. Tato ještě žije.
no-mercy-in-this-mode = Tento stůl hraje bez milosti Pramatky; prohraná hra zůstává prohraná.
seat-has-a-character = Tento hráč postavu má; novou dostane, až když ta jeho zemře.
alone-nobody-follows = Ve hře jednoho hráče smrtí hra končí a žádná jiná postava nenastoupí.
somebody-stays = Aspoň jeden hráč musí zůstat. Chcete-li skončit, ukončete stůl.
is-not-stored = { $who } v přihrádce neleží; vyberte postavu, jejíž hráč odešel.
players-change-between-evenings = Hráči přicházejí a odcházejí na začátku večera a dnes se už hrálo.
table-is-full = U stolu je místo pro nejvýš { $most } a je plný.
activated-already = { $who } už v tomto tahu střetnutí na řadě { $who_gender ->
    [f] byla
   *[m] byl
}; teď je čas na ostatní.
