# Místa a terény, jak se jmenují ve větě.

choice-portal = portál
choice-village = vesnice
choice-monastery = klášter
choice-keep = pevnost
choice-tower = magická věž
choice-city = město
choice-dungeon = podzemí
choice-tomb = hrobka
choice-den = doupě nestvůr
choice-spawning = líhně nestvůr
choice-ruins = ruiny
choice-glade = kouzelná mýtina
choice-mine = krystalové doly
choice-orcs = orčí nájezdníci
choice-draconum = dračí lid
choice-plains = pláně
choice-hills = kopce
choice-forest = les
choice-wasteland = pustina
choice-desert = poušť
choice-swamp = bažina
choice-lake = jezero
choice-mountain = hory
