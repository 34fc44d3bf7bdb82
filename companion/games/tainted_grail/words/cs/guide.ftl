# Průvodce prvním večerem: co se teď děje, co udělají ruce a kam klepnout. Dvě věty, klidně.

guide-set-up = Vítejte. Krabici vyložíme spolu: jeden čte řádky, ostatní podávají, a co leží na stole, to odškrtněte. Komu se nechce odškrtávat, může rovnou klepnout na velké tlačítko dole.
guide-morning = Začíná první ráno. Klepněte na velké tlačítko dole: aplikace projde ranní kroky ve správném pořadí a nad tlačítkem se ukáže, co máte udělat s kartami a mincemi.
guide-event = Otočte vrchní kartu balíčku událostí a přečtěte ji nahlas. První karta přináší první výpravu: opište její jméno, ať ji máte na očích, a klepněte na „Položit k výpravám“.
guide-guardians = Na mapě je strážce. Hoďte za něj kostkou a klepněte na to, co padlo; stránka ukazuje, kam který směr vede a koho by tam potkal.
guide-equipment = Od každého druhu vybavení smí ležet lícem nahoru jen jedna karta. Přebytečné odložte.
guide-explore-home = Rozhlédněte se nejdřív doma. Nechte označené všechny, kdo jdou, klepněte na „Průzkum“ a v Deníku výpravy otevřete oddíl s číslem lokace; čte vždy jeden a ostatní mlčí.
guide-exploring = Čtěte v Deníku výpravy a vybírejte; až text sám řekne, že průzkum končí, klepněte na „Průzkum končí“. Co získáte nebo ztratíte, zapíšete u postavy: klepněte na její kartu, plus a minus jsou pod ní.
guide-together = Teď se dá jít dál: klepněte na cestu a figurky posuňte s ní. Spolu je bezpečněji, rozdělení je rychlejší; kdo nejde, toho odškrtněte. Každá cesta i každý průzkum stojí každého 1 výdrž.
guide-go-on = Co teď? Prozkoumat místo znovu, jít dál, nebo prozkoumat menhir, pokud ho karta má: průzkum menhiru je zdarma a je dobré vědět včas, co bude chtít. Jeho mince ukazuje, jak dlouho světlo ještě vydrží.
guide-tired = Síly docházejí. Komu stojí ukazatel výdrže na jedné ze dvou červených pozic, načerpá přes noc jen 4 výdrže; nechte si pokrm na večer a klidně skončete dřív.
guide-nothing-left = Nikdo už nemá sílu jednat. Velké tlačítko dole den ukončí.
guide-rest = Večer každý sní jeden pokrm, zahojí se a uklidní. Kdo nejí, spí špatně a ráno vstane skoro bez sil; jídlo si můžete na stejném místě předat.
guide-advancement = Za zkušenosti se dá koupit bod vlastnosti nebo nová karta. První večer na to většinou nezbude; klepněte na „Jdeme spát“ a kdo spí u emblému snů, přečte si svůj sen.
guide-day-by-hand = Deník výpravy a desky máte na stole, tady běží jen čas. Rozhlédněte se nejdřív doma, hrajte po jedné akci dokola, a až už nikdo nic nebude chtít, klepněte na velké tlačítko dole.
guide-days-on-table = Dny si počítáte sami. Držte se přehledové karty krok za krokem; kdykoli si nebudete jistí, klepněte tady na „Pravidla“.
guide-farewell = První den máte za sebou a dál už cestu znáte. Otazníky vedle věcí vysvětlí pravidlo, na stránce Pravidla je i to, v čem se nejčastěji chybuje, a vzít zpět jde všechno. Dobrou cestu.
guide-title = První večer
guide-aside = Dál to zvládneme
guide-again = Průvodce prvním večerem
guide-on = zapnout
guide-off = vypnout
set-up-guided = Je to náš první večer, proveďte nás přípravou a prvním dnem
