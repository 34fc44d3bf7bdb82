# Průvodce prvním večerem: co se teď děje, co udělají ruce a kam klepnout. Dvě věty, klidně.

guide-set-up = Vítejte. Krabici vyložíme spolu: jeden čte řádky, ostatní podávají, a co leží na stole, to odškrtněte. Kdo řádkům věří, může rovnou klepnout na velké tlačítko dole.
guide-morning = Začíná první ráno. Klepněte na velké tlačítko dole: Kronikář projde ranní kroky ve správném pořadí a vedle něj se ukáže, co mají ruce s kartami a mincemi udělat.
guide-event = Otočte svrchní kartu balíčku událostí a přečtěte ji nahlas. První karta přináší první výpravu: klepněte na „Výprava…“ a opište její jméno, ať ji máte na očích.
guide-guardians = Na mapě je strážce. Hoďte za něj kostkou a klepněte na to, co padlo; stránka ukazuje, kam který směr vede a koho by tam potkal.
guide-equipment = Od každého druhu výbavy smí ležet lícem nahoru jen jedna karta. Přebytečné odložte.
guide-explore-home = Rozhlédněte se nejdřív doma. Nechte označené všechny, kdo jdou, klepněte na „Průzkum“ a v Deníku výpravy otevřete oddíl s číslem lokace; čte vždy jeden a ostatní mlčí.
guide-exploring = Čtěte a vybírejte, dokud text sám neřekne, že průzkum končí. Co získáte nebo ztratíte, zapíšete u postavy: klepněte na její kartu, plus a minus jsou pod ní.
guide-together = Teď se dá jít dál: klepněte na cestu a figurky posuňte s ní. Spolu je bezpečněji, po dvou stranách rychleji; kdo nejde, toho odškrtněte. Každá cesta i každý průzkum stojí jednoho každého 1 výdrž.
guide-go-on = Co teď? Prozkoumat místo znovu, jít dál, nebo se podívat na menhir, pokud ho karta má: prohlídka je zdarma a je dobré vědět včas, co bude chtít. Ukazuje vám, jak dlouho ještě vydrží světlo.
guide-tired = Síly docházejí. Kdo má na stupnici poslední dvě pozice v červeném, vyspí se hůř; nechte si jídlo na večer a klidně skončete dřív.
guide-nothing-left = Nikdo už nemá sílu jednat. Velké tlačítko dole den ukončí.
guide-rest = Večer každý sní jeden pokrm, zahojí se a uklidní. Kdo nejí, spí špatně a ráno vstane skoro bez sil; jídlo si můžete na stejném místě předat.
guide-advancement = Za zkušenosti se dá koupit bod vlastnosti nebo nová karta. První večer na to většinou nezbude; klepněte na „Ulehněte k noci“ a kdo spí u symbolu snů, přečte si svůj sen.
guide-day-by-hand = Deník a desky máte na stole, tady běží jen čas. Rozhlédněte se nejdřív doma, hrajte po jedné akci dokola, a až nikdo nic nechce, klepněte na velké tlačítko dole.
guide-days-on-table = Dny si počítáte sami. Držte se přehledové karty krok za krokem; kdykoli si nebudete jistí, ťukněte tady na „Pravidla“.
guide-farewell = První den máte za sebou a dál už cestu znáte. Otazníky vedle věcí vysvětlí pravidlo, na stránce Pravidla je i to, co lidé nejčastěji pletou, a vzít zpět jde všechno. Dobrou cestu.
guide-title = První večer
guide-aside = Dál to zvládneme
guide-again = Průvodce prvním večerem
guide-on = zapnout
guide-off = vypnout
set-up-guided = Je to náš první večer, proveďte nás přípravou a prvním dnem
