# Jména argumentů, která mají společná tahy z více stran.

arg-card = Karta
arg-paying = Kdo platí
arg-space = Políčko
arg-tactic = Taktika
