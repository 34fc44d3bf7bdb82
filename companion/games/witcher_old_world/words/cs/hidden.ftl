# Co je u stolu tajné, jak to jmenuje stránka, na které se stůl ukládá do souboru.

hidden-monsters = nestvůry, které leží v hromádkách lícem dolů
hidden-extra = nestvůry, které leží v hromádkách lícem dolů
