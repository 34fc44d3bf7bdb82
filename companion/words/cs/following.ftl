# Čtení na dalších zařízeních: obrazovka, která jde s hlasem, a ovladač.

follow-open = Druhá obrazovka
follow-back = Zpět ke stolu
follow-quiet = Teď se nečte.
follow-rests = Kniha odpočívá.
follow-waits = Jakmile se u stolu otevře pasáž, objeví se tady.
follow-ways = Volba je na vás
follow-offline = Spojení se stolem se přerušilo. Jakmile se obnoví, bude se tu číst dál.
remote-open = Ovladač čtení
remote-go = Číst
remote-back = O větu zpět
remote-forth = O větu dál
remote-slower = Pomaleji
remote-faster = Rychleji
remote-nobody = Žádné zařízení teď nečte. Otevřete pasáž na tom, ze kterého se má číst.
