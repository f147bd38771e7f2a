"""Frames of a WebSocket (RFC 6455, section 5.2), as far as short texts need them; `websockets` knows the rest."""

from typing import Final

from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # the first byte of a text in one frame
CONTROL: Final = 0x08  # the bit of pings, pongs and closes


def cut_frame(data: bytes, at: int) -> tuple[bytes | None, int]:
    """The text of the frame that begins here, if it is one, and where the frame ends.

    0: it does not end here, or it is the beginning of something that others continue.
    """
    if len(data) < at + 6:
        return None, 0
    length, mask = data[at + 1] & 127, at + 2
    if length == 126:
        length, mask = int.from_bytes(data[mask : mask + 2]), mask + 2
    elif length == 127:
        length, mask = int.from_bytes(data[mask : mask + 8]), mask + 8
    end = mask + 4 + length
    if not data[at + 1] & 128 or end > len(data):
        return None, 0
    if data[at] != WHOLE_TEXT:
        return None, end if data[at] & CONTROL else 0
    return apply_mask(data[mask + 4 : end], data[mask : mask + 4]), end


def heading(length: int) -> bytes:
    """Of a text to a client, which is never masked."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 65_536:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2)
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8)
