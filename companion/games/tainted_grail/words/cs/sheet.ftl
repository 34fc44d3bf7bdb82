# Ukládací list na obrazovce.
sheet-by-lines = Řádek po řádku, jak se tiskne
