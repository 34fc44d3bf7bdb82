# Pravidla příběhů: co je všem společné.

story-decides-first = Příběh čeká na něčí rozhodnutí.
tell-special-back = { $who }: žeton zvláštního symbolu vraťte z plánu do zásoby ({ $symbols }).
automa-gains-nothing = Automa z pravidel příběhu nic nezískává.
