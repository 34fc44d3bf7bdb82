# Reading on more devices: a screen that follows the voice, and a remote.

follow-open = Second screen
follow-back = Back to the table
follow-quiet = Nobody is reading just now.
follow-rests = The book rests.
follow-waits = When a passage is opened at the table, it appears here.
follow-ways = The choice is yours
follow-offline = The table cannot be reached. Once it can, the reading goes on here.
remote-open = Reading remote
remote-go = Read
remote-back = A sentence back
remote-forth = A sentence on
remote-slower = Slower
remote-faster = Faster
remote-nobody = No device is reading now. Open the passage on the one that should read.
