"""`./dev bench scale` before and after it measures: what it will do, and how it tells what it found."""

import math

import pytest

from benchmarks import scale, scale_load, steady
from benchmarks.load_http import read_head

pytestmark = pytest.mark.once


def test_the_default_is_what_was_promised_and_quick_is_small() -> None:
    given = scale.parse([])
    assert (given.tables, given.processes, given.rate) == ([10, 50, 200, 1000, 5000], [1, 2, 4], 400)
    quick = scale.parse(["--quick", "--rate", "7"])
    assert max(quick.tables) <= 50
    assert (quick.rate, quick.output) == (7, None)  # a small try does not replace real figures
    assert scale.parse(["--processes", "", "--tables", "30,20"]).tables == [20, 30]


@pytest.mark.parametrize("wrong", [["--people", "9"], ["--tables", "0"], ["--seconds", "-1"], ["--tables", "many"]])
def test_what_makes_no_sense_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        scale.parse(wrong)
    assert "./dev bench scale: error" in capsys.readouterr().err


def test_where_four_people_do_not_fit_fewer_come_and_are_compared_with_as_few() -> None:
    assert scale.plan([10, 1000, 5000], 4, 10**6) == [(10, 4), (1000, 4), (5000, 4)]
    assert scale.plan([10, 1000, 5000], 4, 20_000) == [(10, 4), (1000, 4), (1000, 3), (5000, 3)]
    assert scale.plan([10, 5000], 4, 1024) == [(10, 4)]


def test_more_sockets_than_an_address_has_ports_come_from_several() -> None:
    assert {scale_load.source_of(number, 15_000) for number in (0, 14_999)} == {None}
    assert len({scale_load.source_of(number, 60_000) for number in range(0, 60_000, 1000)}) == 3


def test_the_report_shows_every_figure_and_which_rate_was_not_reached() -> None:
    given = scale.parse([])
    found = scale.Found()
    columns = [*scale.COST, *scale.REST]
    found.grown = [
        dict.fromkeys(columns, 1.25) | {"tables": size, "moves/s": moves, "wanted/s": 400.0, "errors": math.nan}
        for size, moves in ((10, 300.0), (50, 399.0))
    ]
    found.shared = [dict.fromkeys(scale.SHARED, 2.5)]
    found.words, found.locks = [dict.fromkeys(scale.WORDS, 3.5)], 14_800
    text = scale.report("scale --some", given, 20_000, found)
    assert "`./dev bench scale --some`" in text
    assert "not reached with these numbers of tables: 10 (300/s).\n" in text
    assert "| 1.250 |" in text  # CPU a move to the microsecond
    assert "14800 locks" in text
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert [row.count("|") - 1 for row in rows] == [len(scale.COST)] * 4 + [len(scale.REST)] * 4 + [
        len(scale.SHARED)
    ] * 3 + [len(scale.WORDS)] * 3


def test_the_head_of_an_answer_is_read() -> None:
    head = "HTTP/1.1 201 Created\r\nContent-Length: 12\r\nSet-Cookie: a=b; Path=/\r\n\r\n"
    assert read_head(head) == (201, {"content-length": "12", "set-cookie": "a=b; Path=/"})


def test_whether_the_server_grows_is_told_from_when_it_has_settled() -> None:
    seen = [steady.Minute(n, 60, 60 * n, 6000, 100.0 + min(n, steady.SETTLING)) for n in range(1, 12)]
    told = steady.report("steady --minutes 11", seen)
    assert "| 11 | 60 | 660 | 100 | 106.0 |" in told
    assert "From minute 7 on: +0.00 MiB a minute, between 106.0 and 106.0 MiB, while 240 tables" in told
