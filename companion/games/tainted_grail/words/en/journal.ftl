# The journal at this game's table: prices, locks, doors, and what a book's effects tell the hands.
price-each = { word-so-many-amount } each
price-party = { word-so-many-amount } together
price-one = { $what ->
    [terror] one of you gains { word-so-many-amount }
   *[other] one of you pays { word-so-many-amount }
}
journal-to-encounter = { $colour ->
    [blue] To the diplomacy
   *[other] To the fight
}
lock-any = { word-asked }{ $sign ->
    [least] {" "}{ $number }
   *[most] {" "}at most { $number }
}
lock-all = { word-asked } { $sign ->
    [least] { $number }
   *[most] at most { $number }
} in everyone
lock-party = { $sign ->
    [least] {""}
   *[most] at most{" "}
}{ $number } { word-asked } together
lock-counted = { $sign ->
    [least] at least
   *[most] at most
} { $number } { word-asked }
lock-measured = { word-asked } { $sign ->
    [least] { $number }
   *[most] at most { $number }
}
lock-size = { $sign ->
    [least] { $number } or more of you
   *[most] at most { $number } of you
}
number-any = { word-asked }, the best of you
number-all = { word-asked }, the least of you
number-party = { word-asked } together
word-asked = { $what ->
    [energy] Energy
    [health] Health
    [terror] Terror
    [food] Food
    [wealth] Wealth
    [reputation] Reputation
    [magic] Magic
    [experience] Experience
    [aggression] Aggression
    [courage] Courage
    [practicality] Practicality
    [empathy] Empathy
    [caution] Caution
   *[spirituality] Spirituality
}
door-start = The beginning
door-place = Location { $key }
door-verse = Verse { $key }
door-day = Day { $key }
door-dream = A dream
door-nightmare = A nightmare
door-menhir = The menhir here
door-status = The status { $name }
door-secret = The secret { $name }
door-dial = { $name }: the dial has run out
door-encounter = { $key ->
    [won] After a fight that was won
    [fled] After a fight that was fled
    [avoided] After a diplomacy that was avoided
    [withdrew] After a fight from which the opponent withdrew
   *[lost] After a fight that was lost
}
tell-book-price-each = Each of you: { $what ->
    [terror] gain { word-so-many-amount }
   *[other] pay { word-so-many-amount }
}; whoever cannot stays behind
tell-book-price-party = Together: { $what ->
    [terror] gain { word-so-many-amount }
   *[other] pay { word-so-many-amount }
}
tell-book-price-one = One of you: { $what ->
    [terror] gain { word-so-many-amount }
   *[other] pay { word-so-many-amount }
}
tell-book-change = { $who }: { $sign ->
    [up] +
   *[down] −
}{ word-so-many-by }
tell-book-changed = { $who }: { word-what } { $sign ->
    [up] +
   *[down] −
}{ $by }, now { $value }
tell-book-secret = { $who }: write “{ $name }” on a slip; it is a secret of this book
tell-book-secret-gone = { $who }: the slip “{ $name }” goes
# The printed journal
paper-number = Location number
paper-find = Open it
paper-not-met = Nobody has met location { $number } yet. Reveal it on the map, and it can be noted.
paper-visits = { $count ->
    [one] visited { $count } time
   *[other] visited { $count } times
}
paper-explored = { $count ->
    [one] explored { $count } time
   *[other] explored { $count } times
}
paper-task = task
paper-verses = verses
paper-chosen = chosen
paper-keep = Keep the note
paper-reading = What is being read
paper-note-verse = Note the verse
paper-note-choice = Note the choice
paper-statuses = Statuses, one tap each

# TG-CHR-14, TG-TIE-07: votes that are tied.
journal-tie-settled = It is a tie: { $who } settles it, by the lowest character number ({ $number }).
