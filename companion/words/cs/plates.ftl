# Obrazy do knihy o tažení: společná slova.

plate-who = { $who }
