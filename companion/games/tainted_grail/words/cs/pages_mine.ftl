# Vlastní stránka hráče: o čem hráč rozhoduje, jako v „Na řadě je Jana: …“.

prompt-successor = která postava přijde po mrtvé
prompt-card = kterou z karet si nechat
prompt-equipment = které karty položit lícem dolů
prompt-items = kterých předmětů se vzdát (přebývá { $count })
prompt-guardian = kterému strážci se postavit dřív
prompt-arrival = co při příchodu dělají pravidla lokace { $place }
