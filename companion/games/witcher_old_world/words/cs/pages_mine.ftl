# Vlastní stránka hráče: o čem hráč rozhoduje, jako v „Slovo má Jana: …“.

prompt-boards = kterou ze dvou desek si vzít
prompt-terrain = kde žije silnější nestvůra
prompt-attributes = kterou vlastnost zvýšit
prompt-trail = kterou stopu si vzít
prompt-card = kterou kartu za { $cost } si vzít
prompt-zero_card = kterou kartu za { $cost } si vzít
prompt-new_monster = která nestvůra přijde
prompt-cards = karty na konci tahu
prompt-reroll = které kostky přehodit
prompt-bet = na koho vsadit
prompt-attack = jak nestvůra zaútočí
prompt-read = přečíst kartu nahlas
