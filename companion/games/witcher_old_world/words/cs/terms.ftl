# Jména věcí tak, jak je tiskne krabice, a možnosti ve formulářích.

# Školy a jejich Specializace
choice-wolf = Vlk
choice-griffin = Gryf
choice-bear = Medvěd
choice-cat = Kočka
choice-viper = Zmije
choice-manticore = Mantikora
school-wolf = škola Vlka
school-griffin = škola Gryfa
school-bear = škola Medvěda
school-cat = škola Kočky
school-viper = škola Zmije
school-manticore = škola Mantikory
choice-school-wolf = { school-wolf }
choice-school-griffin = { school-griffin }
choice-school-bear = { school-bear }
choice-school-cat = { school-cat }
choice-school-viper = { school-viper }
speciality-wolf = Šermířské umění
speciality-griffin = Magie
speciality-bear = Brnění
speciality-cat = Rychlost
speciality-viper = Jedovatá ocel

# Vlastnosti a co leží u plánu hráče
choice-combat = Boj
choice-defence = Obrana
choice-alchemy = Alchymie
choice-speciality = Specializace
choice-level = úroveň zaklínače
choice-shield = Štít
choice-gold = zlaťáky
choice-potion = lektvar
choice-potions = lektvary
choice-trophies = trofeje
choice-quests = úkoly
choice-hand = ruka
choice-location = číslo lokace
choice-deck = balíček
choice-discard = odhazovací hromádka

# Terény
choice-forest = Lesy
choice-mountain = Hory
choice-water = Voda
choice-any = kterýkoli terén

# Balíčky průzkumu a události
choice-city = město
choice-wilds = divočina
choice-event = událost
choice-equipment = vybavení
choice-companion = společník
choice-printed = karty z krabice
choice-ours = naše příběhy
choice-both = obojí dohromady
choice-source-printed = karta z krabice
choice-source-ours = náš příběh
choice-always = kdykoli
choice-once = jen jednou
choice-turn = jednou za tah
choice-often-fight = jednou za boj
choice-often-turn = { choice-turn }
choice-often-once = { choice-once }
choice-often-always = { choice-always }

# Akce lokací
choice-attribute = vlastnost
choice-poker = kostkový poker
choice-exchange = výměna karty
choice-trail = stopování
choice-clearing = pročištění zásoby karet
choice-school = výcvik ve škole
choice-action- = zatím neznámá
choice-action-attribute = zvýšení vlastnosti
choice-action-potion = lektvar zdarma
choice-action-poker = poker s místními
choice-action-exchange = { choice-exchange }
choice-action-trail = { choice-trail }
choice-action-clearing = { choice-clearing }
choice-action-school = { choice-school }

# Čím se platí pohyb
choice-terrain = karta s tímto terénem
choice-wild = karta se symbolem divočiny
choice-two_cards = dvě libovolné karty
choice-card_and_gold = libovolná karta a zlaťák
choice-by-terrain = { choice-terrain }
choice-by-wild = { choice-wild }
choice-by-two_cards = { choice-two_cards }
choice-by-card_and_gold = { choice-card_and_gold }

# Fáze II a boj
choice-fight = boj
choice-meditate = meditace
choice-explore = průzkum
choice-witcher = zaklínač
choice-monster = nestvůra
choice-attacker = útočící
choice-defender = bránící se
choice-on-attacker = na útočícího
choice-on-defender = na bránícího se
choice-charge = výpad
choice-bite = kousnutí
choice-beast = bestie
choice-people = lidé
choice-spirit = přízrak
choice-defeated = porážka nestvůry
choice-driven_away = zahnání nestvůry
choice-total_defeat = úplná porážka

# Barvy karet akcí
choice-blue = modrá, rychlý úder
choice-red = červená, silný úder
choice-green = zelená, únik
choice-yellow = žlutá, obranné znamení
choice-purple = fialová, útočné znamení

# Kostkový poker
choice-nothing = bez kombinace
choice-pair = pár
choice-two_pairs = dva páry
choice-three = trojice
choice-five_high = pětková postupka
choice-six_high = šestková postupka
choice-full_house = full house
choice-four = čtveřice
choice-five = pětice

# Jak dopadla hra jednoho hráče
choice-greenhorn = zelenáč
choice-dependable = spolehlivý
choice-professional = profesionál
choice-nearly = téměř legenda
choice-legend = žijící legenda

# Kdo co vede
choice-full = aplikace vede, co se dá, balíčky hráčů zůstanou na stole
choice-light = aplikace vede jen tahy a kroniku
choice-app = aplikace
choice-table = stůl
