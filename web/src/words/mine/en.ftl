# A page of one's own, and what lies behind the deal of the day.
mine-me = You
mine-you = You
mine-somebody = Somebody
mine-private = Only you see this page.
mine-played = Games
mine-won = Won
mine-answer = Quickest right answer
mine-streak-label = Days in a row
mine-longest-label = Longest row
mine-streak = { $n ->
    [0] No deal in a row yet
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
mine-longest = longest: { $n }
mine-forgiven = Days in a row count deals of the day; one missed day a week is forgiven.
mine-unfinished = Unfinished tables
mine-counting = { $n ->
    [one] One older game is being looked up…
   *[other] { $n } older games are being looked up…
}
mine-nothing = Your games will gather here, for your eyes only.
mine-by-game = Game by game
mine-of-game = { $played } played, { $won } won
mine-best = best { $n }
mine-quickest = quickest right answer { $time }
mine-levels = Won against bots:
mine-finished = Finished games
mine-replay = Watch again: { $game }, { $day }
mine-place = { $place ->
    [1] First of { $of }
    [2] Second of { $of }
    [3] Third of { $of }
   *[other] Place { $place } of { $of }
}
mine-more = Older games
mine-badges = Badges
mine-no-badges = Badges come by playing.
mine-to-come = { $n ->
    [one] One still to come
   *[other] { $n } still to come
}
mine-medals = Medals
mine-kept = What is kept of you
mine-kept-about = Your page is known by a cookie and shown to nobody else. You can take everything away as a file, or have it deleted.
mine-download = Download my data
mine-forget-what = Everything goes, here and on every linked device: your page, seats, names, messages, badges, and what linked devices had before. The moves stay with those you played with, without your name.

devices = Your other devices
devices-about = Take your page along: a code or a file makes another device yours as well.
device-code = Show a code
device-code-about = Type it on your other device, on its page “My page”, before { $time }. It works once. Whoever has it can open your page: show it to nobody.
device-code-hide = Void this code
device-void = Codes and files made so far no longer work.
device-file = Save a key file
device-file-made = Open the file on your other device within a week. It works once, and until then it is a key to your page: keep it to yourself.
device-file-about = A key to your page at Fromagerie: open it under “My page” on another device. It works once, for a week. Keep it to yourself.
device-here = I have a code or a file
device-here-about = This device will open the page of whoever made the code. What it had before is kept apart, and comes back when you undo the link.
device-type = Code
device-link = Link
device-open = Key file
device-no-key = This is not a key file from Fromagerie.
device-this = This device, since { $day }
device-other = Linked, since { $day }
device-undo = Remove
device-undo-of = Remove the device of { $day }

daily-done = That’s today’s deal. A new one comes at midnight.
daily-midnight = Days change at midnight UTC: { $time } where you are.
daily-others = The other deals of today
daily-copy = Copy text
daily-copied = Copied
daily-save = Save picture
daily-file = fromagerie-{ $day }.png
week = The week
week-who = Who
week-none = not played
week-done = played
week-points = { $won ->
    [yes] points: { $n }, won
   *[no] points: { $n }
}
week-about = You, and people you have finished a game with at a private table. They see your points in their table too, once they have played the deal.
