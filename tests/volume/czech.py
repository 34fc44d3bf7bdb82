"""A volume in Czech, as a table would have it after a long winter; every word of it is our own."""

from __future__ import annotations

from companion.core.typography import bound
from companion.volume.letters import with_words
from companion.volume.manuscript import (
    Chapter,
    Death,
    Figure,
    Heading,
    Labels,
    Manuscript,
    Passage,
    Person,
    Picture,
    Prose,
    Run,
)

from .pictures import dial, land, race, table_by_candle


def told(*words: str, kind="", place="") -> Prose:
    """A paragraph; what stands between two stars is said with stress."""
    parts = " ".join(words).split("*")
    return Prose([Run(part, "em" if at % 2 else "") for at, part in enumerate(parts) if part], kind, place)


FIRST = Chapter(
    "Přívoz beze jména",
    "pátek 9. ledna 2026",
    "U stolu seděli Jana, Petr a Matouš; venku padal sníh a čaj vystydl dřív, než se došlo k řece.",
    [
        Heading("První den"),
        told(
            "V kraji, kde se cesty jmenují podle toho, kam už nevedou, vyšli tři lidé z poslední teplé světnice.",
            "Měli s sebou pytel ječmene, dvě louče a dopis, který nikdo z nich neuměl přečíst do konce.",
            "Berta nesla sekeru po otci, Hynek knihu, o níž tvrdil, že je prázdná, a malý Ota nesl to, co zbylo:",
            "strach, kterého si nikdo nevšiml, protože ho nesl rovně.",
        ),
        told(
            "Do poledne došli k *Bílé boží muce*, kde světlo menhiru sahalo sotva na délku stínu.",
            "Zapálili ho. Stálo je to jídlo na tři dny, ale noc, která potom přišla, je obešla, jako se obchází",
            "cizí pes: zdaleka a s respektem.",
        ),
        told(
            "Odpoledne hledali brod. Našli jen otisky kol, která vjela do vody a na druhé straně nevyjela,",
            "a hromádku bot, srovnaných podle velikosti. Ota si jedny vyzkoušel. Padly mu přesně, a tak je zase",
            "postavil zpátky, o kousek dál, než stály.",
        ),
        Heading("Druhý den"),
        told(
            "Ráno se mlha zvedla jen po kolena. Berta šla první a dlouhou holí zkoušela dno; třikrát našla kámen",
            "a jednou něco, co se pohnulo. Hynek celou cestu mlčel a počítal kroky, protože v knize, která byla",
            "prázdná, stálo to ráno jediné číslo.",
        ),
        Passage(
            "Kniha zelené hodiny",
            "Lano, které nikdo netáhne",
            [
                [Run("Lano je napjaté, a přece ho nikdo nedrží. Voda pod ním teče pomaleji než jinde, jako by si prohlížela, kdo přišel.")],
                [
                    Run("Na prámu stojí lucerna. Nesvítí, jen se otáčí, a když se k vám obrátí sklem, uvidíte v něm břeh, na kterém jste ještě nebyli. "),
                    Run("Tři postavy na něm rozdělávají oheň.", "em"),
                ],
                [Run("„Zaplaťte, čím chcete,“ řekne hlas, který zní přesně tak daleko, jak daleko je druhý břeh, „jen ať je to něco, co byste poznali poslepu.“")],
            ],
            "Chytit lano a přitáhnout prám ke břehu.",
        ),
        told(
            "Zaplatila Berta. Sundala z krku šňůrku s otcovým knoflíkem a hodila ji do vody tak lehce, že si toho",
            "ostatní skoro nevšimli. Na druhém břehu pak opravdu hořel oheň. Nikdo u něj neseděl.",
        ),
        told(
            "U ohně je přepadli dva utopenci. Berta vylákala prvního na kamenitý břeh a ve třetím kole ho srazila,",
            "Hynek zatím držel druhého na délku hole. Dostal přitom dvě rány a ztratil louč; boj skončil, když",
            "utopenec o své vůli vlezl zpátky do vody.",
            kind="fight",
        ),
        told(
            "Tu noc jsme se smáli tomu, že největší souboj večera svedl Petr s rozlitým čajem. Kostky to nevydržely,",
            "mapa ano.",
            kind="own",
        ),
        Picture("mapa-1.svg", "Kraj, jak svítil po prvním večeru: dva menhiry z devíti.", "Mapa devíti míst, dvě z nich svítí."),
        Picture("stul.jpg", "Náš stůl chvíli před půlnocí. Červená karta uprostřed je ta, kvůli které se nespalo.", "Stůl s kartami při svíčce.", own=True),
    ],
)

SECOND = Chapter(
    "„Nezhasínej,“ řekl Ota",
    "sobota 24. ledna 2026",
    "Jana, Petr, Matouš a poprvé také Lenka, která přinesla koláč a vlastní kostky.",
    [
        told(
            "„Nezhasínej,“ řekl Ota, když se Berta naklonila nad lampu. Bylo v tom tolik klidu, že poslechla, a teprve",
            "potom jí došlo, že na chlapce takhle nikdy nemluvil nikdo z nich. Za dveřmi zatím něco obcházelo dům,",
            "opatrně, patu kladlo ke špičce, jako kdo měří pole. Obešlo ho jednou, podruhé, a po třetím kole se zastavilo",
            "právě tam, kde za zdí stála postel.",
        ),
        told(
            "Ráno našli kolem domu vyšlapaný kruh a v něm dvanáct důlků, do kterých se přesně vešla mince.",
            "Hynek jednu zkusil vložit. Kniha za jeho zády se zavřela.",
        ),
        told("Do vsi došli za světla."),
        told(
            "Ves se jmenovala Zvonice, třebaže v ní žádná nestála. Lidé tu mluvili potichu a zdravili pohybem ruky,",
            "který si příchozí vyložili jako přátelský. Nebyl. Znamenal, že *ten, kdo přichází, už byl započítán*.",
            "Lenčina hrdinka, bylinkářka Ludmila, jim to prozradila první večer za misku polévky a slib, že ji vezmou s sebou.",
        ),
        told(
            "Na návsi je zastavil strážce brodu. Ludmila mu nabídla sůl, Berta ostří; strážce si vzal obojí. Ve čtyřech",
            "kolech dostal Hynek tři rány, Ota jednu, a kdyby Ludmila nevyhrála hod na odvahu, vyprávěl by tuhle",
            "kapitolu někdo jiný. Nakonec strážce ustoupil. Neuhnul, jen přestal stát v cestě.",
            kind="fight",
        ),
        Passage(
            "Kniha zelené hodiny",
            "Dvanáct důlků",
            [
                [Run("Stařena u studny vám ukáže dlaň. Je v ní vypálený kroužek, velký jako ten, který jste ráno našli v hlíně.")],
                [Run("„Každý dům má svůj ciferník,“ vysvětluje trpělivě, jako se vysvětluje, kudy do kostela. „A každý ciferník jednou dojde. Záleží jen na tom, kdo natahuje.“")],
            ],
            "Zeptat se jí, kdo natahuje ten její.",
        ),
        Passage(
            "Kniha zelené hodiny",
            "Co stálo na dně",
            [
                [Run("Ve studni není voda, ale schody. Nepočítejte je. Kdo je spočítal, došel jen o jeden dál než ostatní a musel tam zůstat, aby to sedělo.")],
            ],
        ),
        Death(
            "Hynek z Prázdné knihy",
            [Run("Zůstal na sto dvanáctém schodu, druhý den cesty, hodinu před svítáním. Knihu podal nahoru otevřenou. Nebyla prázdná; byla o nás.")],
        ),
        told(
            "Nahoře nikdo nic neřekl. Ota si sedl na roubení a poprvé za celou cestu se rozplakal, rovně, jako všechno,",
            "co dělal. Berta zavázala knihu do Hynkova šátku. Teprve když se setmělo, všimli si, že se jeden z důlků",
            "kolem domu zaplnil.",
        ),
        Heading("Cesta zpět"),
        told(
            "Vraceli se po vlastních stopách a stopy vedly jinudy. Ludmila znala zkratku přes rašeliniště; stála je",
            "dvě dávky jídla a Bertu sekeru, která uvízla v něčem, co nechtělo pustit, a pustit se to bálo. Za úsvitu",
            "uviděli řeku. Prám čekal na jejich straně.",
        ),
        Picture("mapa-2.svg", "Kraj po druhém večeru: čtyři menhiry, a jeden z nich jsme neměli zapalovat.", "Mapa devíti míst, čtyři z nich svítí."),
        Picture("zavod.svg", "Závod s hodinami: nahoře my, dole ciferník.", "Dvě řady po dvanácti stupních: sedm a devět."),
    ],
)

THIRD = Chapter(
    "Hodina, která se nevejde",
    "neděle 1. března 2026",
    "Všichni čtyři; Matouš přijel vlakem jen kvůli tomu a odjížděl posledním.",
    [
        told(
            "O tom, co se stalo na druhém břehu, se potom vyprávělo trojím způsobem, a všechny tři byly pravdivé.",
            "Podle prvního přišli k ciferníku ve chvíli, kdy mu chyběla jediná mince, a Ota ji měl v botě. Podle druhého",
            "žádný ciferník nebyl, jen kruh lidí, kteří stáli tak dlouho, až zapomněli, že se mohou rozejít. Podle třetího,",
            "který vyprávěla Ludmila a který nikdo neměl rád, si ciferník sám vybral, koho pustí.",
        ),
        told(
            "Strážkyně hodin bojovala do posledního čísla. Berta bez sekery, s holí, kterou zkoušela dno, vydržela šest kol;",
            "Ludmila rozsypala zbytek soli. V sedmém kole padla šestka, kterou jsme potom zarámovali.",
            kind="fight",
        ),
        Picture("cifernik.svg", "Ciferník, jak zůstal stát.", "Kruh s osmi hodinami, třetí z nich je červená."),
        told(
            "Konec byl tichý. Menhiry dohořely jeden po druhém, ale tma, která přišla po nich, byla obyčejná: taková,",
            "ve které se spí. Boty u brodu byly pryč. Na jejich místě stál jeden pár navíc, dětský, a nikdo z nás se",
            "nikdy nezeptal, komu padne.",
        ),
        told("Tím kampaň skončila. Knihu má doma Lenka; leží otevřená na poslední straně, a ta je opravdu prázdná.", kind="own"),
    ],
)

CZECH = Manuscript(
    id="1f0c7a52-6f0e-4b1e-9f43-0c5f3c2d8a11",
    language="cs",
    title="Zelená hodina",
    game="Kraje bez cest",
    when="od 9. ledna do 1. března 2026",
    made="2026-03-02T20:15:00Z",
    company=[
        Person("Berta, dcera uhlířova", "hrála Jana", "Přišla o sekeru i o otcův knoflík a vrátila se první."),
        Person("Hynek z Prázdné knihy", "hrál Petr", "Zůstal na sto dvanáctém schodu."),
        Person("Malý Ota", "hrál Matouš", "Vyrostl z bot, které mu nepatřily."),
        Person("Ludmila bylinkářka", "hrála Lenka", "Přidala se ve Zvonici a zapsala třetí verzi."),
    ],
    chapters=[FIRST, SECOND, THIRD],
    figures=[
        Figure("Večerů", "3"),
        Figure("Hodin u stolu", "13 a půl"),
        Figure("Dnů v kraji", "11"),
        Figure("Zapálených menhirů", "7"),
        Figure("Přečtených pasáží", "23"),
        Figure("Vyhraných soubojů", "9 z 14"),
        Figure("Hodů kostkou", "1 208"),
        Figure("Padlých", "1"),
        Figure("Rozlitých čajů", "2"),
    ],
    labels=Labels("Obsah", "Družina", "V číslech", "Vysázel Kronikář 2. března 2026.", "Zde skončila cesta"),
    files={
        "mapa-1.svg": land(2),
        "mapa-2.svg": land(4),
        "zavod.svg": race(7, 9),
        "cifernik.svg": dial(3),
        "stul.jpg": table_by_candle(),
    },
)
CZECH = with_words(CZECH, lambda text: bound(text, "cs"))  # as the words of the house are spoken
