"""The REST part keeps to its own document, whatever it is asked: schemathesis asks it."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.real_server import RealServer

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with RealServer(tmp_path_factory.mktemp("api")) as server:
        yield schemathesis.openapi.from_url(f"http://{server.address}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_the_document_promises(case: Any) -> None:
    # 5.0 is a whole number to a schema and none to us.
    case.call_and_validate(excluded_checks=[positive_data_acceptance])
