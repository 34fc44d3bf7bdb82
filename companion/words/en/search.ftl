# One search for everything: tables, chronicles, passages that were read, rules and cards.

api-search = Search everything: tables, sentences of chronicles, passages read, rules, cards

page-search = Search
search-line = Tables, chronicles, passages read, rules and cards, all from here.
search-everywhere = Search everything
search-label = What you are looking for
search-placeholder = for example a name, a place or a fight
search-do = Search
search-hint = The beginning of a word is enough, in small letters and without accents. Of several words, all must be there.
search-no-words = There is no word in that, only signs or pictures. Type at least one letter or digit.
search-none = Nobody here knows anything of that.
search-none-more = Try another word, or just its beginning. What no table has read yet is not found.
search-cut = That is too long for one search: only its first { $letters } characters are looked for.
search-unread = { $tables ->
    [one] The chronicle of one table is still being read; in a moment there may be more to find.
   *[other] The chronicles of { $tables } tables are still being read; in a moment there may be more to find.
}
search-again = Search again
search-all = Back to everything
search-more = Show more
search-more-of = Show more: { $kind }
search-first = These are the first { $found }; add another word.

found-tables = Tables
found-sentences = Chronicles
found-passages = What was read
found-rules = Rules
found-cards = Cards and boards

search-archived = in the archive
search-ended = ended
search-in-chronicle = Find it in the chronicle

# all that is known of one box
