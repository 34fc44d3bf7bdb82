# Names of things as the box prints them.

hero-beor = Beor
hero-ailei = Ailei
hero-arev = Arev
hero-cerv = Maggot

track-energy = Energy
track-health = Health
track-terror = Terror

resource-food = Food
resource-wealth = Wealth
resource-reputation = Reputation
resource-magic = Magic
resource-experience = Experience

attribute-aggression = Aggression
attribute-courage = Courage
attribute-practicality = Practicality
attribute-empathy = Empathy
attribute-caution = Caution
attribute-spirituality = Spirituality

keyword-weapon = weapon
keyword-armour = armour
keyword-shield = shield
keyword-companion = companion
keyword-relic = relic

colour-green = green
colour-grey = grey
colour-purple = purple
colour-blue = blue

emblem-menhir = menhir
emblem-dreams = dreams
emblem-friendly = friendly settlement
emblem-hostile = hostile settlement



# Options in forms.

choice-beor = { hero-beor }
choice-ailei = { hero-ailei }
choice-arev = { hero-arev }
choice-cerv = { hero-cerv }
choice-energy = { track-energy }
choice-health = { track-health }
choice-terror = { track-terror }
choice-food = { resource-food }
choice-wealth = { resource-wealth }
choice-reputation = { resource-reputation }
choice-magic = { resource-magic }
choice-experience = { resource-experience }
choice-aggression = { attribute-aggression }
choice-courage = { attribute-courage }
choice-practicality = { attribute-practicality }
choice-empathy = { attribute-empathy }
choice-caution = { attribute-caution }
choice-spirituality = { attribute-spirituality }
choice-weapon = { keyword-weapon }
choice-armour = { keyword-armour }
choice-shield = { keyword-shield }
choice-companion = { keyword-companion }
choice-relic = { keyword-relic }
choice-green = { colour-green }
choice-grey = { colour-grey }
choice-brown = brown
choice-purple = { colour-purple }
choice-blue = { colour-blue }
choice-menhir = { emblem-menhir }
choice-dreams = { emblem-dreams }
choice-friendly = { emblem-friendly }
choice-hostile = { emblem-hostile }
choice-north = up
choice-east = right
choice-south = down
choice-west = left
choice-nothing = nothing
choice-removal = removal
choice-time = time
choice-quest = quest
choice-location = location
choice-secret = secret
choice-character = character
choice-item = item
choice-other = something else
choice-front = front
choice-back = back
choice-dying = You are dying
choice-mad = Going mad
choice-beaten = it is beaten
choice-why-other = it leaves otherwise
choice-done = done
choice-abandoned = given up
choice-open = still open
choice-won = won
choice-not_won = not won
choice-withdrew = the opponent withdrew
choice-no_key = a card with no open key
choice-box = into the box
choice-discard = onto the discard pile
choice-under = under its deck
choice-app = the app
choice-table = the table
choice-single = one box
choice-numbered = numbered boxes
choice-row = a row of boxes
choice-full = the app keeps everything
choice-light = what lies on the table stays there
choice-orthogonal = along rows and columns only
choice-diagonal = diagonals too
choice-go = they go with it
choice-stay = they stay

# The same names within sentences.

word-what = { $what ->
    [energy] Energy
    [health] Health
    [terror] Terror
    [food] Food
    [wealth] Wealth
    [reputation] Reputation
    [magic] Magic
   *[experience] Experience
}
word-track = { $track ->
    [energy] Energy
   *[health] Health
}
word-attribute = { $attribute ->
    [aggression] Aggression
    [courage] Courage
    [practicality] Practicality
    [empathy] Empathy
    [caution] Caution
   *[spirituality] Spirituality
}
word-so-many-by = { $by } { word-what }
word-so-many-amount = { $amount } { word-what }

# What is drawn under a location.
choice-barrows = barrows
choice-coast = coast
choice-farm = fields
choice-forest = forest
choice-hills = hills
choice-lake = lake
choice-marsh = marsh
choice-moor = moor
choice-mountain = mountains
choice-ruins = ruins
choice-town = town
choice-waste = waste
