# The end of a game, in English: read when a game ends.
ended-without-winner = Ended without a winner
nobody-won = Nobody won
won = { $n ->
    [one] { $who } wins!
   *[other] Shared victory: { $who }
}
won-by-many = Victory shared by { $n } players
you-win = You win!
my-place = { $place ->
    [2] { $tied ->
        [yes] Joint second
       *[no] Second
    }
    [3] { $tied ->
        [yes] Joint third
       *[no] Third
    }
    [4] { $tied ->
        [yes] Joint fourth
       *[no] Fourth
    }
    [5] { $tied ->
        [yes] Joint fifth
       *[no] Fifth
    }
    [6] { $tied ->
        [yes] Joint sixth
       *[no] Sixth
    }
    [7] { $tied ->
        [yes] Joint seventh
       *[no] Seventh
    }
   *[8] Eighth
}, { $n ->
    [1] one point
    [2] two points
    [3] three points
   *[other] { $n } points
} behind { $who }
my-place-level = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
    [7] Seventh
   *[8] Eighth
}, level on points with { $who }
my-place-shared = You share it with { $who }
my-place-first = { $n ->
    [1] One point
    [2] Two points
    [3] Three points
   *[other] { $n } points
} ahead of { $who }
my-place-first-level = Level on points with { $who }, and still first
ceremony = The result
podium = Podium
points-of = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
the-others = The others
medals = Medals
medal-of = { $title }: { $who }
medal-moment = { $title }: { $who }. { $words } Watch that moment
another-round = Another round
another-wanted = { $who } is up for another round.
other-wanted = { $who } would like to play { $game } next.
also-in = Also in: { $who }
no-thanks = No, thanks
wish-made = You’re in. { $who ->
    [none] Here we go…
   *[other] Waiting for { $who }
}
watch-again = Watch again
share = Share
more = More
after-the-game = After the game
another-game = Another game…
another-game-about = What most wish for is played; if it is a tie, whoever came last chooses.
open-replay = Open to everybody
close-replay = Keep to the table
replay-is-open = Anybody with the link can watch the game again.
replay-is-closed = Only the people who were at the table can watch the game again.
share-title = A picture to share
share-picture = Picture of the result
share-no-names = Without names
share-no-names-about = Faces and points only: good for children.
share-save = Save picture
share-copy = Copy text
share-copied = Copied
share-making = Drawing the picture…
share-file = fromagerie-{ $game }.png
share-line = { $place }. { $names }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
share-players = { $n ->
    [one] a mouse
   *[other] { $n } mice
}
begin-now = Start with those who are in
join-in = Join in
stay-here = Stay here
watch-next = Watch it
next-began = The next game has begun. Your seat is waiting.
next-began-watching = The next game has begun.
wished-by = { $n ->
    [one] { $n } wish
   *[other] { $n } wishes
}
to-lobby = Gather at the table first
to-lobby-about = To change seats or options, or to make room for a late guest. Whoever is not in stays here.
evening-so-far = { $n ->
    [one] The evening after one game
   *[other] The evening after { $n } games
}
evening-over = The evening is over
evening-podium = Evening podium
evening-title = An evening together
evening-games = { $n ->
    [one] One game: { $games }
   *[other] { $n } games: { $games }
}
evening-about = Three wheels for the first of a game, two for the second, one for the third, none for the last; people only.
share-evening = Share the picture
end-evening = End the evening
