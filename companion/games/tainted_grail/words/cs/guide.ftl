# Průvodce prvním večerem: co se teď děje, co udělají ruce a kam klepnout. Dvě věty, klidně.

guide-set-up = Vítejte. Stůl prostřete spolu: jeden čte řádky, ostatní podávají, a co leží na stole, to odškrtněte. Komu se nechce odškrtávat, může rovnou klepnout na velké tlačítko dole.
guide-morning = Začíná první ráno. Klepněte na velké tlačítko dole: aplikace projde ranní kroky ve správném pořadí a nad tlačítkem se ukáže, co máte udělat s kartami a mincemi.
guide-event = Otočte vrchní kartu balíčku událostí a přečtěte ji nahlas. První karta přináší první výpravu: opište její jméno, ať ji máte na očích, a klepněte na „Položit k výpravám“.
guide-guardians = Na mapě je strážce. Hoďte za něj kostkou a klepněte na to, co padlo; stránka ukazuje, kam který směr vede a koho by tam potkal.
guide-equipment = Od každého druhu vybavení smí ležet lícem nahoru jen jedna karta. Přebytečné odložte.
guide-explore-home = Rozhlédněte se nejdřív doma. Nechte označené všechny, kdo jdou, klepněte na „Průzkum“ a v Deníku výpravy otevřete oddíl s číslem lokace; čte vždy jeden a ostatní mlčí.
guide-exploring = Jeden čte nahlas, vybíráte všichni. Co získáte nebo ztratíte, zapíšete u postavy: klepněte v rámečku na její jméno a pak na plus nebo minus. Pošle-li vás text do střetnutí, klepněte na barvu jeho karty.
guide-together = Teď se dá jít dál: klepněte na cestu a figurky posuňte s ní. Spolu je bezpečněji, odděleně je to rychlejší; u toho, kdo nejde, zrušte zaškrtnutí. Každá cesta i každý průzkum stojí každého 1 výdrž.
guide-go-on = Co teď? Prozkoumat místo znovu, jít dál, nebo prozkoumat menhir, pokud ho karta má: průzkum menhiru je zdarma a je dobré vědět včas, co bude chtít. Jeho mince ukazuje, jak dlouho světlo ještě vydrží. Den skončí, až už nikdo nic nechce: pak klepněte na „Nastává večer“.
guide-tired = Síly docházejí. Komu stojí ukazatel výdrže na jedné ze dvou červených pozic, načerpá přes noc jen 4 výdrže; nechte si pokrm na večer a klidně skončete dřív, klepněte na „Nastává večer“.
guide-nothing-left = Nikdo už nemá sílu jednat. Ještě teď lze zdarma prozkoumat menhir a předat si pokrm; potom klepněte na velké tlačítko dole a nastane večer.
guide-some-are-done = Komu došla výdrž, ten jde dál jen tehdy, když za něj ve společné akci zaplatí ostatní; kdo už jednat nechce, prostě počká. Až nebude chtít nikdo nic, klepněte na „Nastává večer“.
guide-day-ends = Po tomhle dni přijde večer: každý sní pokrm, zahojí se a znovu načerpá výdrž, dnešní zbytek se na zítřek nešetří. Ráno pak mince menhirů klesnou o 1; kdo chce ještě něco podniknout, ať se ozve teď.
guide-encounter-waits = Někdo z vás je ve střetnutí a nemůže teď dělat nic jiného; ostatní zatím jednat smějí. Ke střetnutí vás vrátí velké tlačítko dole.
guide-encounter-by-hand = Střetnutí odehrajte s kartami na stole a tady pak klepněte, jak dopadlo. Příliš silnému protivníkovi je lepší uprchnout: nevyhrané střetnutí nic nekončí.
guide-encounter-card = { $card ->
    [training] Vezměte z krabice kartu „Tvoje první střetnutí“, každá barva má jednu, a klepněte na její hodnotu. Bojová tabulka i povaha střetnutí smějí zůstat prázdné.
    [talk] Tady se nebojuje, tady se mluví: otočte vrchní kartu modrého balíčku, spočítejte kroky její stupnice nad šedou pozicí i pod ní a klepněte na ta dvě čísla.
    [deck] Otočte vrchní kartu balíčku té barvy a klepněte na její hodnotu. Bojová tabulka i povaha střetnutí smějí zůstat prázdné.
   *[any] Podívejte se na kartu střetnutí. U boje klepněte na hodnotu, bojová tabulka i povaha střetnutí smějí zůstat prázdné; u diplomacie spočítejte kroky stupnice nad šedou pozicí i pod ní a klepněte na ta dvě čísla.
} Na ostatní se aplikace zeptá, až na to dojde.
guide-encounter-before = Podívejte se na kartě, jestli se diplomacii dá vyhnout a za jakou cenu: teď to jde, s kartami v ruce už ne. Jinak si vyberte přístup, má-li jich karta víc, a vyjednávejte.
guide-encounter-hands = Každý si lízne karty ze svého { $kind ->
    [diplomacy] balíčku diplomacie
   *[combat] bojového balíčku
}. Komu se ruka nelíbí, ten ji vymění za menší; když jste spokojeni všichni, klepněte na velké tlačítko dole.
guide-encounter-turn = { $kind ->
    [diplomacy] Jeden po druhém vykládáte karty a u každé klepnete na to, o kolik posunula náklonnost; potom druhá strana reaguje, jak říká karta. Ukazatel má dojít až na pravý konec stupnice, odejít lze jen společně.
   *[combat] Jeden po druhém vykládáte karty a u každé klepnete na to, kolik ukazatelů přinesla; potom útočí protivník a stránka předem ukazuje jak. Příliš silnému je lepší uprchnout, dokud máte zdraví.
}
guide-encounter-over = Je rozhodnuto. Co stránka ukazuje, to zapíše aplikace, až to potvrdíte; zahrané a odhozené karty pak zamíchejte zpátky, každý do svého balíčku.
guide-of-card = Co z karty opsat
guide-of-before = Než promluvíte
guide-of-hands = První karty do ruky
guide-of-turn = { $kind ->
    [diplomacy] Jak se vyjednává
   *[combat] Jak se bojuje
}
guide-of-over = Co teď s kartami
guide-rest = Večer každý sní jeden pokrm, zahojí se a uklidní. Kdo nejí, spí špatně a ráno vstane skoro bez sil; jídlo si můžete na stejném místě předat.
guide-advancement = Za zkušenosti se dá koupit bod vlastnosti nebo nová karta. Po prvním dni na to většinou nezbude; klepněte na „Jdeme spát“ a kdo spí u emblému snů, přečte si svůj sen.
guide-day-by-hand = Deník výpravy a desky máte na stole, tady běží jen čas. Rozhlédněte se nejdřív doma, hrajte po jedné akci dokola, a až už nikdo nic nebude chtít, klepněte na velké tlačítko dole.
guide-days-on-table = Dny si počítáte sami. Držte se přehledové karty krok za krokem; kdykoli si nebudete jistí, klepněte tady na „Pravidla“.
guide-farewell = První den máte za sebou a dál už cestu znáte. Otazníky vedle věcí vysvětlí pravidlo, na stránce Pravidla je i to, v čem se nejčastěji chybuje, a vzít zpět jde všechno. Dobrou cestu.
set-up-guided = Je to náš první večer, proveďte nás přípravou a prvním dnem
