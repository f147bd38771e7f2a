"""Parts of messages that are encoded once and sent to many."""

from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode


def raw(message: Any) -> Any:
    """Encoded: put into messages as it is."""
    return msgspec.Raw(encode(message))
