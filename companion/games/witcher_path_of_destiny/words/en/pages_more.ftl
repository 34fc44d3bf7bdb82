# Timelines, the race and the box.

line-mine = My timeline
line-empty = No card lies here yet.
line-hand = cards in hand
line-mend = Put symbols right
line-mended = Done
line-cover = Cover a symbol: { $symbol }
line-uncover = Uncover a symbol: { $symbol }
line-on-table = The cards lie on the table only.
line-on-table-more = Each fate token takes one tap of each player, a chapter’s end two numbers.
line-keep-in-app = The app keeps the cards
stock-tokens = { $count ->
    [0] no tokens
    [one] { $count } token
   *[other] { $count } tokens
}
stock-special = special: { $count }
stock-lose = Take a token away: { $symbol }
stock-gain = Add a token: { $symbol }

race-title = The race for victory points
race-mark = after chapter { $chapter }: { $vp }
path-left = left path token
path-right = right path token
path-nobody = nobody
growth-mine = My points and abilities
growth-track = Experience track: { $xp } of 20
growth-gold = gold experience: { $count }
growth-at = at { $position }
growth-unlock = Unlock
sum-vp = What the victory points are made of
sum-xp = What the experience is made of

describe-title = Describe a card
describe-lead = What you see on the card is enough. The app remembers it for other tables, too.
describe-colours = Colours of the card
describe-name = Nickname
describe-none = no effect
describe-do = Remember the card
box-cards = Described cards
box-no-cards = None yet. They can be described while you play, just when one comes up.
box-boards = Player boards
box-boards-lead = Abilities, gold experience and side quests are counted by the app as soon as it knows what the board prints.
box-board-known = described
box-board-unknown = not all of it is described yet
box-positions = Positions of abilities
box-track = Victory points on the track
box-ability = Ability { $number }
box-describe-board = The track of the board
box-describe-ability = An ability
box-describe-quest = The side quest
box-automa = The Automa board
box-position-of = Ability { $number } stands at position
describe-numbers = numbers with spaces between
