# Co stůl ví, jak to jmenuje stránka ručních oprav a kronika.

fact-schema = Verze uložené hry
fact-checklist = Seznam pro ruce
fact-purpose = K čemu je
fact-lines = Řádky
fact-group = Oddíl
fact-told = Co se řeklo
fact-ticked = Odškrtnuto
fact-rule = Pravidlo
fact-key = Znění
fact-args = Údaje v něm
fact-book = Otevřená kniha
fact-books = Knihy
fact-language = Jazyk
fact-resting = Odloženo
fact-ended = Dočteno
fact-bookmark = Záložka
fact-apart = Čtou zvlášť
fact-out = Nečtou
fact-read = Přečtené pasáže
fact-chosen = Zvolené možnosti
fact-recent = Naposledy čteno
fact-trail = Cesta knihou
fact-values = Hodnoty
fact-endings = Dosažené konce
fact-votes = Hlasy
