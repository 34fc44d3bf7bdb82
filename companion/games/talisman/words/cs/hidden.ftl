# Co je u stolu tajné, jak to jmenuje stránka, na které se stůl ukládá do souboru.

hidden-spells = zaklínadla v rukou hráčů
hidden-top = zaklínadla, která leží v balíčku lícem dolů
hidden-shuffled = zaklínadla, která leží v balíčku lícem dolů
hidden-bottom = zaklínadla, která leží v balíčku lícem dolů
hidden-layers = zaklínadla, která leží v balíčku lícem dolů
