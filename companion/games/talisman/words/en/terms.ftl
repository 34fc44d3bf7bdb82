# Names of things as the box prints them, and the choices in forms.

# Characters
choice-assassin = Assassin
choice-druid = Druid
choice-dwarf = Dwarf
choice-elf = Elf
choice-ghoul = Ghoul
choice-minstrel = Minstrel
choice-monk = Monk
choice-priest = Priest
choice-prophetess = Prophetess
choice-sorceress = Sorceress
choice-thief = Thief
choice-troll = Troll
choice-warrior = Warrior
choice-wizard = Wizard

# Purchase cards and Talismans
choice-helmet = helmet
choice-sword = sword
choice-axe = axe
choice-shield = shield
choice-armour = armour
choice-mule = mule
choice-raft = raft
choice-water_bottle = water bottle
choice-talisman = Talisman

# Magic objects and followers
choice-magic_belt = magic belt
choice-ring = ring
choice-solomons_crown = Solomon’s Crown
choice-holy_grail = Holy Grail
choice-holy_lance = Holy Lance
choice-rune_sword = rune sword
choice-wand = wand
choice-maiden = maiden
choice-unicorn = unicorn
choice-mercenary = mercenary
choice-guide = guide
choice-prince = prince
choice-princess = princess

# Enemies and strangers
choice-boar = boar
choice-wolf = wolf
choice-ape = ape
choice-bear = bear
choice-lion = lion
choice-serpent = serpent
choice-goblin = goblin
choice-hobgoblin = hobgoblin
choice-bandit = bandit
choice-ogre = ogre
choice-giant = giant
choice-dragon = dragon
choice-lemure = lemure
choice-shadow = shadow
choice-spectre = spectre
choice-ghost = ghost
choice-wraith = wraith
choice-demon = demon
choice-hag = hag
choice-imp = imp
choice-witch = witch

# Creatures that are no cards
choice-farmer = farmer
choice-brigand = brigand
choice-crag_spirit = spirit of the Crags
choice-werewolf = werewolf
choice-pit_monster = monster from the Pits
choice-the_sentinel = Sentinel
choice-unnamed = a card without a name

# Kinds of cards
choice-event = event
choice-animal = animal
choice-monster = monster
choice-spirit = spirit
choice-stranger = stranger
choice-object = object
choice-magic_object = magic object
choice-follower = follower
choice-place = place
choice-unknown = unknown kind

# Values and alignments
choice-strength = strength
choice-craft = craft
choice-spells = spells
choice-lives = lives
choice-gold = gold
choice-by-strength = by strength
choice-by-craft = by craft
choice-good = good
choice-neutral = neutral
choice-evil = evil

# What strength and craft are made of
choice-counters = counters
choice-toad = toad
choice-toad-gained = gained as a toad

# Marks of cards
choice-weapon = weapon
choice-combat_only = helps in combat only
choice-evades = lets its owner evade
choice-elsewhere = belongs on another space
choice-marks-axe = axe, good for building a raft
choice-marks-raft = raft
choice-marks-mule = mule, carries more objects
choice-marks-wand = wand
choice-marks-water_bottle = water bottle
choice-marks-talisman = Talisman
choice-marks-guide = guide

# Answers that moves ask for
choice-steal_gold = take a bag of gold
choice-steal_object = take an object
choice-lure_follower = lure a follower away
choice-other = something else
choice-what-life = one life
choice-what-gold = one bag of gold
choice-what-object = one object
choice-life = a life
choice-nothing = nothing
choice-how-life = loses a life
choice-how-concede = concedes and leaves the game
choice-concede = concedes and leaves the game
choice-means-ability = with an ability of its own
choice-means-card = with an object or a follower
choice-means-spell = with a spell
choice-ability = ability
choice-card = card
choice-spell = spell
choice-at-character = on a character
choice-at-creature = on another creature
choice-at-other = on something else
choice-character = character
choice-creature = creature
choice-quest = quest from the Warlock’s Cave
choice-teleport = teleport to any space of the outer region
choice-ferry = ferry to the Temple
choice-enslaved = slavery in the Temple
choice-encounter = encounter card
choice-purchase = purchase card
choice-playing = plays
choice-waiting = waits for a new character
choice-out = out of the game
choice-full = the app keeps everything
choice-light = what lies on the table stays there
choice-app = the app
choice-table = the table

# Special abilities that the app counts with
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
