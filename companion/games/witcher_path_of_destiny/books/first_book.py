"""A small whole story to begin one's own with: three spreads, all of whose routes end in one place. WP-DATA-16."""

from __future__ import annotations

CZECH = """# {name}
game: {game}
mark: P9
complexity: 1
initiative: geralt yennefer marigold ciri vesemir letho triss regis dijkstra yarpen

## cs {title}

# rozcesti
page: 2
act: 1
across: mlyn
entry: start

- [left](#most) | by left exploration

## cs Rozcestí

Nalevo vede cesta k řece. Je po ní vidět, že tudy dlouho nikdo nešel.

- left: Jít k řece

# mlyn
page: 3
act: 1

- [right](#most) | by right diplomacy

## cs Mlýn

Napravo se svítí ve mlýně a někdo se tam hádá.

- right: Zaklepat u mlynáře

# most
page: 4
act: 2
across: brod
does: gain left.vp 1 | gain right.xp 1

- [left](#vrata) | by left combat

## cs Most

Obě cesty se sešly u mostu. Stojí na něm muž a na rameni má sekeru.

- left: Projít přes most

# brod
page: 5
act: 2

- [right](#vrata) | by right magic

## cs Brod

Pod mostem je brod. Voda v něm teče proti proudu.

- right: Projít brodem

# vrata
page: 6
act: 3
across: okno

- [left](#konec) | by left magic

## cs Vrata

Vrata domu jsou zamčená a klíč v nich vězí z druhé strany.

- left: Otevřít vrata znamením

# okno
page: 7
act: 3

- [right](#konec) | by right combat

## cs Okno

Okno vedle vrat je otevřené. Za ním někdo čeká.

- right: Vlézt oknem

# konec
page: 8
act: 3
does: gain left.vp 1 | gain right.vp 1 | score

- [on](#epilog)

## cs Konec

V domě nikdo nebyl. Jen na stole leželo, kvůli čemu jste přišli.

- on: Otočit stránku.

# epilog
page: 9
act: 3
ending: konec
case she: hero.woman

## cs Epilog

Zpátky to nesl{she: a|} {hero}. Nikdo se neptal proč.
"""
ENGLISH = """# {name}
game: {game}
mark: P9
complexity: 1
initiative: geralt yennefer marigold ciri vesemir letho triss regis dijkstra yarpen

## en {title}

# crossroads
page: 2
act: 1
across: mill
entry: start

- [left](#bridge) | by left exploration

## en The Crossroads

On the left a path goes down to the river. Nobody has walked it for a long time.

- left: Go down to the river

# mill
page: 3
act: 1

- [right](#bridge) | by right diplomacy

## en The Mill

On the right there is a light in the mill, and somebody is quarrelling.

- right: Knock at the miller’s

# bridge
page: 4
act: 2
across: ford
does: gain left.vp 1 | gain right.xp 1

- [left](#gate) | by left combat

## en The Bridge

Both ways meet at the bridge. A man stands on it with an axe on his shoulder.

- left: Cross the bridge

# ford
page: 5
act: 2

- [right](#gate) | by right magic

## en The Ford

Under the bridge is a ford. The water in it runs upstream.

- right: Wade through

# gate
page: 6
act: 3
across: window

- [left](#end) | by left magic

## en The Gate

The gate of the house is locked, and the key is in it on the other side.

- left: Open the gate with a Sign

# window
page: 7
act: 3

- [right](#end) | by right combat

## en The Window

The window beside the gate is open. Somebody is waiting behind it.

- right: Climb through the window

# end
page: 8
act: 3
does: gain left.vp 1 | gain right.vp 1 | score

- [on](#epilogue)

## en The End

There was nobody in the house. On the table lay what you had come for.

- on: Turn the page.

# epilogue
page: 9
act: 3
ending: end
case she: hero.woman

## en Epilogue

It was {hero} who carried it home, and nobody asked what {she: she|he} had paid for it.
"""
FIRST = {"cs": CZECH, "en": ENGLISH}
