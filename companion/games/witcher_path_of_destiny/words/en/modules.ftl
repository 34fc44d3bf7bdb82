# The stories' own rules: what they share.

story-decides-first = The story waits for somebody’s decision.
tell-special-back = { $who }: put the special symbol token back from the board into the pool ({ $symbols }).
automa-gains-nothing = The Automa gains nothing from the story’s rules.
