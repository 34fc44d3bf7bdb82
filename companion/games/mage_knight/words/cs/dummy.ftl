# Automatický hráč: jeho tah, příprava kola a Taktika.

wrote-dummy-empty = Automatický hráč už nemá v balíčku karty, jeho poslední tah je prázdný.
wrote-dummy-announced = Automatický hráč má prázdný balíček a oznámil konec kola.
wrote-dummy-flipped = { $count ->
    [one] Automatický hráč otočil { $count } kartu
    [few] Automatický hráč otočil { $count } karty
   *[other] Automatický hráč otočil { $count } karet
} ({ $more ->
    [0] { $colour_key ->
        [red] rozhodla červená
        [blue] rozhodla modrá
        [green] rozhodla zelená
       *[white] rozhodla bílá
    }, žádný krystal
   *[other] { $colour_key ->
        [red] rozhodla červená
        [blue] rozhodla modrá
        [green] rozhodla zelená
       *[white] rozhodla bílá
    }, za krystaly { $more }
}), v balíčku { $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
tell-dummy-flip-more = { $count ->
    [one] Otočte z balíčku automatického hráče ještě { $count } kartu, tolik má krystalů té barvy.
    [few] Otočte z balíčku automatického hráče ještě { $count } karty, tolik má krystalů té barvy.
   *[other] Otočte z balíčku automatického hráče ještě { $count } karet, tolik má krystalů té barvy.
}
wrote-dummy-card = { $colour_key ->
    [red] Do balíčku automatického hráče přišla červená Pokročilá akce.
    [blue] Do balíčku automatického hráče přišla modrá Pokročilá akce.
    [green] Do balíčku automatického hráče přišla zelená Pokročilá akce.
   *[white] Do balíčku automatického hráče přišla bílá Pokročilá akce.
}
wrote-dummy-crystal = { $colour_key ->
    [red] Automatický hráč získal červený krystal.
    [blue] Automatický hráč získal modrý krystal.
    [green] Automatický hráč získal zelený krystal.
   *[white] Automatický hráč získal bílý krystal.
}

moves-dummy = Automatický hráč
move-dummy_gains = říct, co automatický hráč dostal
    .noun = krystal a karta automatického hráče
move-retire_tactic = vyřadit Taktiku ze hry
    .noun = vyřazená Taktika
arg-action = Barva Pokročilé akce
arg-spell = Barva Kouzla
dummy-asks-nothing = Na začátku tohoto kola se automatický hráč na nic neptá.
no-tactic-to-agree = Teď není z čeho vybírat Taktiku, která opustí hru.
tactic-of-no-player = Vyřadit jde jen Taktiku, kterou v tomto kole použil některý hráč: { $tactics }.
fight-together-first = Nejdřív dokončete boj, který probíhá.
dummy-asks-title = Co dostává automatický hráč?
dummy-lowest-action = Nejnižší Pokročilá akce
dummy-lowest-spell = Nejnižší Kouzlo
dummy-say-colours = Řekněte aspoň jednu barvu.
dummy-gains-do = Hotovo
tell-dummy-tactic = Taktiku { $number }. { $tactic } položte k automatickému hráči.
wrote-dummy-tactic = Automatický hráč má Taktiku { $number }. { $tactic }.
tell-tactic-gone = Taktiku { $number }. { $tactic } vyřaďte ze hry.
tell-tactics-back = Taktik zbývá málo: vraťte mezi ně i ty, které už hru opustily.
wrote-tactic-gone = Hru opustila Taktika { $number }. { $tactic }.
