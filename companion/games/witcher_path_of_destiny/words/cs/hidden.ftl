# Co je u stolu tajné, jak to jmenuje stránka, na které se stůl ukládá do souboru.

hidden-alliances = karty aliance, které má hráč jen pro sebe
hidden-chosen = karty, které si hráči vybrali a ještě neotočili
hidden-keeping = karty časové osy, které si hráč ponechá
hidden-seen = skryté cíle, které viděl jen jeden hráč
