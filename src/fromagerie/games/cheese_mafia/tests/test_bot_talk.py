"""Bots that talk: when, what of, how true; and that nothing but what they know goes into it."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from fromagerie.arena.match import Watch, play
from fromagerie.bots import make_bot
from fromagerie.bots.driver import Driver
from fromagerie.bots.levels import LEVELS
from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.model import Action, Claimed, Event, Seat, Told, heard_by
from fromagerie.engine.table import open_table
from fromagerie.engine.temper import Temper
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.bots import LEVELS as HOW
from fromagerie.games.cheese_mafia.ai.credibility import Credit, Heard, Listener
from fromagerie.games.cheese_mafia.ai.planner import Planner
from fromagerie.games.cheese_mafia.ai.talk import MOST_LIES, Mouth, Tongue
from fromagerie.games.cheese_mafia.model import Revealed, RoundBegan, Targeted
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.talk import ClaimAtLeast, ClaimCard, ClaimUnder, PromisePeace, is_true
from fromagerie.games.cheese_mafia.tests.table import look, sit
from fromagerie.games.cheese_mafia.text import total_of
from fromagerie.games.cheese_mafia.view import CheeseMafiaView
from fromagerie.terminal.play import Session

pytestmark = pytest.mark.once


class Spoken:
    """Something a bot said, and the table as it was then."""

    def __init__(self, state: CheeseMafia, seat: Seat, claim: Action | None, heard: list[Event], luck: int) -> None:
        self.state = state
        self.seat = seat
        self.claim = claim
        self.heard = heard  # by that seat so far
        self.luck = luck


def talk(level: str, games: int, temper: Temper = "even") -> Iterator[Spoken]:
    """Every moment at which somebody was asked, of games in which words are heard."""
    for game in range(games):
        dealer, told = SeededDealer(game), list[Told]()
        state = GAME.deal(4, GAME.options(), dealer, told)
        bots = {seat: make_bot(level, GAME, seat) for seat in range(4)}
        for bot in bots.values():
            bot.temper = temper
        driver = Driver(GAME, bots, {seat: SeededDealer(seat) for seat in bots})
        heard: dict[Seat, list[Event]] = {seat: [] for seat in bots}
        asked: set[tuple[Seat, str]] = set()

        def tell(told: list[Told], driver: Driver = driver, heard: dict[Seat, list[Event]] = heard) -> None:
            driver.hear(told)
            for seat, events in heard.items():
                events += heard_by(seat, told)

        tell(told)
        while plan := driver.next_move(state):
            told.clear()
            state.apply(plan.seat, plan.action, dealer)
            driver.made(plan)
            tell(told)
            for seat, moment, _ in GAME.talking_points(GAME.view(state, None)):
                if (seat, moment) not in asked:
                    asked.add((seat, moment))
                    luck = len(asked) + 1000 * game
                    claim = bots[seat].say(GAME.view(state, seat), SeededDealer(luck))
                    yield Spoken(state, seat, claim, list(heard[seat]), luck)
                    if claim is not None:
                        tell([Told(None, Claimed(seat, GAME.notation(claim)))])


@pytest.mark.parametrize("level", ["curd", "fresh"])
def test_what_is_said_may_be_said_and_is_not_repeated(level: str) -> None:
    said: dict[tuple[int, Seat], str] = {}
    kinds: Counter[str] = Counter()
    for spoken in talk(level, 6):
        if spoken.claim is None:
            continue
        assert spoken.claim in GAME.claims
        words = GAME.words("en")
        view = GAME.view(spoken.state, spoken.seat)
        assert GAME.why_not_say(view, spoken.claim, words, ["A", "B", "C", "D"]) is None
        key = (spoken.luck // 1000, spoken.seat)
        assert said.get(key) != GAME.notation(spoken.claim)
        said[key] = GAME.notation(spoken.claim)
        kinds[type(spoken.claim).__name__] += 1
    assert len(kinds) >= 5, kinds


def ask_again(spoken: Spoken, state: CheeseMafia, level: str) -> Action | None:
    """A fresh bot that was told the same, as the server makes one."""
    bot: Bot = make_bot(level, GAME, spoken.seat)
    for event in spoken.heard:
        bot.hear(event)
    return bot.say(GAME.view(state, spoken.seat), SeededDealer(spoken.luck))


def test_the_same_view_memory_and_luck_give_the_same_words_whatever_is_hidden() -> None:
    said = 0
    for spoken in talk("ripe", 3):
        other = spoken.state.clone()
        other.redeal(spoken.seat, SeededDealer(spoken.luck))
        assert ask_again(spoken, spoken.state, "ripe") == spoken.claim
        assert ask_again(spoken, other, "ripe") == spoken.claim
        said += spoken.claim is not None
    assert said > 20


def test_a_bot_that_peeped_would_be_found_out() -> None:
    """The test above looks at what others hold: words that told of it would differ."""
    differed = 0
    for spoken in talk("curd", 1):
        other = spoken.state.clone()
        other.redeal(spoken.seat, SeededDealer(spoken.luck))
        left = (spoken.seat + 1) % 4
        differed += GAME.view(other, left).hand != GAME.view(spoken.state, left).hand
    assert differed > 5


@pytest.mark.parametrize("level", LEVELS)
def test_who_talks_plays_by_the_same_luck_as_who_is_muted(level: str) -> None:
    """Muted, a game is the one it was before there was talk: saying draws from luck of its own."""
    silent, talking = make_bot(level, GAME, 0), make_bot(level, GAME, 0)
    state = GAME.deal(4, GAME.options(), SeededDealer(5))
    view, legal = GAME.view(state, 0), state.legal_actions(0)
    talking.say(view, SeededDealer(1))
    assert silent.choose(view, legal, SeededDealer(3)) == talking.choose(view, legal, SeededDealer(3))


def moves(*, talk: bool) -> list[list[int]]:
    """Every move of three games."""
    games: list[list[int]] = []
    for deal in range(3):
        made: list[int] = []
        watch: Watch = lambda state, seat, action, made=made: made.append(action)  # type: ignore[misc]  # noqa: E731
        play(GAME, ["curd", "fresh", "ripe", "fresh"], GAME.options(), deal, 4, watch, talk=talk)
        games.append(made)
    return games


def test_a_muted_game_is_the_one_before_there_was_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    muted, talking = moves(talk=False), moves(talk=True)
    assert talking != muted

    def think_twice(self: Planner, view: CheeseMafiaView, dealer: Dealer) -> None:
        dealer.below(7)

    # Asked whether they have anything to say, they draw from luck of their own ...
    monkeypatch.setattr(Planner, "say", think_twice)
    assert moves(talk=True) == muted
    # ... and without ears at all they would have played the same.
    monkeypatch.setattr(Listener, "hear", lambda self, event: None)
    assert moves(talk=False) == muted


def test_who_was_found_out_lies_less_and_nobody_most_of_the_time() -> None:
    mouth = Mouth(Tongue(0.5, 0.4), "even", None)
    assert mouth.lies(0.3, last_round=False) == pytest.approx(0.2)
    assert mouth.lies(0.3, last_round=True) == pytest.approx(0.4)
    assert mouth._replace(temper="bold").lies(0.9, last_round=False) == MOST_LIES


def test_one_can_tell_tempers_by_how_much_they_say() -> None:
    def share(temper: Temper) -> float:
        spoken = [one.claim is not None for one in talk("curd", 10, temper)]
        return sum(spoken) / len(spoken)

    assert share("careful") < share("even") < share("chatty")


def test_a_temper_decides_between_answers_that_are_as_good() -> None:
    attack = GAME.number_of[GAME.action_typed[">2"]]
    other = GAME.number_of[GAME.action_typed[">3"]]
    even = [(attack, 10, 0.3), (other, 10, 0.3)]
    bot = Planner(GAME, 0, HOW["vintage"])
    bot.temper = "grudging"
    bot.offender = 2
    chosen = Counter(bot.pick(even, SeededDealer(luck)) for luck in range(200))
    assert chosen[other] > 150
    bot.temper = "even"
    chosen = Counter(bot.pick(even, SeededDealer(luck)) for luck in range(200))
    assert 60 < chosen[other] < 140


# Listening


def listener() -> Listener:
    return Listener(GAME.claim_typed, 4, Credit(2, 1))


def test_a_claim_is_judged_when_hands_are_shown() -> None:
    ear = listener()
    for said in ("<10", "C9"):
        ear.hear(Claimed(1, said))
    ear.hear(Claimed(2, "<10"))
    ear.hear(Revealed([["C1"] * 3, ["C9", "C10", "C11"], ["C1"] * 3, ["C2"] * 3], [3, 30, 3, 6]))
    assert ear.credits[1] == Credit(3, 2)
    assert ear.credits[2] == Credit(3, 1)
    assert ear.credits[3] == Credit(2, 1)


def test_some_words_tell_more_than_others_whoever_says_them() -> None:
    """Everybody would like to be low; hardly anybody claims a heavy hand for nothing. Of no hand, nothing is learnt."""
    ear = listener()
    heavy, low, strange = (
        ear.likelihoods(Heard(1, 1, claim, 1.0))
        for claim in (ClaimAtLeast(None, 21), ClaimUnder(None, 5), ClaimCard("C1"))
    )
    assert heavy[4] / heavy[2] > low[0] / low[2] > 1.5
    assert strange[1] / strange[0] == pytest.approx(2), "as often as this speaker tells the truth"


def test_words_also_tell_what_a_liar_would_rather_say() -> None:
    """Whoever has been caught and still says "under 10" is rather in the middle than heavy or very low."""
    ear = listener()
    ear.credits[1] = Credit(0, 9)
    said = ear.likelihoods(Heard(1, 1, ClaimUnder(None, 10), 1.0))
    assert said[0] < said[1] + 0.1 < said[2]


def test_an_old_claim_tells_nothing() -> None:
    ear = listener()
    fresh, fading, old = (
        ear.likelihoods(Heard(1, 1, ClaimUnder(None, 10), freshness)) for freshness in (1.0, 0.5, 0.0)
    )
    assert fresh[0] > fading[0] > 1 == old[0] == old[4] > fading[4] > fresh[4]


def test_a_broken_promise_costs_credit_and_a_kept_one_earns_some() -> None:
    ear = listener()
    for seat in (1, 2):
        ear.hear(Claimed(seat, GAME.notation(PromisePeace(0))))
    ear.hear(Targeted(1, "C1", 0))
    assert ear.credits[1] == Credit(2, 2)
    ear.hear(Revealed([["C1"] * 3] * 4, [3] * 4))
    assert ear.credits[2] == Credit(2.5, 1)
    ear.hear(RoundBegan(2, 0))
    assert not ear.promises


@pytest.mark.parametrize("hand", ["C1 C1 C2", "C3 C4 C5", "C2 C5 C6", "C10 C11 C9", "C9 C9 C1"])
@pytest.mark.parametrize("attacked", [False, True], ids=["after a turn", "attacked"])
@pytest.mark.parametrize("level", LEVELS)
def test_in_no_situation_is_it_always_or_never_a_lie(hand: str, attacked: bool, level: str) -> None:
    """Whatever one holds, words about it may be true or not: else they would tell as much as an open hand."""
    view = msgspec.structs.replace(look(sit(f"{hand} | C4 C5 C6 | C7 C8 C10 | C7 C8 C6"), 0), seat=0)
    if attacked:
        view = msgspec.structs.replace(view, question="answer", target=0, card="C1", user=1)
    total = total_of(view.hand, GAME.box)
    found: Counter[bool | None] = Counter()
    for luck in range(300):
        bot = make_bot(level, GAME, 0)
        claim = bot.say(view, SeededDealer(luck))
        found[is_true(claim, view.hand, total) if claim is not None else None] += 1
    assert found[True] > 20, found
    assert found[False] > (2 if level == "curd" else 10), found
    assert found[None] > 20, found


# At the terminal


@pytest.mark.parametrize("mute", [False, True])
def test_at_the_terminal_bots_speak_unless_they_are_muted(tmp_path: Path, mute: bool) -> None:
    names = ["Anne", "Gouda", "Comté", "Munster"]
    table = open_table(GAME, names, GAME.options(), SeededDealer(4), bots=dict.fromkeys(range(1, 4), "curd"))
    shown: list[str] = []
    luck, file = SeededDealer(5), tmp_path / "game.json"
    Session(table, file, "en", luck, ask=lambda _: "1", show=shown.append, mute=mute).run()
    assert table.over
    said = [entry for entry in table.journal.entries if entry.say]
    assert bool(said) is not mute
    assert ("Munster chatters: " in "\n".join(shown)) is not mute
