"""At the command line, what cannot be done is said in the language of whoever typed it, and players count from 1."""

import pickle
import re
from pathlib import Path

import pytest

from fromagerie.cli import main
from fromagerie.engine.game import AnyGame, BadOptions, all_games, get_game
from fromagerie.engine.journal import BadJournal, write_journal
from fromagerie.engine.options import kinds_of, read_typed, seats_in, type_options
from fromagerie.engine.words import LANGUAGES
from fromagerie.terminal.paint import fit
from fromagerie.terminal.rulebook import fold, look_up
from tests.at_the_door import Run, Typist, read_saved, sit_down
from tests.every_table import of_every_game, play_out

pytestmark = pytest.mark.once

SAID = {
    "play cheese-rescue --players 3 --option centre=true": (
        "À trois, il n’y a pas de carte départ : le centre ne se règle pas."
    ),
    "play cheese-rescue --option centre=maybe": (
        "Réglage « centre » : « maybe » n’est pas un choix possible. Répondez oui ou non."
    ),
    "play cheez-tricks --mode feral": (
        "Réglage « mode » : « feral » n’est pas un choix possible. Choisissez domestic ou wild."
    ),
    "play cheez-tricks --option x=1": "Cheez-Tricks n’a pas de réglage « x ». Il y a : mode, grey_of_nothing, first.",
    "play cheez-tricks --players 3 --option first=4": "Le premier joueur se choisit entre 1 et 3.",
    "play cheez-tricks --option first=0": "Le premier joueur se choisit entre 1 et 4.",
    "play cheez-tricks --option first": "Un réglage s’écrit nom=valeur, pas « first ».",
    "play cheez-tricks --players 9": "Cheez-Tricks se joue à 2, 3, 4 ou 5 joueurs, pas à 9.",
    "play cheez-tricks --players two": "--players : il faut un nombre, pas « two » (voir fromagerie play --help).",
    "play cheez-tricks --seat 5": "Les joueurs sont numérotés de 1 à 4 ; il n’y a pas de joueur « 5 ».",
    "play cheez-tricks --seat 1,1": "À chacun sa place : « 1,1 » cite deux fois la même.",
    "play cheez-tricks --name A,B": "Il y a 2 noms pour 1 personne devant cet écran (voir --seat).",
    "play cheez-tricks --bots random,random": "2 robots sont donnés ; il en faut 3.",
    "play cheez-tricks --seed -1": "Une graine est un nombre à partir de 0, pas -1.",
    "play cheez-tricks --name": "--name : il manque la valeur (voir fromagerie play --help).",
    "play cheez-tricks --explain=1": "--explain s’écrit sans valeur, pas avec « 1 » (voir fromagerie play --help).",
    "play cheez-tricks --se 1": "--se peut vouloir dire --seat, --seed (voir fromagerie play --help).",
    "play cheez-tricks --unheard-of": "Ceci n’est pas compris : --unheard-of (voir fromagerie --help).",
    "play --resume": "Il n’y a pas de partie interrompue à reprendre.",
    "play --resume /nosuch": "Impossible de lire /nosuch : il n’existe pas.",
    "play cheese-master --option slam=oui --option dice=2": "Le Chelem Master fixe lui-même le nombre de dés.",
    "play drole-de-fromage --option games=100": (
        "Réglage « games » : « 100 » ne convient pas. Il faut un nombre entier, de 1 à 99."
    ),
    "play drole-de-fromage --option ages=2013": (
        "Citez chaque joueur, de 1 à 4, une seule fois, du plus jeune au plus âgé."
    ),
    "play drole-de-fromage --option empty=east": "Le côté vide ne se choisit qu’à trois.",
    "replay": "Il manque quelque chose : FICHIER (voir fromagerie replay --help).",
    "replay HERE": "Impossible de lire HERE : c’est un dossier.",
    "replay HERE/junk": "Ce n’est pas un journal de Fromagerie.",
    "verify HERE": "HERE n’est pas un fichier lisible.",
    "verify HERE/game": "Ce journal ne donne pas les graines de son hasard : il n’y a rien à vérifier.",
    "replay HERE/game --to 0": "Ce journal a les lignes 1 à LINES ; il n’y a pas de ligne 0.",
    "replay HERE/edited": "L’en-tête de ce journal n’est plus tel qu’il a été écrit. Quelqu’un l’a-t-il modifié ?",
    "rules cheez-tricks xyzzy": "Aucune règle ne parle de « xyzzy ».",
    "rules belote": f"Il n’y a pas de jeu « belote » sur l’étagère. Il y a : {', '.join(sorted(all_games()))}.",
}


@pytest.mark.parametrize("typed", SAID)
def test_what_cannot_be_done_is_said_in_french(typed: str, run: Run, tmp_path: Path) -> None:
    game = get_game("cheese-rescue")
    journal = play_out(game, 2, game.options(), 1).journal
    (tmp_path / "game").write_text(write_journal(journal), encoding="utf-8")
    (tmp_path / "junk").write_text("{}", encoding="utf-8")
    (tmp_path / "edited").write_text(write_journal(journal).replace('"began": "', '"began": "2'), encoding="utf-8")
    said = run(*typed.replace("HERE", str(tmp_path)).split(), "--lang", "fr")
    expected = SAID[typed].replace("HERE", str(tmp_path)).replace("LINES", str(len(journal.entries)))
    assert said.code == 2
    assert said.err.replace("\N{NO-BREAK SPACE}", " ") == f"fromagerie : {expected}\n"
    assert not re.search(r" [:;!?»]|« ", said.err)


def test_the_language_of_the_system_is_that_of_the_refusals_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Il n’y a pas de jeu" in run("play", "belote").err
    assert "There is no game" in run("play", "belote", "--lang=en").err
    assert "n’est pas un choix possible" in run("play", "belote", "--lang", "de").err


@pytest.mark.parametrize("command", ["", "play", "replay", "verify", "rules", "games"])
def test_help_is_french_where_that_is_asked_for(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([*command.split(), "--lang", "fr", "--help"] if command else ["--help", "--lang", "fr"])
    said = capsys.readouterr().out
    assert said.startswith(f"usage\N{NO-BREAK SPACE}: fromagerie {command}".strip())
    assert "options\N{NO-BREAK SPACE}:" in said
    assert not re.search(r"\b(show|the|which|usage:|language)\b", said)


# Seats


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_count_from_one_where_people_type_and_read(game: AnyGame, language: str, run: Run) -> None:
    if "first" not in game.options.__struct_fields__:
        pytest.skip("nobody begins")
    run(*sit_down(game, "--option", "first=1", "--lang", language), typed=Typist("quit"))
    assert read_saved("unfinished").options["first"] == 0, "journals count from 0"
    assert type_options(game, {"first": 0}, game.words(language)) == {"first": "1"}
    with pytest.raises(BadOptions) as refused:
        game.check_options(2 if 2 in game.player_counts else 3, game.read_options({"first": 9}))
    assert not re.search(r"\b0\b", refused.value.say(language))
    assert "count from 0 here" in str(refused.value), "programmers do"


def test_every_option_that_names_seats_is_marked() -> None:
    marked = {
        (game.key, name): seats_in(kind)
        for game in all_games().values()
        for name, kind in kinds_of(game.options).items()
        if seats_in(kind) or name in ("first", "ages")
    }
    assert marked == {
        ("cheese-mafia", "first"): "one",
        ("cheese-rescue", "first"): "one",
        ("cheez-tricks", "first"): "one",
        ("drole-de-fromage", "ages"): "every",
        ("drole-de-fromage", "first"): "one",
    }


def test_ages_are_typed_from_one_and_kept_from_nought() -> None:
    game = get_game("drole-de-fromage")
    options = read_typed(game, {"ages": "3124", "peek": "non", "points": "aucun"})
    assert (options.ages, options.peek, options.points) == ("2013", False, None)
    assert type_options(game, {"ages": "2013", "peek": False}, game.words("fr")) == {"ages": "3124", "peek": "non"}
    for wrong in ("2013", "1123", "123", "x"):
        with pytest.raises(BadOptions):
            game.check_options(4, read_typed(game, {"ages": wrong}))


# In both languages


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_every_option_that_is_wrong_is_named_with_what_came_in_both_languages(game: AnyGame) -> None:
    for option, kind in kinds_of(game.options).items():
        if option == "ages":
            continue  # any text is read; the game says what is wrong with it
        with pytest.raises(BadOptions) as refused:
            game.read_options({option: "feral"})
        english, french = (refused.value.say(language) for language in LANGUAGES)
        assert str(refused.value) == english
        assert f"“{option}”: “feral”" in english
        assert f"«\N{NO-BREAK SPACE}{option}\N{NO-BREAK SPACE}»" in french
        assert english != french
        assert kind


def test_a_refusal_travels_between_processes() -> None:
    with pytest.raises(BadOptions) as refused:
        get_game("cheese-rescue").check_options(3, get_game("cheese-rescue").read_options({"centre": True}))
    again = pickle.loads(pickle.dumps(refused.value))
    assert again.say("fr") == refused.value.say("fr")
    inside = BadJournal("journal-heading-damaged", why=again)
    assert inside.say("fr").startswith("L’en-tête de ce journal est abîmé\N{NO-BREAK SPACE}: À trois")


# Looking something up


@pytest.mark.parametrize("typed", ["l'atout", "l’atout", "L'ATOUT", "l’Atout"])
def test_an_apostrophe_is_an_apostrophe(typed: str) -> None:
    rules = get_game("cheez-tricks").rules("fr")
    assert look_up(rules, typed) == look_up(rules, "l’atout")
    assert look_up(rules, typed).count("l’atout") > 1


def test_accents_capitals_and_spaces_do_not_matter() -> None:
    rules = get_game("cheez-tricks").rules("fr")
    found = {look_up(rules, typed) for typed in ("égalité", "egalite", "ÉGALITÉ", "Egalite")}
    assert len(found) == 1
    assert "égalité" in found.pop().lower()
    assert fold("Le\N{NO-BREAK SPACE}cœur :  «\N{NO-BREAK SPACE}À l’Été\N{NO-BREAK SPACE}»") == "le coeur : « a l'ete »"


def test_it_is_found_at_the_table_too(run: Run) -> None:
    said = run(*sit_down(get_game("cheez-tricks"), "--lang", "fr"), typed=Typist("? l'atout", "? xyzzy", "quitter"))
    assert "2.5 " in said.out
    assert "Aucune règle ne parle de «\N{NO-BREAK SPACE}xyzzy\N{NO-BREAK SPACE}»" in said.out


# What lies open


@of_every_game
def test_what_can_be_looked_through_is_told_by_help(game: AnyGame, run: Run) -> None:
    said = run(*sit_down(game, "--lang", "fr"), typed=Typist("?", "voir", "quitter")).out
    if game.key == "cheese-mafia":
        assert "voir           regarder toute la défausse" in said
        assert "La défausse est vide." in said
        assert "dire MOT" in said
    else:
        assert "voir   " not in said
        assert "il n’y a pas de défausse à regarder" in said


def test_what_can_be_said_is_listed_in_words(run: Run) -> None:
    said = run(*sit_down(get_game("cheese-mafia"), "--lang", "fr"), typed=Typist("dire", "quitter")).out
    assert re.search(r"^  <10 +« J’ai moins", said.replace("\N{NO-BREAK SPACE}", " "), re.MULTILINE)
    quiet = run(*sit_down(get_game("cheez-tricks"), "--lang", "fr"), typed=Typist("dire", "quitter")).out
    assert "Il n’y a rien à annoncer maintenant." in quiet


# On a narrow screen


def test_long_lines_go_on_below_where_a_word_ends() -> None:
    words = "Tapez un coup\N{NO-BREAK SPACE}; un autre mot"
    assert fit(words, 14).split("\n") == ["Tapez un", "coup\N{NO-BREAK SPACE}; un", "autre mot"]
    column = " " * 21
    table = "  [C3]  3  riposte   " + "annulez la carte" + " et piochez" * 2
    assert fit(table, 50).split("\n")[1].startswith(f"{column}et piochez"), "under its column"
    assert fit("short\n\n  lines", 50) == "short\n\n  lines"
