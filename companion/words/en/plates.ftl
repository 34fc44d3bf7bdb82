# Pictures for the book of a campaign: words that all games share.

plate-who = { $who }
