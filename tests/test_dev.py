"""What ./dev checks by itself: packages of others do not grow old unnoticed (docs/security.md)."""

import datetime
import re
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tools.run_tests import RUN_ONCE

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
TODAY = datetime.date(2026, 11, 17)  # a fixed day: a run that begins before midnight and ends after it is as good


@pytest.fixture(scope="module")
def dev() -> ModuleType:
    spec = spec_from_loader("dev", SourceFileLoader("dev", str(ROOT / "dev")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("days", "told"), [(0, "ok"), (90, "ok"), (91, "OLD")])
def test_an_upgrade_of_more_than_ninety_days_ago_is_told(dev: ModuleType, days: int, told: str) -> None:
    assert dev.tell_age(TODAY - datetime.timedelta(days), TODAY).startswith(told)


def test_what_the_interpreted_run_does_not_read_is_all_for_one_run() -> None:
    files = [file for folder in RUN_ONCE for file in (ROOT / folder).glob("test_*.py")]
    assert len(files) > 40
    assert [
        file.name for file in files if not re.search(r"^pytestmark = .*?\bonce\b", file.read_text(), re.M | re.S)
    ] == []


def test_the_day_of_the_last_upgrade_is_written_down(dev: ModuleType) -> None:
    assert datetime.date.fromisoformat(dev.UPGRADED.read_text().strip())


def test_the_document_promises_what_is_checked(dev: ModuleType) -> None:
    assert f"| {dev.UPGRADE_WITHIN} days, and before every release |" in (ROOT / "docs" / "security.md").read_text()
