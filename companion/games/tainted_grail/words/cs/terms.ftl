# Jména věcí tak, jak je tiskne krabice.

hero-beor = Beor
hero-ailei = Ailei
hero-arev = Arev
hero-cerv = Červ

track-energy = výdrž
track-health = zdraví
track-terror = hrůza

resource-food = pokrm
resource-wealth = cennosti
resource-reputation = pověst
resource-magic = čáry
resource-experience = zkušenost

attribute-aggression = agresivita
attribute-courage = odvaha
attribute-practicality = praktičnost
attribute-empathy = empatie
attribute-caution = opatrnost
attribute-spirituality = duchovnost

keyword-weapon = zbraň
keyword-armour = zbroj
keyword-shield = štít
keyword-companion = společník
keyword-relic = relikvie

colour-green = zelená
colour-grey = šedá
colour-purple = fialová
colour-blue = modrá

emblem-menhir = menhir
emblem-dreams = sny
emblem-friendly = přátelské sídlo
emblem-hostile = nepřátelské sídlo



# Možnosti ve formulářích.

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
choice-brown = hnědá
choice-purple = { colour-purple }
choice-blue = { colour-blue }
choice-menhir = { emblem-menhir }
choice-dreams = { emblem-dreams }
choice-friendly = { emblem-friendly }
choice-hostile = { emblem-hostile }
choice-north = nahoru
choice-east = doprava
choice-south = dolů
choice-west = doleva
choice-nothing = nic
choice-removal = odstranění
choice-time = čas
choice-quest = výprava
choice-location = lokace
choice-secret = tajemství
choice-character = postava
choice-item = předmět
choice-other = něco jiného
choice-front = líc
choice-back = rub
choice-dying = Umíráš!
choice-mad = Propadáš šílenství!
choice-beaten = je poražen
choice-why-other = odchází jinak
choice-done = splněný
choice-abandoned = vzdaný
choice-open = stále platí
choice-won = vyhráno
choice-not_won = nevyhráno
choice-withdrew = protivník se stáhl
choice-no_key = karta bez otevřeného zámku
choice-box = do krabice
choice-discard = na odhazovací hromádku
choice-under = dospod balíčku
choice-app = aplikace
choice-table = stůl
choice-single = jedno políčko
choice-numbered = číslovaná políčka
choice-row = řada políček
choice-full = všechno vede aplikace
choice-light = aplikace vede jen dny
choice-orthogonal = jen přes stranu
choice-diagonal = i přes roh
choice-go = odeberou se s ní
choice-stay = zůstávají

# Tatáž jména uvnitř vět.

word-what = { $what ->
    [energy] výdrž
    [health] zdraví
    [terror] hrůza
    [food] pokrm
    [wealth] cennosti
    [reputation] pověst
    [magic] čáry
   *[experience] zkušenost
}
word-track = { $track ->
    [energy] výdrž
   *[health] zdraví
}
word-attribute = { $attribute ->
    [aggression] agresivita
    [courage] odvaha
    [practicality] praktičnost
    [empathy] empatie
    [caution] opatrnost
   *[spirituality] duchovnost
}
word-so-many-by = { $what ->
    [food] { $by ->
        [one] { $by } pokrm
        [few] { $by } pokrmy
       *[other] { $by } pokrmů
    }
    [wealth] { $by ->
        [one] { $by } cennost
        [few] { $by } cennosti
       *[other] { $by } cenností
    }
    [experience] { $by ->
        [one] { $by } zkušenost
        [few] { $by } zkušenosti
       *[other] { $by } zkušeností
    }
   *[other] { $by ->
        [one] { $by } bod
        [few] { $by } body
       *[other] { $by } bodů
    } { $what ->
        [energy] výdrže
        [health] zdraví
        [terror] hrůzy
        [reputation] pověsti
       *[magic] čar
    }
}
word-so-many-amount = { $what ->
    [food] { $amount ->
        [one] { $amount } pokrm
        [few] { $amount } pokrmy
       *[other] { $amount } pokrmů
    }
    [wealth] { $amount ->
        [one] { $amount } cennost
        [few] { $amount } cennosti
       *[other] { $amount } cenností
    }
    [experience] { $amount ->
        [one] { $amount } zkušenost
        [few] { $amount } zkušenosti
       *[other] { $amount } zkušeností
    }
   *[other] { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    } { $what ->
        [energy] výdrže
        [health] zdraví
        [terror] hrůzy
        [reputation] pověsti
       *[magic] čar
    }
}

# Co se kreslí pod lokací.
choice-barrows = mohyly
choice-coast = pobřeží
choice-farm = pole
choice-forest = les
choice-hills = kopce
choice-lake = jezero
choice-marsh = bažina
choice-moor = vřesoviště
choice-mountain = hory
choice-ruins = trosky
choice-town = sídlo
choice-waste = pustina
