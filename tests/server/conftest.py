"""A push service of our own, and the keys of a house that uses it."""

from collections.abc import Iterator

import pytest

from fromagerie.server.push.keys import PushKeys, make_keys
from tests.server.push_service import PushService


@pytest.fixture
def service() -> Iterator[PushService]:
    here = PushService()
    yield here
    here.close()


@pytest.fixture(scope="module")
def keys() -> PushKeys:
    return make_keys("mailto:house@example.org")
