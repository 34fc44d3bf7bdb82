# Sites and terrains as they are called within a sentence.

choice-portal = portal
choice-village = village
choice-monastery = monastery
choice-keep = keep
choice-tower = mage tower
choice-city = city
choice-dungeon = dungeon
choice-tomb = tomb
choice-den = monster den
choice-spawning = spawning grounds
choice-ruins = ruins
choice-glade = magical glade
choice-mine = crystal mine
choice-orcs = orc marauders
choice-draconum = Draconum
choice-plains = plains
choice-hills = hills
choice-forest = forest
choice-wasteland = wasteland
choice-desert = desert
choice-swamp = swamp
choice-lake = lake
choice-mountain = mountain
