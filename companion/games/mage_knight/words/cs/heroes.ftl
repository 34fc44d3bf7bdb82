# Hrdinové: Sláva, Pověst, úrovně, Zranění, odměny.

tell-fame = Žeton na počítadle Slávy: { $who } je na { $fame } (+{ $by }).
tell-line-bonus = { $by ->
    [one] V té Slávě je { $by } bod navíc za překročenou řadu počítadla.
    [few] V té Slávě jsou { $by } body navíc za překročené řady počítadla.
   *[other] V té Slávě je { $by } bodů navíc za překročené řady počítadla.
}
tell-level-waits = { $who }: na konci tahu vás čeká postup na { $level }. úroveň (postupů: { $count }).
tell-reputation = { $who }: Pověst posuňte na { $reputation }.
tell-wounds-to-hand = { $who }: vezměte do ruky { $count } Zranění.
tell-wounds-to-discard = { $who }: { $count } Zranění položte na svůj odkládací balíček (Jedovatý).

wrote-fame = { $who } { $who_gender ->
    [f] získala
   *[m] získal
} Slávu { $by } a má { $fame }.
wrote-reputation = { $who } má Pověst { $reputation }.
wrote-wounds = { $who } { $who_gender ->
    [f] utrpěla
   *[m] utrpěl
} Zranění, celkem { $count }.

no-more-fame = { $who }: tak daleko počítadlo Slávy nevede.
no-more-wounds = { $who }: tolik Zranění v krabici není.

tell-fame-less = Žeton na počítadle Slávy: { $who } je na { $fame }.
no-less-fame = { $who }: tak nízko počítadlo Slávy nevede.
table-keeps-heroes = { $who }: karty a žetony hrdinů vedete na stole, aplikace je tu nemá.
on-own-turn = { $who } teď není na tahu.
no-healing-in-combat = { $who } je v boji, léčit se v něm nedá.
hero-has-so-many = { $who }: karet je dohromady jen { $count }.
wrote-thrown-away = { $card_key ->
    [artifact] { $who } { $who_gender ->
        [f] vyřadila
       *[m] vyřadil
    } ze hry Artefakt.
   *[other] { $who } { $who_gender ->
        [f] vyřadila
       *[m] vyřadil
    } ze hry kartu { $card }.
}
mana-is-dead = { $colour_key ->
    [gold] Zlatá mana v Noci nic nedává.
   *[other] Černá mana ve Dne nic nedává.
}

moves-heroes = Hrdinové
moves-units = Jednotky
moves-skills = Dovednosti
moves-rewards = Odměny
move-change_fame = posunout Slávu
    .noun = Sláva
move-change_reputation = posunout Pověst
    .noun = Pověst
move-take_wound = vzít Zranění do ruky
    .noun = Zranění
move-see_wounds = říct, kolik Zranění je v ruce
    .noun = Zranění v ruce
move-count_cards = přepočítat karty
    .noun = počet karet
move-name_artifact = říct, který Artefakt to je
    .noun = Artefakt
move-throw_away = vyřadit kartu ze hry
    .noun = vyřazená karta
move-change_crystals = získat nebo použít krystal
    .noun = krystal
move-change_mana = získat nebo použít manu
    .noun = mana
move-activate_unit = aktivovat jednotku
    .noun = jednotka
move-ready_unit = zbojeschopnit jednotku
    .noun = zbojeschopnění
move-wound_unit = zranit jednotku
    .noun = zraněná jednotka
move-gain_unit = přidat jednotku
    .noun = nová jednotka
move-disband_unit = propustit jednotku
    .noun = propuštění
move-give_banner = dát jednotce Prapor
    .noun = Prapor
move-take_banner = vzít jednotce Prapor
    .noun = Prapor
move-heal = vyléčit Zranění z ruky
    .noun = léčení
move-heal_unit = vyléčit jednotku
    .noun = léčení
move-use_skill = použít dovednost
    .noun = dovednost
move-flip_skill = otočit žeton dovednosti
    .noun = žeton dovednosti
move-reveal_skills = odkrýt 2 dovednosti
    .noun = odkryté dovednosti
    .does = Odkryje dva vlastní žetony dovedností; který z nich si hrdina nechá, se vybírá potom.
move-choose_skill = vybrat dovednost a kartu
    .noun = nová dovednost
move-add_reward = přidat odměnu
    .noun = odměna
move-reward_crystal = vzít krystal
    .noun = krystal
move-reward_crystals = vzít krystal každé barvy
    .noun = krystaly
    .does = Po jednom krystalu každé základní barvy; co je nad 3, propadá.
move-reward_die = hodit na náhodný krystal
    .noun = hod na krystal
    .does = Hod kostkou many: černá je 1 bod Slávy, zlatá krystal libovolné barvy.
move-reward_treasure = hodit na odměnu z podzemí
    .noun = hod na odměnu
    .does = Hod kostkou many: zlatá nebo černá je Kouzlo, základní barva Artefakt.
move-reward_artifacts = vzít Artefakty
    .noun = Artefakty
    .does = Dobírá se o jeden víc, jeden z nich jde dospod balíčku Artefaktů.
move-reward_spell = vzít Kouzlo
    .noun = Kouzlo
move-reward_action = vzít Pokročilou akci
    .noun = Pokročilá akce
move-reward_unit = vzít jednotku
    .noun = jednotka
move-leave_reward = vzdát se odměny
    .noun = vzdaná odměna

arg-banner = Prapor
arg-by = O kolik
arg-deck = Karet v dobíracím balíčku
arg-disbanding = Koho propustit (kolikátá jednotka, 0: nikoho)
arg-drew = Co jste odkryli nebo dobrali
arg-hand = Karet v ruce
arg-points = Body
arg-refill = Karta, která přišla do nabídky
arg-skill = Dovednost
arg-rejected = Druhá odkrytá dovednost
arg-unit = Jednotka

choice-spell = Kouzlo
choice-action = Pokročilá akce
choice-unit = jednotka
choice-crystal = krystal
choice-random_crystal = náhodný krystal
choice-crystal_each = krystal každé barvy
choice-spell_or_artifact = Kouzlo, nebo Artefakt

tell-reveal-skills = { $count ->
    [one] { $who }: odkryjte poslední žeton dovednosti ({ $skill }).
    [few] { $who }: odkryjte { $count } žetony dovedností ({ $skill }).
   *[other] { $who }: odkryjte { $count } žetonů dovedností ({ $skill }).
}
tell-skill-kept = { $who }: žeton dovednosti { $skill } si položte lícem nahoru, hned se dá použít.
tell-skill-common = { $who }: žeton dovednosti { $skill } dejte do společné nabídky dovedností.
tell-dummy-skill = Žeton dovednosti { $skill } automatického hráče dejte do společné nabídky dovedností.
tell-dummy-skill-out = Žeton dovednosti { $skill } automatického hráče je interaktivní, odložte ho a odkryjte další.
tell-skill-down = { $who }: žeton dovednosti { $skill } otočte lícem dolů.
tell-skill-up = { $who }: žeton dovednosti { $skill } otočte lícem nahoru.
tell-skill-out = { $count ->
    [0] { $who }: žeton dovednosti { $skill } položte doprostřed stolu. Nikoho se netýká.
   *[other] { $who }: žeton dovednosti { $skill } položte doprostřed stolu, platí do vašeho příštího tahu. Týká se: { $whom }.
}
tell-move-points = { $who }: Pohyb { $count }.
tell-influence = { $who }: Vliv { $count }.
tell-no-action-left = { $who }: žádná Pokročilá akce nezbyla.
wrote-skill = { $who } má novou dovednost: { $skill }.
wrote-skill-used = { $who } { $who_gender ->
    [f] použila
   *[m] použil
} dovednost { $skill }.
skills-revealed = { $who }: dovednosti už jsou odkryté, jednu vyberte.
reveal-so-many = Žetonů dovedností se teď odkrývá { $count }.
reveal-first = { $who }: nejdřív odkryjte vlastní žetony dovedností.
say-rejected-skill = { $who }: řekněte, které dva žetony jste odkryli a který z nich si necháváte.
no-level-waits = { $who } teď na žádnou dovednost nárok nemá.
levels-at-turn-end = { $who }: na další úroveň se postupuje až na konci tahu.
no-such-skill-here = Dovednost { $skill } teď ve výběru není.
own-rejected-skill = Dovednost { $skill } jste do společné nabídky odložili sami, vzít se dá jen cizí.
lowest-card-with-it = S dovedností ze společné nabídky přichází nejnižší karta nabídky: { $card }.
instead-lowest-card = Vzít kartu { $card }
no-such-skill = { $who } dovednost { $skill } nemá.
skill-needs-no-use = Dovednost { $skill } platí pořád, nepoužívá se.
skill-on-own-turn = { $who } teď není na tahu, dovednost { $skill } se používá ve vlastním.
skill-is-down = Dovednost { $skill } už je v tomto kole použitá.
skill-used-this-turn = Dovednost { $skill } už je v tomto tahu použitá.
skill-gives-not = Vyberte barvu many, kterou dovednost { $skill } dává.

tell-draw-artifacts = { $who }: doberte Artefakty (celkem { $count }), jeden z nich dejte dospod jejich balíčku a zbytek ({ $kept }) navrch svého.
tell-no-artifact = { $who }: žádný Artefakt nezbyl.
tell-reward-left = { $who }: tato odměna propadá ({ $reward }).
wrote-artifacts = { $count ->
    [one] { $who } má nový Artefakt.
    [few] { $who } má { $count } nové Artefakty.
   *[other] { $who } má { $count } nových Artefaktů.
}
wrote-crystal-die = { $colour_key ->
    [gold] Na kostce padla zlatá: { $who } si vybere barvu krystalu.
    [black] Na kostce padla černá: { $who } má místo krystalu 1 bod Slávy.
    [red] Na kostce padla červená.
    [blue] Na kostce padla modrá.
    [green] Na kostce padla zelená.
   *[white] Na kostce padla bílá.
}
wrote-treasure-die = { $reward_key ->
    [spell] { $who } { $who_gender ->
        [f] našla
       *[m] našel
    } v podzemí Kouzlo (na kostce padla { $colour }).
   *[other] { $who } { $who_gender ->
        [f] našla
       *[m] našel
    } v podzemí Artefakt (na kostce padla { $colour }).
}
wrote-reward-left = { $who } se { $who_gender ->
    [f] vzdala
   *[m] vzdal
} odměny ({ $reward }).
no-such-reward = { $who } na takovou odměnu nárok nemá ({ $reward }).
reward-at-turn-end = { $who }: odměny se berou až na konci tahu.
move-power_card = zahrát kartu za manu
    .noun = posílená karta
stronger-spell-by-night = Silnější efekt Kouzla jde jen v Noci.
no-such-way-to-pay = Takto teď manu zaplatit nejde ({ $colour }).
no-mana-to-power = { $who } teď tu manu nemá ({ $colour }).
wrote-powered = { $kind ->
    [action] { $who } { $who_gender ->
        [f] posílila
       *[m] posílil
    } kartu ({ $colour }).
   *[other] { $who } { $who_gender ->
        [f] zahrála
       *[m] zahrál
    } Kouzlo ({ $colour }).
}
choice-effect-action = silnější efekt akce
choice-effect-spell = Kouzlo
choice-effect-stronger = silnější efekt Kouzla
move-play_sideways = zahrát kartu bokem
    .noun = karta bokem
arg-side = Za co
choice-side-move = Pohyb
choice-side-influence = Vliv
choice-side-attack = Útok
choice-side-block = Blok
not-sideways-now = { $who }: kartu bokem teď za tohle zahrát nejde.
skill-of-a-fight = Dovednost { $skill } se používá jen v boji, a to v jiné fázi než teď.
skill-of-other-elements = Dovednost { $skill } tento živel nemá.
