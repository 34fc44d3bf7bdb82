# Sazba svazku.
typeset-no-typesetter = Sazeč, který dělá PDF, pro tento počítač není k mání. Stáhněte si svazek jako stránku (HTML) a vytiskněte ji z prohlížeče, třeba do souboru PDF.
