# Čím se u hry hází, jak to jmenuje statistika.
die-solo_fate_token = žeton osudu pro jednoho hráče
