# Names of arguments that moves of several files have in common.

arg-card = card
arg-paying = who pays
arg-space = space
arg-tactic = tactic
