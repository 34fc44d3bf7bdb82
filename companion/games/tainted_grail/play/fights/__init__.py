"""Fights: combat and diplomacy by the rules' order; cards stay on the table, the book-keeping is here. TG-CMB, TG-DIP.

`hands` draws and discards, `blows` applies what an opponent does, `start` and `turns` run the order of a fight,
`laying` says what a card brings, `ends` sees to victory and failure, `upkeep` goes on after any move. How a fight
stands is `state/fight.py`, what an encounter card prints `box/encounter_cards.py`.
"""
