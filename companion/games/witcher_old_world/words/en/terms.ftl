# Names of things as the box prints them, and the choices in forms.

# Schools and their specialities
choice-wolf = Wolf
choice-griffin = Griffin
choice-bear = Bear
choice-cat = Cat
choice-viper = Viper
choice-manticore = Manticore
school-wolf = school of the Wolf
school-griffin = school of the Griffin
school-bear = school of the Bear
school-cat = school of the Cat
school-viper = school of the Viper
school-manticore = school of the Manticore
choice-school-wolf = { school-wolf }
choice-school-griffin = { school-griffin }
choice-school-bear = { school-bear }
choice-school-cat = { school-cat }
choice-school-viper = { school-viper }
speciality-wolf = Swordsmanship
speciality-griffin = Magic
speciality-bear = Armour
speciality-cat = Speed
speciality-viper = Venomous steel

# Attributes, and what lies beside a player board
choice-combat = Combat
choice-defence = Defence
choice-alchemy = Alchemy
choice-speciality = Speciality
choice-level = witcher level
choice-shield = Shield
choice-gold = gold
choice-potion = potion
choice-potions = potions
choice-trophies = trophies
choice-quests = quests
choice-location = number of the location
choice-hand = hand
choice-deck = deck
choice-discard = discard pile

# Terrains
choice-forest = forest
choice-mountain = mountain
choice-water = water
choice-any = any terrain

# Exploration decks and events
choice-city = city
choice-wilds = wilds
choice-event = event
choice-equipment = equipment
choice-companion = companion
choice-printed = cards of the box
choice-ours = our tales
choice-both = both together
choice-source-printed = a card of the box
choice-source-ours = one of our tales
choice-always = at any time
choice-once = only once
choice-turn = once a turn
choice-often-fight = once a fight
choice-often-turn = { choice-turn }
choice-often-once = { choice-once }
choice-often-always = { choice-always }

# Location actions
choice-attribute = attribute
choice-poker = dice poker
choice-exchange = card exchange
choice-trail = trail
choice-clearing = market clearing
choice-school = training in the school
choice-action- = not known yet
choice-action-attribute = raise of an attribute
choice-action-potion = a free potion
choice-action-poker = poker with the locals
choice-action-exchange = { choice-exchange }
choice-action-trail = { choice-trail }
choice-action-clearing = { choice-clearing }
choice-action-school = { choice-school }

# What a move is paid with
choice-terrain = a card with this terrain
choice-wild = a card with the wild symbol
choice-two_cards = any two cards
choice-card_and_gold = any card and 1 gold
choice-by-terrain = { choice-terrain }
choice-by-wild = { choice-wild }
choice-by-two_cards = { choice-two_cards }
choice-by-card_and_gold = { choice-card_and_gold }

# Phase II and fights
choice-fight = fight
choice-meditate = meditation
choice-explore = exploration
choice-witcher = witcher
choice-monster = monster
choice-attacker = attacker
choice-defender = defender
choice-on-attacker = on the attacker
choice-on-defender = on the defender
choice-charge = charge
choice-bite = bite
choice-beast = a beast
choice-people = people
choice-spirit = a spirit
choice-defeated = defeat of the monster
choice-driven_away = driving the monster away
choice-total_defeat = total defeat

# Colours of action cards
choice-blue = blue, fast attack
choice-red = red, strong attack
choice-green = green, dodge
choice-yellow = yellow, defensive sign
choice-purple = purple, offensive sign

# Dice poker
choice-nothing = nothing
choice-pair = a pair
choice-two_pairs = two pairs
choice-three = three of a kind
choice-five_high = five-high straight
choice-six_high = six-high straight
choice-full_house = full house
choice-four = four of a kind
choice-five = five of a kind

# How a game alone was rated
choice-greenhorn = a promising greenhorn
choice-dependable = dependable
choice-professional = a professional
choice-nearly = on the way to legend
choice-legend = a living legend

# Who keeps what
choice-full = the app keeps what it can, the players’ decks stay on the table
choice-light = what lies on the table stays there
choice-app = the app
choice-table = the table
