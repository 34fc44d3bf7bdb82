# Pravidla jednotlivých příběhů.

story-decides-first = Příběh čeká na něčí rozhodnutí.
tell-special-back = { $who }: žeton zvláštního symbolu vraťte z plánu do zásoby ({ $symbols }).
