# Vlastní stránka hráče.

# O čem hráč rozhoduje: „Slovo má Jana: …“.
prompt-spells = kterých zaklínadel se vzdát (přebývá { $count })
prompt-objects = kterých předmětů se vzdát (přebývá { $count })
prompt-command = zda Rozkazem přijde o život, nebo se vzdá
prompt-loss = zda o život přijde, nebo ho zachrání
prompt-loot = co vzít poraženému
prompt-evade = zda se útoku vyhnout
who-is = { $who }
