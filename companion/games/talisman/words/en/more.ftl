# Evading
nobody-to-evade = There is nobody on this space for the { $who } to evade.
no-creature-to-evade = Only an enemy or a stranger that lies on the space can be evaded.
was-evaded = Whoever was evaded can no longer be met in this turn: { $card }.
has-evaded = The { $whom } has already evaded this turn; choose another encounter.
no-magic-objects-in-the-glade = In the Cursed Glade no magic object is used; the { $who } has to do without.
arg-evaded = What the other evades by
choice-evaded-ability = { choice-means-ability }
choice-evaded-card = { choice-means-card }
choice-evaded-spell = { choice-means-spell }
# Alignment
tell-no-alignment-card = { $who }: no alignment-change card is left, the app remembers the alignment: { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
}
# Marks of cards
choice-slays_dragons = adds more against dragons
mark-slays-dragons = adds more against dragons
mark-elsewhere = belongs on another space
arg-hired = Fighting for gold

# More: the headings under which the moves stand
moves-movement = Movement
moves-cards = Cards and spaces
moves-collecting = { moves-cards }
moves-spaces = { moves-cards }
moves-evading = { moves-cards }
moves-fights = Fights
moves-spells = Spells
moves-belongings = Objects and trade
moves-growth = Characters and abilities
moves-nature = { moves-growth }
moves-abilities = { moves-growth }
moves-inner = The inner region and the Crown
moves-crown = { moves-inner }
moves-turns = Turns and the end
moves-sheet = Notes and house rules
