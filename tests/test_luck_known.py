"""Known answers: whatever changes in this program, luck that was promised under this scheme can be checked for ever."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from fromagerie.engine.sealed import SealedDealer, pledge, seals

pytestmark = pytest.mark.once

SECRET = bytes(range(32))
TABLE = "table 7"
SEEDS = ("brie", "", "chèvre")
DOCS = Path(__file__).parent.parent / "docs" / "luck.md"


def test_the_pledge_of_a_secret() -> None:
    assert pledge(SECRET, TABLE) == "69ab6ce54164748704eac3eb1af133f011f3a5e85e856e04b93dbb1c6ac72138"


def test_the_seals_of_rounds() -> None:
    assert [(seal.commitment, seal.seed) for seal in seals(SECRET, TABLE, 2, over=False)] == [
        (
            "456c2edd95f0441535686cea5aa8f52a7a2fb305acf37183b2347f39b67b28e9",
            "befd0104c820420dd64096e59a7658359afd3a3ae0b2f4966f6452eef9e44832",
        ),
        (
            "087cb9a256029899a04baab192ec1d277f82434ca26226d160baa7f6b2b77eb9",
            "6df34540d04faf4a067caaa1faf5accd7fed59770c7f3bad923c7e49d7e4636c",
        ),
        ("07cde09ca2af98a8b71da5557e448135a3ee3688c0cebf6f4ba4712a3d6d7835", None),
        ("a89e60a82d52a0b56a9f0a0b09ce664459edf182180640c50d3f3598c343aad8", None),
    ]


@pytest.mark.parametrize(
    ("place", "cards", "die", "underside"),
    [
        ((0, 0), "BEJFHAIDCG", "4", "wormy"),
        ((0, 3), "JAFIGCBEDH", "1", "wormy"),
        ((1, 7), "ICGFADEJBH", "6", "good"),
    ],
)
def test_what_is_drawn_at_a_place(place: tuple[int, int], cards: str, die: str, underside: str) -> None:
    names = {"cards": "ABCDEFGHIJ", "die": "123456", "underside": ("good", "wormy")}
    dealer = SealedDealer(SECRET, SEEDS, names, lambda: place)
    dealer.draw(list(range(10)), 10, "cards")
    dealer.draw(list(range(6)), 1, "die")
    dealer.draw([0, 0, 0, 1], 1, "underside")
    assert [draw.drawn for draw in dealer.draws] == [list(cards), [die], [underside]]
    assert [(draw.round, draw.entry) for draw in dealer.draws] == [place] * 3


def test_a_word_that_would_be_unfair_is_passed_over() -> None:
    dealer = SealedDealer(SECRET, SEEDS, {})
    assert [dealer.below(3 << 62) for _ in range(4)] == [
        1573991635408806460,
        8637348860033779337,
        8613246624432556440,
        2215764115135977913,
    ]
    assert dealer.counter == 5


@pytest.mark.skipif(not (shutil.which("openssl") and shutil.which("sha256sum")), reason="needs openssl and sha256sum")
def test_what_the_docs_do_by_hand_comes_out_as_they_say() -> None:
    examples = re.findall(r"```sh\n(.*?)```\s+```\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 3
    for commands, answer in examples:
        done = subprocess.run(["sh", "-c", commands], capture_output=True, text=True, timeout=120)
        assert done.stdout == answer, done.stderr
