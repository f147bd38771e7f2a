# What a big screen says, and what phones say of it.
tv-join = Join in: open { $address } and type { $code }
tv-join-short = Join in
tv-sound = Touch the screen or press a key for the sounds.
tv-seats = Who plays
tv-story = What happened
tv-ready = ready
tv-no-table = No table has the code { $code }.
tv-gone = This table has been cleared away.
tv-looking = Looking for the table…
