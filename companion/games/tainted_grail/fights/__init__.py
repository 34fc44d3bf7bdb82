"""Fights: combat and diplomacy by the rules' order; cards stay on the table, the book-keeping is here. TG-CMB, TG-DIP.

`card` is what an encounter card prints, `fight` how a fight stands, `hands` draws and discards, `blows` applies what an
opponent does, `start` and `turns` run the order of a fight, `ends` sees to victory and
failure, `upkeep` goes on after any move.
"""
