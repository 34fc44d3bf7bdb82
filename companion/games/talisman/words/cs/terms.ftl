# Jména věcí tak, jak je tiskne krabice, a možnosti ve formulářích.

# Postavy
choice-assassin = Vrah
choice-druid = Druid
choice-dwarf = Trpaslík
choice-elf = Elf
choice-ghoul = Ghúl
choice-minstrel = Minstrel
choice-monk = Mnich
choice-priest = Kněz
choice-prophetess = Věštkyně
choice-sorceress = Čarodějka
choice-thief = Zloděj
choice-troll = Troll
choice-warrior = Válečník
choice-wizard = Čaroděj

# Karty nákupu a Talisman
choice-helmet = helma
choice-sword = meč
choice-axe = sekera
choice-shield = štít
choice-armour = zbroj
choice-mule = mula
choice-raft = vor
choice-water_bottle = láhev vody
choice-talisman = Talisman

# Kouzelné předměty a pomocníci
choice-magic_belt = kouzelný opasek
choice-ring = prsten
choice-solomons_crown = Šalamounova koruna
choice-holy_grail = svatý grál
choice-holy_lance = svaté kopí
choice-rune_sword = runový meč
choice-wand = hůlka
choice-maiden = panna
choice-unicorn = jednorožec
choice-mercenary = žoldnéř
choice-guide = průvodce
choice-prince = princ
choice-princess = princezna

# Nepřátelé a cizinci
choice-boar = kanec
choice-wolf = vlk
choice-ape = lidoop
choice-bear = medvěd
choice-lion = lev
choice-serpent = had
choice-goblin = goblin
choice-hobgoblin = hobgoblin
choice-bandit = bandita
choice-ogre = zlobr
choice-giant = obr
choice-dragon = drak
choice-lemure = lemur
choice-shadow = stín
choice-spectre = přízrak
choice-ghost = strašidlo
choice-wraith = přelud
choice-demon = démon
choice-hag = babice
choice-imp = imp
choice-witch = ježibaba

# Tvorové, kteří nejsou kartami
choice-farmer = sedlák
choice-brigand = loupežník
choice-crag_spirit = duch skal
choice-werewolf = vlkodlak
choice-pit_monster = nestvůra z Jam
choice-the_sentinel = Strážce
choice-unnamed = nepojmenovaná karta

# Druhy karet
choice-event = událost
choice-animal = zvíře
choice-monster = netvor
choice-spirit = duch
choice-stranger = cizinec
choice-object = předmět
choice-magic_object = kouzelný předmět
choice-follower = pomocník
choice-place = místo
choice-unknown = neznámý druh

# Hodnoty a přesvědčení
choice-strength = síla
choice-craft = vůle
choice-lives = životy
choice-spells = zaklínadla
choice-gold = zlato
choice-by-strength = silou
choice-by-craft = vůlí
choice-good = dobré
choice-neutral = neutrální
choice-evil = zlé

# Z čeho se skládá síla a vůle
choice-counters = žetony
choice-toad = ropucha
choice-toad-gained = získáno jako ropucha

# Značky karet
choice-weapon = zbraň
choice-combat_only = pomáhá jen v souboji
choice-evades = pomůže vyhnout se boji
choice-elsewhere = patří na jiné pole
choice-marks-axe = sekera, dá se s ní stavět vor
choice-marks-raft = vor
choice-marks-mule = mula, unese další předměty
choice-marks-wand = hůlka
choice-marks-water_bottle = láhev vody
choice-marks-talisman = Talisman
choice-marks-guide = průvodce

# Odpovědi, na které se tahy ptají
choice-steal_gold = vzít měšec zlata
choice-steal_object = vzít předmět
choice-lure_follower = přelákat pomocníka
choice-other = něco jiného
choice-what-life = jeden život
choice-what-gold = jeden měšec zlata
choice-what-object = jeden předmět
choice-life = život
choice-nothing = nic
choice-how-life = ztratí život
choice-how-concede = odstoupí ze hry
choice-concede = odstoupí ze hry
choice-means-ability = vlastní schopností
choice-means-card = předmětem nebo pomocníkem
choice-means-spell = zaklínadlem
choice-ability = schopnost
choice-card = karta
choice-spell = zaklínadlo
choice-at-character = na postavu
choice-at-creature = na tvora
choice-at-other = na něco jiného
choice-character = postava
choice-creature = tvor
choice-quest = úkol z Čarodějovy jeskyně
choice-teleport = přenesení na kterékoli pole vnějšího pásu
choice-ferry = převoz do Chrámu
choice-enslaved = otroctví v Chrámu
choice-encounter = karta setkání
choice-purchase = karta nákupu
choice-playing = hraje
choice-waiting = čeká na novou postavu
choice-out = mimo hru
choice-full = postavy a herní plán
choice-light = jen tahy
choice-app = aplikace
choice-table = stůl

# Zvláštní schopnosti, se kterými aplikace počítá
choice-two_dice = { trait-two_dice }
choice-two_weapons = { trait-two_weapons }
choice-craft_in_combat = { trait-craft_in_combat }
choice-psychic_attack = { trait-psychic_attack }
choice-traits-assassin = { trait-assassin }
choice-changes_alignment = { trait-changes_alignment }
choice-no_weapons = { trait-no_weapons }
choice-no_armour = { trait-no_armour }
choice-prays_well = { trait-prays_well }
choice-rests_on_six = { trait-rests_on_six }
choice-keeps_lives = { trait-keeps_lives }
choice-always_a_spell = { trait-always_a_spell }
choice-steals = { trait-steals }
choice-lures_followers = { trait-lures_followers }
choice-destroys_spirits = { trait-destroys_spirits }
choice-traits-evades = { trait-evades }
choice-evades_hills = { trait-evades_hills }
choice-evades_woods = { trait-evades_woods }
choice-sure_crags = { trait-sure_crags }
choice-sure_chasm = { trait-sure_chasm }
choice-sure_forest = { trait-sure_forest }
choice-one_die_fewer = { trait-one_die_fewer }
choice-walks_woods = { trait-walks_woods }
choice-raises_foes = { trait-raises_foes }
choice-befriends_animals = { trait-befriends_animals }
choice-sees_spells = { trait-sees_spells }
choice-picks_cards = { trait-picks_cards }
