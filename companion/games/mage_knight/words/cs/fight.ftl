# Boj s nepřáteli.

panel-fight = Boj
moves-fight = Boj
step-fight = Boj
fight-of = Bojuje { $who }
fight-none = Teď se s nikým nebojuje.
fight-back = Zpět ke stolu

# Tahy
move-fight_told = začít boj
    .noun = začátek boje
move-fight_site = bojovat
    .noun = začátek boje
move-turn_up = otočit žeton nepřítele
    .noun = otočení žetonu
move-add_foe = přidat nepřítele
    .noun = další nepřítel
move-drop_foe = ubrat nepřítele
    .noun = ubraný nepřítel
move-play_value = zahrát
    .noun = zahraná hodnota
move-change_value = změnit hodnotu
    .noun = změna hodnoty
move-take_value_back = vzít hodnotu zpět
    .noun = vrácená hodnota
move-aim_at = zvolit cíl
    .noun = volba cíle
move-aim_with = pokračovat v útoku
    .noun = volba útoku
move-another_attack = Další útok
    .noun = další útok
    .does = Otevře ještě jeden útok, na jiné nepřátele.
move-group_best = rozdělit útoky nejlépe
    .noun = rozdělení útoků
    .does = Rozdělí, co jste zahráli, tak, aby to dokázalo nejvíc.
move-use_unit = použít jednotku v boji
    .noun = jednotka v boji
move-affect_foe = ovlivnit nepřítele
    .noun = efekt na nepřítele
move-wound_in_fight = Zranění vlastním efektem
    .noun = Zranění v boji
move-show_die = ukázat kostku
    .noun = ukázaná kostka
move-give_damage = dát zranění jednotce
    .noun = přidělené zranění
move-give_damage_to_other = dát zranění jiné jednotce
    .noun = přidělené zranění
move-take_damage_back = vzít zranění jednotce zpět
    .noun = vrácené zranění
move-fight_on = pokračovat v boji
    .noun = fáze boje
    .does = Provede, co jste v této fázi zahráli, a začne další.
move-fight_over = ukončit boj ze stolu
    .noun = výsledek boje

arg-place = Kde
arg-level = Úroveň města
arg-ruin = Žeton ruin
arg-also = Políčka vyzvaných nepřátel
arg-foe = Který nepřítel
arg-rampaging = Drancující
arg-use = Jako co
arg-element = Druh
arg-clash = Který útok
arg-power = Která schopnost
arg-into = Čím se útoky stanou
choice-into-cold_fire = útoky ledovým ohněm
choice-into-siege = obléhací útoky
arg-boost = Mana navíc
arg-effect = Efekt
arg-die = Kostka
arg-armor = Zbroj
arg-resistances = Odolnosti
arg-won = Vyhráno
arg-fame = Sláva
arg-poisoned = Zranění na odkládací balíček
arg-fallen = Kdo padl

fact-fight = Boj
fact-foes = Nepřátelé
fact-clashes = Útoky a bloky
fact-takers = Jednotky, kterým se přiděluje zranění
fact-targets = Cíle
fact-phase = Fáze
fact-aim = Hraný útok
fact-summoner = Kdo přivolal
fact-origin = Odkud se útočí
fact-share = Podíl Slávy
fact-die = Kostka
fact-not_white = Bílá to není
fact-not_red = Červená to není
fact-converted = Všechny útoky jsou
fact-shielded = Jednotky mají všechny odolnosti
fact-counted = Sláva na žetonech
fact-again = Podruhé
fact-joint = Společný útok
fact-for_dead = Jen za poražené
fact-part = Úloha
fact-enemy = Nepřítel
fact-back = Rubová strana
fact-dead = Poražen
fact-blocked = Vykryt
fact-armor = Zbroj
fact-attack = Útok
fact-calm = Neútočí
fact-bared = Bez odolností
fact-opened = Bez opevnění
fact-foe = Čí útok
fact-use = Jako co
fact-element = Druh
fact-points = Body
fact-sure = Ruší Hbitost
fact-hurts = Jednotka se zranila
fact-night = Noční pravidla
fact-ruin = Ruiny
fact-owner = Majitel

# Kroky
next-strike = { $count ->
    [0] { $lost ->
        [yes] Útok nestačí: dál bez něj
       *[no] Bez útoku, Fáze bloku
    }
    [one] Porazit { $count } nepřítele{ $lost ->
        [yes] , jiný útok propadne
       *[no] {""}
    }
    [few] Porazit { $count } nepřátele{ $lost ->
        [yes] , jiný útok propadne
       *[no] {""}
    }
   *[other] Porazit { $count } nepřátel{ $lost ->
        [yes] , jiný útok propadne
       *[no] {""}
    }
}
next-block = { $open ->
    [0] Všichni vykryti, dál
   *[other] { $count ->
        [0] { $lost ->
            [yes] Blok nestačí: dál bez něj
           *[no] Bez bloku, Fáze přidělování zranění
        }
       *[other] Vykryto { $count }, { $lost ->
            [yes] jiný blok nestačí, dál
           *[no] dál
        }
    }
}
next-take-damage = { $count ->
    [0] Hrdina bez Zranění, dál
   *[other] Vzít { $count } Zranění
}
next-last-strike = { $standing ->
    [0] { $count ->
        [0] Ukončit boj
        [one] Porazit { $count } nepřítele a ukončit boj
        [few] Porazit { $count } nepřátele a ukončit boj
       *[other] Porazit { $count } nepřátel a ukončit boj
    }
   *[other] { $count ->
        [0] { $lost ->
            [yes] Útok nestačí: skončit, { $standing ->
                [one] nepřítel zůstane stát
                [few] { $standing } nepřátelé zůstanou stát
               *[other] { $standing } nepřátel zůstane stát
            }
           *[no] Skončit boj, { $standing ->
                [one] nepřítel zůstane stát
                [few] { $standing } nepřátelé zůstanou stát
               *[other] { $standing } nepřátel zůstane stát
            }
        }
       *[other] { $count ->
            [one] Porazit { $count } nepřítele
            [few] Porazit { $count } nepřátele
           *[other] Porazit { $count } nepřátel
        } a skončit, { $standing ->
            [one] { $standing } zůstane stát
            [few] { $standing } zůstanou stát
           *[other] { $standing } zůstane stát
        }
    }
}
fight-phase-ranged = Obléhací a střelecké útoky
fight-phase-block = Blok
fight-phase-damage = Přidělování zranění
fight-phase-attack = Útok

# Nepřátelé a čísla
element-physical = fyzický
element-fire = ohnivý
element-ice = ledový
element-cold_fire = ledový oheň
foe-armor = Zbroj
foe-attack = Útok
foe-damage = body Zranění
foe-fame = Sláva
foe-fame-half = polovina z
ability-swift = Hbitý
ability-brutal = Brutální
ability-poison = Jedovatý
ability-paralyze = Ochromující
ability-summon = Přivolávací útok
resistance-physical = Fyzická odolnost
resistance-fire = Ohnivá odolnost
resistance-ice = Ledová odolnost
walls-1 = Opevněný
walls-2 = Dvakrát opevněný
part-rampaging = drancující
part-monster = přivolaný
block-against = { $element ->
    [fire] Efektivní Blok: ledový, ledový oheň
    [ice] Efektivní Blok: ohnivý, ledový oheň
   *[cold_fire] Efektivní Blok: jen ledový oheň
}
foe-changed = změněno
foe-unsure = ověřte na žetonu
foe-away = místo něj bojuje přivolaná nestvůra
foe-blocked = vykryt
foe-strikes = zraňuje
foe-calm = neútočí
foe-falls = padne
foe-short = chybí { $count }
foe-out-of-reach = teď nedosažitelný
foe-enough = zahrané na něj stačí, zvolte ho
foe-wants = k poražení chybí { $count }
foe-wants-siege = jen obléhací útok, chybí { $count }
foe-wants-block = k vykrytí je třeba Blok { $count }

# Co se hraje
use-attack = na blízko
use-ranged = střelecký
use-siege = obléhací
value-attack = { $element ->
    [fire] ohnivý Útok
    [ice] ledový Útok
    [cold_fire] Útok ledovým ohněm
   *[physical] Útok
}
value-ranged = { $element ->
    [fire] ohnivý střelecký
    [ice] ledový střelecký
    [cold_fire] střelecký ledovým ohněm
   *[physical] střelecký
}
value-siege = { $element ->
    [fire] ohnivý obléhací
    [ice] ledový obléhací
    [cold_fire] obléhací ledovým ohněm
   *[physical] obléhací
}
value-block = { $element ->
    [fire] ohnivý Blok
    [ice] ledový Blok
    [cold_fire] Blok ledovým ohněm
   *[physical] Blok
}
value-sure = ruší Hbitost
value-back = Vzít hodnotu zpět
entry-use = Jaký útok
entry-element = Jakého druhu
entry-sure = ruší Hbitost
entry-plays = Zahrát { $count }
fight-foes-ranged = Na koho útočíte
fight-foes-attack = Na koho útočíte
fight-foes-block = Čí útok vykrýváte
fight-foes-reveal = Nepřátelé
fight-foes-summon = Nepřátelé
fight-aim-on = Zvolit za cíl: { $enemy }
fight-aim-off = Už není cíl: { $enemy }
fight-aim-block = Vykrýt útok: { $enemy }
fight-fallen = { $count ->
    [1] Padl: { $enemy }
   *[other] Padli: { $enemy }
}
fight-played-attack = Útoky
fight-played-block = Bloky
fight-play-attack = Zahrajte útok
fight-sideways = Karta bokem za 1
fight-play-block = Zahrajte blok
clash-on = { $count ->
    [0] Zatím na nikoho
   *[other] { $enemy }
}
clash-go-on = Přidávat sem
fight-better = { $count ->
    [one] Rozdělit lépe: padne { $count }, Sláva { $gain }
    [few] Rozdělit lépe: padnou { $count }, Sláva { $gain }
   *[other] Rozdělit lépe: padne { $count }, Sláva { $gain }
}
fight-better-blocks = { $count ->
    [one] Rozdělit lépe: vykryje se { $count }
    [few] Rozdělit lépe: vykryjí se { $count }
   *[other] Rozdělit lépe: vykryje se { $count }
}

# Co chybí a proč
fight-out-of-reach = { $count ->
    [1] Dvakrát opevněný nepřítel, v této fázi na něj nejde útočit: { $enemy }.
   *[other] Dvakrát opevnění nepřátelé, v této fázi na ně nejde útočit: { $enemy }.
}
fight-siege-only = Počítají se jen obléhací útoky, opevněný cíl: { $enemy }.
fight-attack-later = Útok na blízko se počítá až ve Fázi útoku.
fight-halves = { $element ->
    [fire] Ohnivý útok { $points } se půlí na { $to }, odolný cíl: { $enemy }.
    [ice] Ledový útok { $points } se půlí na { $to }, odolný cíl: { $enemy }.
    [cold_fire] Útok ledovým ohněm { $points } se půlí na { $to }, odolný cíl: { $enemy }.
   *[physical] Fyzický útok { $points } se půlí na { $to }, odolný cíl: { $enemy }.
}
fight-block-halves = { $element ->
    [fire] Ohnivý Blok { $points } je neefektivní a půlí se na { $to }.
    [ice] Ledový Blok { $points } je neefektivní a půlí se na { $to }.
    [cold_fire] Blok ledovým ohněm { $points } je neefektivní a půlí se na { $to }.
   *[physical] Fyzický Blok { $points } je neefektivní a půlí se na { $to }.
}
fight-halves-together = Neefektivní útoky { $points } se dohromady půlí na { $to }, odolné cíle: { $enemy }.
fight-block-halves-together = Neefektivní bloky { $points } se dohromady půlí na { $to }.
fight-aim-first = Zvolte cíl.
fight-short = { $count ->
    [one] Chybí { $count } bod.
    [few] Chybí { $count } body.
   *[other] Chybí { $count } bodů.
}
fight-short-halved = { $count ->
    [one] Chybí { $count } efektivní bod, nebo { $half ->
        [one] { $half } neefektivní
        [few] { $half } neefektivní
       *[other] { $half } neefektivních
    }.
    [few] Chybí { $count } efektivní body, nebo { $half ->
        [one] { $half } neefektivní
        [few] { $half } neefektivní
       *[other] { $half } neefektivních
    }.
   *[other] Chybí { $count } efektivních bodů, nebo { $half ->
        [one] { $half } neefektivní
        [few] { $half } neefektivní
       *[other] { $half } neefektivních
    }.
}
fight-suffices = { $spare ->
    [0] Stačí to přesně.
   *[other] Stačí to, přebývá { $spare }.
}
fight-blocks = { $spare ->
    [0] Blok stačí přesně.
   *[other] Blok stačí, přebývá { $spare }.
}

# Jednotky
fight-units = Jednotky
power-halt = nepřítel neútočí{ $armor ->
    [0] { "" }
   *[other] , Zbroj −{ $armor }
}
power-resist = všechny odolnosti jednotkám
power-convert = { $into ->
    [siege] všechny útoky budou obléhací
   *[cold_fire] všechny útoky budou ledovým ohněm
}
power-hurts = a zraní se
power-costs = { $mana ->
    [red] za červenou manu
    [blue] za modrou manu
    [green] za zelenou manu
    [white] za bílou manu
    [black] za černou manu
   *[gold] za zlatou manu
}
power-boosted = { $count ->
    [one] + { $count } mana
    [few] + { $count } many
   *[other] + { $count } man
}

# Zranění
fight-damage = Kdo dostane zranění
fight-toll = { $count ->
    [0] Hrdina nedostane žádné Zranění
   *[other] Hrdina dostane { $count } Zranění do ruky
}{ $aside ->
    [0] .
   *[other] {" "}a { $aside } na odkládací balíček.
}
fight-toll-paralyzed = Ochromení: z ruky odloží vše kromě Zranění.
fight-toll-out = Tím bude { $count } Zranění v tomto boji při limitu { $limit }: omráčení.
preview-hero = { $left ->
    [0] Na hrdinu nezbývá nic.
   *[other] Na hrdinu { $left } z celkem { $damage } bodů Zranění, do ruky Zranění { $count }{ $aside ->
        [0] { "" }
       *[other] , další { $aside } na odkládací balíček
    }{ $paralyzed ->
        [yes] , ochromí ho
       *[no] { "" }
    }.
}
preview-unit = { $fate ->
    [destroyed] zničena
    [resists] odolá bez zranění
   *[wounded] { $count ->
        [1] zraněna
       *[other] zraněna dvakrát (Jedovatý)
    }
}, hrdina pak Zranění { $left }
preview-nothing-left = nic už nezbývá
receiver-armor = Zbroj { $armor }
taker-other = Jednotka se Zbrojí { $armor }
taker-wounded-1 = bude zraněna
taker-wounded-2 = dostane dvě Zranění
taker-destroyed = bude zničena
taker-resists = odolá bez zranění
taker-spared = nic na ni nezbývá
taker-back = Vzít zranění zpět
damage-other = Jiná jednotka

# Žetony
ask-token = { $part ->
    [monster] Koho přivolal?
   *[other] { $back ->
        [green] Který zelený žeton
        [gray] Který šedý žeton
        [brown] Který hnědý žeton
        [violet] Který fialový žeton
        [red] Který červený žeton
       *[white] Který bílý žeton
    } to je?
}{ $count ->
    [1] { "" }
   *[other] {" "}(ještě { $count })
}
token-by-app = Ať vylosuje aplikace
tokens-by-app = Ať všechny vylosuje aplikace
told-fallen = Kdo padl, když jste nevyhráli:
token-not-there = Ten tu už není
tokens-known = Už známí: { $enemy }
foe-not-there = Není tu: { $enemy }
fight-joining = Kdo se ještě přidá nebo tu není
join-rampaging = { $back ->
    [green] + orčí nájezdník
   *[red] + dračí lid
}
join-defender = { $back ->
    [gray] + šedý žeton
    [violet] + fialový žeton
    [brown] + hnědý žeton
   *[white] + bílý žeton
}

stands-where = { $way }, { $terrain }
deed-where = { $deed } ({ $way }, { $terrain })
challenge-too = Vyzvat i drancující: { $enemy }
challenge-too-unknown = { $back ->
    [green] Vyzvat i orčí nájezdníky
   *[red] Vyzvat i dračí lid
}
rampaging-at = { $enemy }
rampaging-at-unknown = { $back ->
    [green] orčí nájezdníci
   *[red] dračí lid
}
place-megapolis = Megapole

# Kostka interaktivního boje
ask-die = Co o nastavené kostce řekne soused?
die-white = je bílá (Zbroj +1)
die-not_white = není bílá
die-red = je červená (Útok +1)
die-not_red = není červená
die-blue = je modrá (Zbroj +1)
die-other = nic nepřidává

# Efekty
fight-effects = Efekty karet a dovedností na nepřátele
effect-colour = Barva efektu
effect-any = jiná barva
effect-red = červená
effect-blue = modrá
effect-weaken = Zbroj −1
effect-strengthen = Zbroj +1
effect-slow = Útok −1
effect-hasten = Útok +1
effect-calm = Neútočí
effect-bare = Bez odolností
effect-open = Bez opevnění

# Boj na stole
fight-on-the-table = Boj vedete na stole. Jak dopadl?
fight-won = Vyhráno
fight-lost = Nevyhráno

# Kde se bojuje
fight-begin = { $who }: s kým se bojuje?
fight-for = { $site ->
    [keep] Zaútočit na pevnost
    [tower] Zaútočit na magickou věž
    [city] Zaútočit na město
    [monastery] Vypálit klášter
    [dungeon] Vstoupit do podzemí
    [tomb] Vstoupit do hrobky
    [den] Vstoupit do doupěte nestvůr
    [spawning] Vstoupit do líhní nestvůr
    [ruins] Vstoupit do ruin
    [mine] Osvobodit doly
   *[none] Bojovat s tím, kdo byl vyprovokován
}
fight-challenge = Vyzvat
place-orcs = Orčí nájezdníci
place-draconum = Dračí lid
place-keep = Pevnost
place-tower = Magická věž
place-city = Město
place-monastery = Vypálit klášter
place-dungeon = Podzemí
place-tomb = Hrobka
place-den = Doupě nestvůr
place-spawning = Líhně nestvůr
place-ruins = Ruiny
place-raid_keep = Cizí pevnost
place-raid_tower = Cizí magická věž
place-mine = Doly venkova
place-core_mine = Doly hlavního dílku
city-level = Úroveň města:
altar-red = červený oltář
altar-blue = modrý oltář
altar-green = zelený oltář
altar-white = bílý oltář
altar-pay = Zaplatit oltáři
ruin-ask = Který žeton ruin to je?
summon-with = Vyvolat nepřátele
summon-glades = Na kolika mýtinách máte štít?
ruin-green_green = zelený a zelený
ruin-green_brown = zelený a hnědý
ruin-gray_brown = šedý a hnědý
ruin-gray_violet = šedý a fialový
ruin-brown_violet = hnědý a fialový
ruin-gray_white = šedý a bílý
ruin-brown_red = hnědý a červený
ruin-green_red = zelený a červený
fight-night = noční pravidla
fight-no-units = bez jednotek
fight-city-white = bílé město: Zbroj +1
fight-city-blue = modré město: ohnivý a ledový Útok +2, ledovým ohněm +1
fight-city-red = červené město: fyzické útoky Brutální
fight-city-green = zelené město: fyzické útoky Jedovaté

# Pro ruce
tell-fight-by-night = V tomto boji platí noční pravidla: zlatá mana nejde použít, černá ano.
tell-fight-without-units = V tomto boji nesmějí bojovat jednotky.
tell-set-the-die = Hráč po pravici tajně nastaví kostku many proti hrdinovi.
tell-no-die = Nepřátel je víc, kostka proti hrdinovi neplatí.
tell-find-token = { $back_key ->
    [green] Najděte mezi zelenými žetony: { $enemy }
    [gray] Najděte mezi šedými žetony: { $enemy }
    [brown] Najděte mezi hnědými žetony: { $enemy }
    [violet] Najděte mezi fialovými žetony: { $enemy }
    [red] Najděte mezi červenými žetony: { $enemy }
   *[white] Najděte mezi bílými žetony: { $enemy }
}
tell-defeated = { $count ->
    [1] Odložte poražený žeton: { $enemy }.
   *[other] Odložte poražené žetony: { $enemy }.
}
tell-summon = { $count ->
    [one] Doberte { $count } hnědý žeton: přivolanou nestvůru.
    [few] Doberte { $count } hnědé žetony: přivolané nestvůry.
   *[other] Doberte { $count } hnědých žetonů: přivolané nestvůry.
}
tell-monsters-leave = { $count ->
    [1] Přivolanou nestvůru odložte: { $enemy }.
   *[other] Přivolané nestvůry odložte: { $enemy }.
}
tell-boost = { $count ->
    [1] { $who }, { $unit }: zaplaťte navíc červenou, nebo modrou manu.
   *[other] { $who }, { $unit }: zaplaťte navíc červenou i modrou manu.
}
tell-other-unit = { $fate ->
    [destroyed] { $who }: jednotku vyřaďte ze hry.
    [resists] { $who }: jednotka odolala, v tomto boji už zranění nedostane.
   *[wounded] { $who }: na jednotku položte Zranění, celkem { $count }.
}
tell-unit-resisted = { $who }: jednotka odolala ({ $unit }), v tomto boji už zranění nedostane.
tell-paralyzed = { $who }: Ochromující útok, odložte z ruky všechny karty kromě Zranění.
tell-knocked-out = { $who }: omráčení, odložte z ruky všechny karty kromě Zranění.
tell-tokens-stay = { $count ->
    [1] Žeton zůstává na místě lícem nahoru: { $enemy }.
   *[other] Žetony zůstávají na místě lícem nahoru: { $enemy }.
}
tell-tokens-discarded = { $count ->
    [1] Neporažený žeton odložte: { $enemy }.
   *[other] Neporažené žetony odložte: { $enemy }.
}
tell-spawned = K líhním přidejte nový hnědý žeton lícem dolů.
tell-shield-on-site = { $other ->
    [yes] { $who }: žeton štítu majitele vyměňte za svůj.
   *[no] { $who }: na místo položte svůj žeton štítu.
}
tell-shields-on-city = { $count ->
    [one] { $who }: na kartu města položte { $count } svůj štít.
    [few] { $who }: na kartu města položte { $count } své štíty.
   *[other] { $who }: na kartu města položte { $count } svých štítů.
}
tell-city-leader = Město padlo. Vůdce města: { $who }. Vezme si kartu města se všemi štíty.
tell-fight-withdraw = { $who }: ústup na políčko, odkud se útočilo.
tell-reward-waits = { $reward_key ->
    [artifact] { $who }: na konci tahu čeká odměna, Artefakty: { $count }.
    [spell] { $who }: na konci tahu čeká odměna, Kouzla: { $count }.
    [action] { $who }: na konci tahu čeká odměna, Pokročilé akce: { $count }.
    [unit] { $who }: na konci tahu čeká odměna, jednotka z nabídky.
    [crystal_each] { $who }: na konci tahu čeká odměna, krystal každé barvy.
    [random_crystal] { $who }: na konci tahu čeká odměna, náhodné krystaly: { $count }.
   *[spell_or_artifact] { $who }: na konci tahu čeká odměna, podle kostky Kouzlo, nebo Artefakt.
}

tell-hidden-again = { $site_key ->
    [tomb] Na tajnou hrobku položte lícem dolů nový červený žeton.
   *[dungeon] Na tajné podzemí položte lícem dolů nový hnědý žeton.
}

# Kronika
wrote-fight = { $site_key ->
    [keep] { $who } { $who_gender ->
        [f] zaútočila
       *[m] zaútočil
    } na pevnost.
    [tower] { $who } { $who_gender ->
        [f] zaútočila
       *[m] zaútočil
    } na magickou věž.
    [city] { $who } { $who_gender ->
        [f] zaútočila
       *[m] zaútočil
    } na město.
    [monastery] { $who } { $who_gender ->
        [f] přišla
       *[m] přišel
    } vypálit klášter.
    [dungeon] { $who } { $who_gender ->
        [f] sestoupila
       *[m] sestoupil
    } do podzemí.
    [tomb] { $who } { $who_gender ->
        [f] sestoupila
       *[m] sestoupil
    } do hrobky.
    [den] { $who } { $who_gender ->
        [f] vstoupila
       *[m] vstoupil
    } do doupěte nestvůr.
    [spawning] { $who } { $who_gender ->
        [f] vstoupila
       *[m] vstoupil
    } do líhní nestvůr.
    [ruins] { $who } { $who_gender ->
        [f] vstoupila
       *[m] vstoupil
    } do ruin.
    [mine] { $who } { $who_gender ->
        [f] přišla
       *[m] přišel
    } osvobodit doly.
   *[none] { $who } { $who_gender ->
        [f] se střetla
       *[m] se střetl
    } s nepřáteli.
}
wrote-defeated = { $count ->
    [1] { $who } { $who_gender ->
        [f] porazila
       *[m] porazil
    } nepřítele: { $enemy }.
   *[other] { $who } { $who_gender ->
        [f] porazila
       *[m] porazil
    } nepřátele: { $enemy }.
}
wrote-blocked = { $who } { $who_gender ->
    [f] vykryla
   *[m] vykryl
} útok: { $enemy }.
wrote-knocked-out = { $who } { $who_gender ->
    [f] byla omráčena
   *[m] byl omráčen
}.
wrote-conquered = { $site_key ->
    [keep] { $who } { $who_gender ->
        [f] dobyla
       *[m] dobyl
    } pevnost.
    [tower] { $who } { $who_gender ->
        [f] dobyla
       *[m] dobyl
    } magickou věž.
    [monastery] { $who } { $who_gender ->
        [f] vypálila
       *[m] vypálil
    } klášter.
    [dungeon] { $who } { $who_gender ->
        [f] vyčistila
       *[m] vyčistil
    } podzemí.
    [tomb] { $who } { $who_gender ->
        [f] vyčistila
       *[m] vyčistil
    } hrobku.
    [den] { $who } { $who_gender ->
        [f] vyčistila
       *[m] vyčistil
    } doupě nestvůr.
    [spawning] { $who } { $who_gender ->
        [f] vyčistila
       *[m] vyčistil
    } líhně nestvůr.
    [ruins] { $who } { $who_gender ->
        [f] vyčistila
       *[m] vyčistil
    } ruiny.
   *[mine] { $who } { $who_gender ->
        [f] osvobodila
       *[m] osvobodil
    } doly.
}
wrote-city-fell = { $who } { $who_gender ->
    [f] porazila
   *[m] porazil
} posledního obránce a město padlo.
wrote-thrown-back = { $who } { $who_gender ->
    [f] ustoupila
   *[m] ustoupil
}, obránci drží místo dál.
wrote-fight-over = Boj skončil: Sláva { $fame }{ $lines ->
    [0] {""}
    [one] {" "}(z toho { $lines } za překročenou řadu počítadla)
    [few] {" "}(z toho { $lines } za překročené řady počítadla)
   *[other] {" "}(z toho { $lines } za překročené řady počítadla)
}, Zranění { $count } ({ $who }).

# Námitky
no-fight = Teď se s nikým nebojuje.
not-in-this-phase = { $phase ->
    [reveal] Nejdřív otočte všechny žetony nepřátel.
    [summon] Nejdřív řekněte, kdo byl přivolán.
    [ranged] Teď je Fáze obléhacích a střeleckých útoků.
    [block] Teď je Fáze bloku.
    [damage] Teď je Fáze přidělování zranění.
   *[attack] Teď je Fáze útoku.
}
fight-goes-on = Jeden boj ještě neskončil.
one-fight-a-turn = { $who } v tomto tahu už akci { $who_gender ->
    [f] využila
   *[m] využil
}. Na jeden tah připadá jeden boj.
no-fight-at-rest = { $who } v tomto tahu odpočívá, a kdo odpočívá, nebojuje.
a-hero-is-attacked = Tady stojí jiný hrdina: to je boj hráče proti hráči.
nobody-to-fight = Tady není s kým bojovat.
nobody-rampages-there = Na tom políčku žádný drancující nepřítel není.
map-on-the-table = Mapu vedete na stole, zvolte, kde se bojuje.
all-defenders-fight = Bojuje se se všemi obránci místa.
nobody-else-challenged = Tento boj je sám o sobě akcí: nikdo drancující se k němu nevyzývá.
challenged-not-beside = Vyzvat lze jen drancující na sousedním políčku.
city-twice = Megapole má dvě různá města.
city-not-named = Zvolte město.
ruin-not-named = Zvolte žeton ruin.
not-the-fighter = Bojuje někdo jiný.
no-such-foe = Takový nepřítel tu teď není.
value-not-played = Taková hodnota zahraná není.
no-such-attack = Takový útok tu není.
no-such-power = Tuhle schopnost jednotka nemá.
no-such-taker = Té jednotce žádné zranění přidělené není.
no-damage-from-it = Od toho nepřítele teď žádné zranění nejde.
token-of-another-back = Ten nepřítel má jinou rubovou stranu.
token-out-of-pile = Takový žeton v hromádce být nemá: { $enemy }.
foes-enough = Tolik nepřátel najednou nebojuje.
nobody-would-be-left = Bez něj by nebylo s kým bojovat.
values-enough = Do jednoho útoku už se víc hodnot nevejde.
takers-enough = Tolik jednotek nikdo nemá.
only-ranged-and-siege = V této fázi se počítají jen střelecké a obléhací útoky.
use-of-another-phase = { $use ->
    [block] Blok se hraje ve Fázi bloku.
   *[other] Teď se útoky vykrývají, útočí se v jiné fázi.
}
no-better-grouping = Lépe to rozdělit nejde.
power-not-in-fights = Tahle schopnost v boji nic nedělá.
power-of-another-phase = Ta schopnost teď nic nedělá ({ $unit }).
no-mana-for-unit = { $who }: na schopnost jednotky chybí mana té barvy.
no-units-here = V tomto boji nesmějí bojovat jednotky ani dostat zranění.
unit-takes-already = Ta jednotka už zranění dostala ({ $unit }).
unit-has-resisted = Ta jednotka v tomto boji už jednou odolala ({ $unit }).
effect-does-not-touch = { $colour_key ->
    [red] Červené efekty na ohnivou odolnost neplatí: { $enemy }.
   *[blue] Modré efekty na ledovou odolnost neplatí: { $enemy }.
}
no-die-set = Žádná kostka nastavena není.
die-not-shown = { $phase ->
    [ranged] Soused má nejdřív říct, zda je kostka bílá.
    [attack] Soused má nejdřív ukázat kostku.
   *[other] Soused má nejdřív říct, zda je kostka červená.
}
foe-of-list = { $enemy_key ->
    [none] { $nth }. žeton, lícem dolů
   *[other] { $enemy }
}
