"""Frames of a WebSocket (RFC 6455, section 5.2), as far as short texts need them; `websockets` knows the rest."""

from typing import Final

from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # the first byte of a text in one frame
MASKED: Final = 0x80  # the bit of the second byte that all who are no server set
HEAD: Final = 14  # bytes of a frame before what it carries, at most


def cut_frame(data: bytes, at: int) -> tuple[bytes | None, int]:
    """The text of the frame that begins here, if it is one, and where the frame ends.

    0: it is not all here.
    """
    if len(data) < at + 6:
        return None, 0
    length, mask = data[at + 1] & 127, at + 2
    if length == 126:
        length, mask = int.from_bytes(data[mask : mask + 2]), mask + 2
    elif length == 127:
        length, mask = int.from_bytes(data[mask : mask + 8]), mask + 8
    begin = mask + 4 if data[at + 1] & MASKED else mask
    end = begin + length
    if end > len(data):
        return None, 0
    if data[at] != WHOLE_TEXT or begin == mask:
        return None, end
    return apply_mask(data[begin:end], data[mask:begin]), end


def heading(length: int) -> bytes:
    """Of a text to a client, which is never masked."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 65_536:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2)
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8)
