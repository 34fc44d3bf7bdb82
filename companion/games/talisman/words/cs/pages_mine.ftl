# Vlastní stránka hráče.

# O čem hráč rozhoduje: „Slovo má Jana: …“.
prompt-spells = kterých zaklínadel se vzdát (přebývá { $count })
prompt-objects = kterých předmětů se vzdát (přebývá { $count })
prompt-command = ztratit život Rozkazem, nebo se vzdát
prompt-loss = ztratit život, nebo ho zachránit
prompt-loot = co vzít poraženému
prompt-evade = zda se útoku vyhnout
who-is = { $who }
