"""What is said when things are not ordinary: each sentence exists, in both languages, and is used where it belongs."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from fromagerie.engine.game import all_games

pytestmark = pytest.mark.once
ROOT = Path(__file__).parent.parent
PAGE, SERVER = ROOT / "web" / "src", ROOT / "src" / "fromagerie" / "server"
GIVEN = {"who": "Ada", "host": "Ada", "n": 5, "code": "BCDF", "what": "undo", "address": "cheese.example"}

# The key; in English; in French; the place that says it.
SAID = [
    ("connecting", "Connecting…", "Connexion…", "app/table/Room.svelte"),
    (
        "slow-line",
        "The line is slow. Your move is on its way.",
        "La connexion est lente. Votre coup est en route.",
        "app/table/OverStrip.svelte",
    ),
    (
        "line-lost",
        "Connection lost. Trying again; your game is safe.",
        "Connexion perdue. Nouvel essai ; votre partie est en sécurité.",
        "app/table/OverStrip.svelte",
    ),
    ("you-are-back", "You’re back.", "Vous revoilà.", "app/table/OverStrip.svelte"),
    (
        "house-silent",
        "The house isn’t answering. We’ll keep trying.",
        "La maison ne répond pas. On continue d’essayer.",
        "app/table/OverStrip.svelte",
    ),
    ("busy", "It’s busy here. One moment…", "Il y a du monde. Un instant…", "table/commit.py"),
    (
        "move-not-saved",
        "That move couldn’t be saved. Please play it again.",
        "Ce coup n’a pas pu être enregistré. Rejouez-le, s’il vous plaît.",
        "table/commit.py",
    ),
    (
        "no-such-code",
        "No table has the code BCDF. Check the letters with your host.",
        "Aucune table n’a le code BCDF. Vérifiez les lettres avec votre hôte.",
        "app/home/Join.svelte",
    ),
    (
        "no-such-table",
        "This table has been cleared away.",
        "Cette table a été débarrassée.",
        "app/table/Room.svelte",
    ),
    (
        "table-full",
        "Every seat is taken. Watch, or take over from a bot.",
        "Toutes les places sont prises. Regardez, ou remplacez un robot.",
        "app/lobby/Lobby.svelte",
    ),
    (
        "alone",
        "Nobody else yet. Send the code, or start with bots.",
        "Personne d’autre pour l’instant. Envoyez le code, ou commencez avec des robots.",
        "app/lobby/Lobby.svelte",
    ),
    ("guest-in-lobby", "Ada will start the game.", "Ada va lancer la partie.", "app/lobby/StartBar.svelte"),
    ("starting-in", "Starting in 5. Not yet?", "Début dans 5. Pas encore ?", "app/lobby/StartBar.svelte"),
    ("wait", "Wait", "Attendre", "app/lobby/StartBar.svelte"),
    ("bar-thinks", "Ada is thinking…", "Ada réfléchit…", "app/table/TableBar.svelte"),
    ("bar-bots", "The bots are playing…", "Les robots jouent…", "app/table/TableBar.svelte"),
    ("bar-several", "Waiting for 5 players", "On attend 5 joueurs", "app/table/TableBar.svelte"),
    (
        "gone-quiet",
        "Ada has gone quiet. A bot takes over in 5 s.",
        "Ada ne répond plus. Un robot prend le relais dans 5 s.",
        "app/table/OverStrip.svelte",
    ),
    (
        "line-sat-in",
        "A bot is playing for Ada for now.",
        "Un robot joue pour Ada en attendant.",
        "updates/log_lines.py",
    ),
    (
        "bot-plays-for-you",
        "A bot has been playing for you.",
        "Un robot a joué à votre place.",
        "app/table/Cue.svelte",
    ),
    ("take-back", "Take my seat back", "Reprendre ma place", "app/table/Actions.svelte"),
    ("missed", "5 moves while you were away", "5 coups en votre absence", "app/table/Missed.svelte"),
    ("missed-skip", "Skip", "Passer", "app/table/Missed.svelte"),
    ("yes", "All right", "D’accord", "app/table/OverStrip.svelte"),
    ("no", "No", "Non", "app/table/OverStrip.svelte"),
    ("vote", "Ada would like to take a move back.", "Ada voudrait reprendre un coup.", "app/table/OverStrip.svelte"),
    (
        "bots-saw-it",
        "Too late: somebody has seen a new card since.",
        "Trop tard : une nouvelle carte a été vue entre-temps.",
        "domain/moves.py",
    ),
    ("master-thumbs", "Thumbs ready…", "Pouces prêts…", ""),
    (
        "master-cue-late",
        "Too late: the last wheel is gone.",
        "Trop tard : la dernière meule est partie.",
        "",
    ),
    (
        "paused",
        "Paused. Go on whenever you like.",
        "En pause. Reprenez quand vous voulez.",
        "app/table/Cue.svelte",
    ),
    (
        "watching",
        "You’re watching. Hands stay hidden.",
        "Vous regardez. Les mains restent cachées.",
        "app/table/Cue.svelte",
    ),
    (
        "another-wanted",
        "Ada is up for another round.",
        "Ada veut bien refaire une partie.",
        "app/ceremony/Wishes.svelte",
    ),
    (
        "next-began",
        "The next game has begun. Your seat is waiting.",
        "La partie suivante a commencé. Votre place vous attend.",
        "app/ceremony/NextBegan.svelte",
    ),
    ("join-in", "Join in", "J’y vais", "app/ceremony/NextBegan.svelte"),
    ("stay-here", "Stay here", "Je reste ici", "app/ceremony/NextBegan.svelte"),
    (
        "daily-done",
        "That’s today’s deal. A new one comes at midnight.",
        "C’était le défi du jour. Le prochain arrive à minuit.",
        "app/daily/DailySheet.svelte",
    ),
    (
        "mine-nothing",
        "Your games will gather here, for your eyes only.",
        "Vos parties se retrouveront ici, rien que pour vous.",
        "app/mine/Mine.svelte",
    ),
    ("no-talk", "Nobody has said anything yet.", "Personne n’a encore rien dit.", "app/table/Chat.svelte"),
    (
        "no-notices",
        "This browser is blocking notifications. You can allow them in its settings.",
        "Ce navigateur bloque les notifications. Vous pouvez les autoriser dans ses réglages.",
        "app/table/TellMe.svelte",
    ),
    (
        "needs-https",
        "This needs a secure address (https). Ask whoever runs this house.",
        "Il faut une adresse sécurisée (https). Parlez-en à qui tient la maison.",
        "app/table/TellMe.svelte",
    ),
    (
        "tv-join",
        "Join in: open cheese.example and type BCDF",
        "Jouez avec nous : ouvrez cheese.example et tapez BCDF",
        "app/tv/TvLobby.svelte",
    ),
]
# What is decided elsewhere, and only said here.
CHOSEN = {"needs-https", "no-notices"}


def bundle(language: str) -> FluentBundle:
    files = [
        *sorted((PAGE / "words").rglob(f"{language}.ftl")),
        SERVER / f"words.{language}.ftl",
        *(game.folder / "web" / f"board.{language}.ftl" for game in all_games().values()),
    ]
    found = FluentBundle([language], use_isolating=False)
    for file in files:
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize(("key", "english", "french", "place"), SAID, ids=[key for key, *_ in SAID])
def test_it_is_said_so_in_both_languages_where_it_belongs(key: str, english: str, french: str, place: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        words = bundle(language)
        pattern = words.get_message(key).value
        assert pattern is not None
        said, troubles = words.format_pattern(pattern, GIVEN)
        assert not troubles
        assert re.sub("[\u00a0\u202f]", " ", str(said)) == expected
    if place:
        files = [folder / place for folder in (PAGE, SERVER) if (folder / place).exists()]
        assert files, f"{place} is not there any more"
        # On the page as a word to be said: a phase may be called the same.
        called = rf"""['"]{re.escape(key)}['"]"""
        used = re.compile(rf"\bt\([^()]*{called}" if place.endswith(".svelte") and key not in CHOSEN else called)
        assert any(used.search(file.read_text(encoding="utf-8")) for file in files), f"{key} is not said in {place}"
