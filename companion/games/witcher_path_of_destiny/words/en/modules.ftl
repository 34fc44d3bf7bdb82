# The stories' own rules.

story-decides-first = The story waits for somebody’s decision.
tell-special-back = { $who }: put the special symbol token back from the board into the pool ({ $symbols }).
