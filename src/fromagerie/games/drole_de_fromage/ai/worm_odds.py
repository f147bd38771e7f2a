"""What the worms in Drôle de Fromage may do to the points: the exact chance of every count, no world left out.

Somebody who has not looked under n pieces of a size, w of them wormy, thinks every choice of w out of n as likely as
any other. So the worms in each harvest, and in what lies elsewhere, are drawn without putting back.
"""

# compiled with mypyc

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.spread import choose


class Stakes:
    """What a game decides: itself, and with it, if it is the last of a series, the series."""

    def __init__(self, players: int, wins: list[int], totals: list[int], last: bool) -> None:
        """wins, totals: of the games before this one."""
        self.players: i64 = players
        self.wins: vec[i64] = vec[i64](wins)
        self.totals: vec[i64] = vec[i64](totals)
        self.last: bool = last

    def share(self, points: vec[i64], shares: vec[float], weight: float) -> None:
        """Add each seat's share of the win with these points, so heavily weighted."""
        most: i64 = 0
        for seat in range(self.players):
            if points[seat] > most:
                most = points[seat]
        best: i64 = -1
        winners = 0.0
        for seat in range(self.players):
            standing = self.standing(points[seat], most, seat)
            if standing > best:
                best = standing
                winners = 1.0
            elif standing == best:
                winners += 1.0
        for seat in range(self.players):
            if self.standing(points[seat], most, seat) == best:
                shares[seat] += weight / winners

    def standing(self, points: i64, most: i64, seat: i64) -> i64:
        """The higher, the better this seat stands in what is at stake."""
        if not self.last:
            return points
        won: i64 = 0
        if points == most:
            won = 1
        return (self.wins[seat] + won) * 1000000 + self.totals[seat] + points


class Worms:
    """A belief: pieces not looked under, by seat that harvested them and by size, and how many worms are among all."""

    def __init__(self, points: list[int], stakes: Stakes) -> None:
        """points: of a good piece of each size."""
        self.players: i64 = stakes.players
        self.points: vec[i64] = vec[i64](points)
        self.stakes = stakes
        self.worms: vec[i64] = vec[i64]([0] * 3)  # not found yet, by size
        self.unseen: vec[i64] = vec[i64]([0] * 3)  # pieces not looked under, wherever they are
        self.held: vec[i64] = vec[i64]([0] * (3 * stakes.players))  # of these the harvested ones, seat by seat
        self.sure: vec[i64] = vec[i64]([0] * stakes.players)  # points of pieces looked under
        self.tally: vec[i64] = vec[i64]([0] * stakes.players)

    def value(self, size: i64) -> float:
        """What a piece of this size is worth on average to somebody who has not looked under it."""
        if self.unseen[size] == 0:
            return 0.0
        return float(self.points[size] * (self.unseen[size] - self.worms[size])) / float(self.unseen[size])

    def splits(self) -> float:
        """About how many ways there are to spread the worms over the harvests."""
        splits = 1.0
        for place in range(3 * self.players):
            splits *= 1.0 + float(min(self.held[place], self.worms[place % 3]))
        return splits

    def shares(self) -> vec[float]:
        """Each seat's chance to win if the points were counted now, a shared win shared."""
        shares: vec[float] = vec[float]([0.0] * self.players)
        for seat in range(self.players):
            self.tally[seat] = self.sure[seat]
        self.share_out(0, 0, self.unseen[0], self.worms[0], 1.0, shares)
        return shares

    def share_out(self, size: i64, seat: i64, unseen: i64, worms: i64, weight: float, shares: vec[float]) -> None:
        """Give this seat any number of the worms left in this size, each as likely as it is, then go on."""
        if size == 3:
            self.stakes.share(self.tally, shares, weight)
            return
        if seat == self.players:
            if size < 2:
                self.share_out(size + 1, 0, self.unseen[size + 1], self.worms[size + 1], weight, shares)
            else:
                self.share_out(3, 0, 0, 0, weight, shares)
            return
        held = self.held[seat * 3 + size]
        ways = choose(unseen, worms)
        wormy: i64 = 0
        while wormy <= held and wormy <= worms:
            if worms - wormy <= unseen - held:
                odds = choose(held, wormy) * choose(unseen - held, worms - wormy) / ways
                gain = self.points[size] * (held - wormy)
                self.tally[seat] += gain
                self.share_out(size, seat + 1, unseen - held, worms - wormy, weight * odds, shares)
                self.tally[seat] -= gain
            wormy += 1

    # The bonus

    def shares_after_taking(self, seat: i64, victim: i64, size: i64, sure: i64, held_of_size: i64) -> vec[float]:
        """Each seat's chance to win once a piece of this size, drawn blindly, has gone from one seat to another.

        held_of_size: how many the victim has; of these `sure` are known to be good, the rest are not looked under or
        known to be wormy.
        """
        shares: vec[float] = vec[float]([0.0] * self.players)
        unseen = self.held[victim * 3 + size]
        known_wormy = held_of_size - sure - unseen
        if unseen:
            self.held[victim * 3 + size] -= 1
            self.held[seat * 3 + size] += 1
            self.add(shares, float(unseen) / float(held_of_size))
            self.held[victim * 3 + size] += 1
            self.held[seat * 3 + size] -= 1
        if sure:
            self.sure[victim] -= self.points[size]
            self.sure[seat] += self.points[size]
            self.add(shares, float(sure) / float(held_of_size))
            self.sure[victim] += self.points[size]
            self.sure[seat] -= self.points[size]
        if known_wormy:
            self.add(shares, float(known_wormy) / float(held_of_size))
        return shares

    def add(self, shares: vec[float], weight: float) -> None:
        now = self.shares()
        for seat in range(self.players):
            shares[seat] += weight * now[seat]
