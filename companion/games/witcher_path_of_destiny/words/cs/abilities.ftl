# Schopnosti postav.

moves-abilities = Schopnosti
move-use_ability = použít schopnost
    .noun = schopnost
move-swap_pool = prohodit 2 karty na podložce
    .noun = prohození karet
move-discard_pair = odhodit dvojici za symboly
    .noun = odhození dvojice
move-take_extra = vzít kartu z podložky navíc
    .noun = karta navíc
move-take_and_play = vzít kartu z podložky a hned zahrát
    .noun = karta z podložky
move-gain_fewer = získat aktivní symbol, kterého je méně
    .noun = získaný symbol
move-gain_and_others_lose = získat aktivní symbol, ostatní ztratí druhý
    .noun = zisk a ztráta symbolů
move-search_symbol = hledat kartu se symbolem
    .noun = hledání karty
move-lose_one_gain_three = ztratit 1 aktivní symbol, získat 3 druhé
    .noun = výměna symbolů
move-exchange_timeline = vyměnit kartu časové osy
    .noun = výměna karty
move-take_before_play = vzít kartu časové osy do ruky
    .noun = karta z časové osy
move-discard_for_symbols = odhodit karty za symboly
    .noun = odhozené karty
move-spare_symbol = ušetřit symbol
    .noun = ušetřený symbol
move-full_result = vzít celý výsledek karty
    .noun = celý výsledek karty
move-dye_card = dát kartě další barvu
    .noun = další barva
move-play_another = zahrát další kartu
    .noun = další karta
move-take_at_end = vzít kartu časové osy do ruky na konci kapitoly
    .noun = karta z časové osy

arg-other_place = Která karta druhé řady (1 nebo 2)
arg-other_row = Druhá řada
arg-revealed = Kolik karet jste odkryli
arg-symbols = Symboly

tell-ability-used = { $who }: žeton { $number }. schopnosti otočte neaktivní stranou nahoru.
tell-do-ability = { $who }: proveďte, co schopnost říká ({ $ability }).
tell-swapped = { $place }. kartu v řadě { $row } prohoďte s { $other_place }. kartou v řadě { $other_row }.
tell-row-discarded = Dvojici z řady { $row } odhoďte.
tell-row-discarded-rest = Zbylou kartu z řady { $row } odhoďte.
tell-taken-extra = { $who }: z řady { $row } si vezměte { $place }. kartu, zbylou odhoďte.
tell-search = { $who }: odkrývejte karty hlavního balíčku, až se objeví symbol ({ $symbol }). Tu kartu si vezměte, ostatní odhoďte.
tell-draw = { $count ->
    [one] { $who }: doberte z hlavního balíčku { $count } kartu.
    [few] { $who }: doberte z hlavního balíčku { $count } karty.
   *[other] { $who }: doberte z hlavního balíčku { $count } karet.
}
tell-taken-up = { $who }: { $number }. kartu časové osy vezměte do ruky.
tell-played-also = { $card_given ->
    [yes] { $who }: na pravý konec časové osy položte kartu { $card }.
   *[no] { $who }: na pravý konec časové osy položte další kartu.
}
tell-dyed = { $who }: { $number }. karta časové osy má v tomto kroku i další barvu ({ $colour }).

wrote-ability = { $given ->
    [yes] { $who } { $who_gender ->
        [f] použila
       *[m] použil
    } schopnost { $name }.
   *[no] { $who } { $who_gender ->
        [f] použila
       *[m] použil
    } { $number }. schopnost.
}

prompt-ability = zda u efektu karty použije schopnost
prompt-linger = zda ještě použije schopnost

no-such-ability = { $who } takovou schopnost nemá.
ability-locked = { $who }: { $number }. schopnost ještě není odemčená.
ability-used = { $who }: { $number }. schopnost už je použitá.
not-its-moment = { $who }: { $number }. schopnost se používá v jiném okamžiku ({ $window }).
ability-done-by-app = { $who }: tuto schopnost provede aplikace sama, má vlastní tah.
other-side-wanted = Počty symbolů určují druhou stranu: { $side }.
say-which-side = Obou symbolů je stejně. Vyberte stranu.
no-such-card-in-row = Tolik karet v řadě { $row } neleží.
symbols-not-printed = Tyto symboly na kartách nejsou.
two-different-cards = Vyberte dvě různé karty.
hand-empty = { $who } nemá v ruce žádnou kartu.
play-another-one = { $who }: zahrajte jinou kartu než tu, která se právě vrátila do ruky ({ $card }).
nothing-to-pay-with = { $who } nemá aktivní symbol, který by ztratil{ $who_gender ->
    [f] a
   *[m] { "" }
}, žádné tedy nezíská.
nothing-to-spare = { $who } u tohoto efektu žádný symbol neztrácí.
plays-two-first = { $who }: nejdřív zahrajte dvě karty tohoto tahu.
