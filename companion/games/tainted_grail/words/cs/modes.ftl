# Režimy hry a volná hra: jména, přepínače, co je pak třeba udělat.

mode-story = Příběhový režim
mode-no_limiter = Bez omezovače zdraví
mode-limiter_offset = Omezovač zdraví vzhůru nohama
mode-secret_42 = Tajemství 42 od začátku
mode-coin_escape = O úprku rozhodne mince
mode-short_menhirs = Menhiry svítí o den méně
mode-fewer_random = O jednu náhodnou událost méně
mode-dear_growth = Dražší rozvoj
mode-resource_limit = Nejvýš 20 od každého zdroje
mode-item_limit = Nejvýš 5 předmětů na postavu
mode-no_mercy = Bez milosti Pramatky
mode-open_play = Volná hra

mode-line-story = Vše, co závisí na počtu hráčů, počítá s jedním hráčem méně. Pro dva až čtyři hráče.
mode-line-no_limiter = Pro jednoho hráče: zdraví neomezuje výdrž a postava nepanikaří.
mode-line-limiter_offset = Panika přijde dřív a zásahy berou i výdrž. O kolik, záleží na tvaru dílku v krabici: podívejte se na něj.
mode-line-secret_42 = Dostane ho postava prvního hráče; diplomacie bude těžší.
mode-line-coin_escape = Jeden pokus za aktivaci: ztratit 1 výdrž, utrpět příležitostný útok a hodit mincí.
mode-line-short_menhirs = Při aktivaci ukáže mince menhiru o jedna méně; výchozí menhir svítí jako obvykle.
mode-line-fewer_random = Kdykoli karta přidává náhodné události do balíčku.
mode-line-dear_growth = Každý další bod dvojice vlastností stojí o 5 zkušeností víc než předchozí; karta do balíčku stojí 5 a vybíráte ze dvou.
mode-line-resource_limit = Kromě zkušeností. Co je navíc, se nezíská.
mode-line-item_limit = Tajemství se nepočítají. Za šestý předmět si hráč vybere jeden, který odhodí.
mode-line-no_mercy = Prohraná hra zůstává prohraná.
mode-line-open_play = Jakákoli deska s jakoukoli kartou postavy a barvou balíčků, i postavy z jiných kampaní.

modes-title = Režimy hry
modes-choose = Vybrat režimy
modes-hint = Všechno platí od této chvíle. Co už leží na stole, zůstává, jak je.
modes-easier = Snazší hra
modes-hard = Režim pro náročné
modes-hard-hint = Celý najednou, nebo jen to, co si vyberete.
modes-hard-do = Zapnout celý
modes-hard-undo = Vypnout celý
modes-parts = Po částech
random-hard-hint = Zvolte tolik, kolik píše karta; jednu aplikace ubere sama.
modes-open = Volná hra
modes-turned = O kolik níž sahá obrácený omezovač
modes-limiter = Omezovač { $offset ->
    [0] jako obvykle
   *[other] o { $offset } níž
}
mode-turn-on = Zapnout
mode-turn-off = Vypnout
mode-is-on = platí
mode-described-on = Zapnout: { $mode }
mode-described-off = Vypnout: { $mode }
sheet-limiter = omezovač zdraví o { $offset } níž
set-up-modes = Režimy hry
set-up-modes-hint = Všechno lze změnit i později na ukládacím listu.
set-up-hard = Celý režim pro náročné
set-up-hard-hint = Zapne vše, co je pod ním. Omezovač pak sahá o 1 níž, neřeknete-li jinak.
set-up-open = Volná hra: postavy z jiných kampaní
set-up-open-hint = Mají jiný příběh a aplikace o nich nic neví: desku i kartu opíšete sami.
set-up-guest-name = Jméno postavy
set-up-guest-known = O postavě z jiné kampaně aplikace nic neví. Opište, co má na desce a kartě.
set-up-mixed = Cizí deska a balíčky
set-up-mixed-hint = Jen ve volné hře. Délky stupnic udává deska, vlastnosti a zdroje karta postavy.
set-up-own-board = vlastní
set-up-board-of = Deska
set-up-cards-of = Barva základních karet
hero-line-guest = z jiné kampaně

# Hosté z jiných kampaní.
choice-guest_1 = První host
choice-guest_2 = Druhý host
choice-guest_3 = Třetí host
choice-guest_4 = Čtvrtý host
group-hero-guest_1 = První host
group-hero-guest_2 = Druhý host
group-hero-guest_3 = Třetí host
group-hero-guest_4 = Čtvrtý host

# Tahy a jejich pole.
move-choose_modes = zvolit režim hry
    .noun = režim hry
move-hard_mode = režim pro náročné
    .noun = režim pro náročné
arg-modes = Režim hry
arg-hard = Celý režim pro náročné
arg-discards = Který předmět za něj odejde
arg-board = Deska
arg-cards = Barva základních karet
arg-story = { mode-story }
arg-no_limiter = { mode-no_limiter }
arg-limiter_offset = { modes-turned }
arg-secret_42 = { mode-secret_42 }
arg-coin_escape = { mode-coin_escape }
arg-short_menhirs = { mode-short_menhirs }
arg-fewer_random = { mode-fewer_random }
arg-dear_growth = { mode-dear_growth }
arg-resource_limit = { mode-resource_limit }
arg-item_limit = { mode-item_limit }
arg-no_mercy = { mode-no_mercy }
arg-open_play = { mode-open_play }
arg-guest_1 = První host
arg-guest_2 = Druhý host
arg-guest_3 = Třetí host
arg-guest_4 = Čtvrtý host

# Co stůl ví.
fact-modes = Režimy
fact-story = { mode-story }
fact-no_limiter = { mode-no_limiter }
fact-limiter_offset = O kolik níž sahá omezovač
fact-limited = Zdraví má omezovač
fact-secret_42 = { mode-secret_42 }
fact-coin_escape = { mode-coin_escape }
fact-short_menhirs = { mode-short_menhirs }
fact-fewer_random = { mode-fewer_random }
fact-dear_growth = { mode-dear_growth }
fact-resource_limit = { mode-resource_limit }
fact-item_limit = { mode-item_limit }
fact-no_mercy = { mode-no_mercy }
fact-open_play = { mode-open_play }
fact-guest_1 = První host
fact-guest_2 = Druhý host
fact-guest_3 = Třetí host
fact-guest_4 = Čtvrtý host

# Námitky.
no-limiter-to-turn = Bez omezovače zdraví není co obrátit vzhůru nohama; nechte jedno, nebo druhé.
limiter-goes-alone = Bez omezovače se hraje, jen když hraje jeden; hraje-li vás víc, uleví příběhový režim.
only-in-open-play = { $who }: cizí desku, jinou barvu karet a postavy z jiných kampaní dovoluje jen volná hra. Zapněte ji v režimech hry.
too-many-items = { $who } smí mít nejvýš { $most ->
    [one] { $most } předmět
    [few] { $most } předměty
   *[other] { $most } předmětů
}. Nejdřív jeden odhoďte, nebo „{ $name }“ nechte v balíčku.
too-many-of-resource = Víc než { $most } od jednoho zdroje v režimu pro náročné nikdo nemá; co je navíc, se nezíská.
more-cards-than-looked-at = { $count ->
    [one] Teď se vybírá z { $count } karty; řekli jste jich víc.
    [few] Teď se vybírá ze { $count } karet; řekli jste jich víc.
   *[other] Teď se vybírá z { $count } karet; řekli jste jich víc.
}

# Pro ruce.
tell-limiter-off = { $who }: omezovač zdraví odložte a zdraví { $health } označte obyčejným ukazatelem
tell-limiter-on = { $who }: na zdraví { $health } místo ukazatele zase omezovač
tell-limiter-turned = { $who }: omezovač zdraví otočte vzhůru nohama
tell-limiter-upright = { $who }: omezovač zdraví otočte zase jako obvykle
tell-limiter-is-for-one = Hraje-li vás víc, hraje každý s omezovačem zdraví; snazší hru pak dává příběhový režim
tell-take-hard-secret = { $who }: z tajemství vezměte číslo { $number } a hned ho přečtěte
tell-coin-at-hand = Mějte po ruce minci s lebkou a grálem: rozhoduje, zda se podaří úprk
tell-story-needs-two = Příběhový režim se projeví až od dvou hráčů; kdo hraje sám, má to snazší bez omezovače zdraví
tell-one-random-event-fewer = V režimu pro náročné se přidává o jednu náhodnou událost méně{ $count ->
    [0] , tedy žádná
   *[other] {""}
}
tell-items-over = { $who }: předmětů smí být nejvýš { $most }; vyberte, které odhodíte, dohromady { $count }
tell-decks-by-card = { $who }: výchozí bojový balíček a balíček diplomacie sestavte podle seznamu na rubu karty postavy
tell-deck-colour = { $who }: základní bojové karty a karty diplomacie vezměte v barvě { $colour ->
    [green] zelené (G)
    [blue] modré (U)
    [brown] hnědé (B)
   *[grey] šedé (Y)
}
tell-no-personal-story = { $who }: číslo postavy { $number }; osobní příběh z jiné doby tu sledovat nejde a schopnosti mohou leccos ulehčit

# Kronika.
wrote-mode = { $on ->
    [yes] Od teď platí
   *[no] Už neplatí
}: { $mode ->
    [story] { mode-story }
    [no_limiter] { mode-no_limiter }
    [secret_42] { mode-secret_42 }
    [coin_escape] { mode-coin_escape }
    [short_menhirs] { mode-short_menhirs }
    [fewer_random] { mode-fewer_random }
    [dear_growth] { mode-dear_growth }
    [item_limit] { mode-item_limit }
    [no_mercy] { mode-no_mercy }
    [open_play] { mode-open_play }
   *[resource_limit] { mode-resource_limit }
}.
wrote-limiter-offset = { $offset ->
    [0] Omezovač zdraví stojí zase jako obvykle.
   *[other] Omezovač zdraví je vzhůru nohama a sahá o { $offset } níž.
}

# Co tíží.
alert-too-many-items = { $who } má víc předmětů, než smí mít; odhoďte { $count }.
