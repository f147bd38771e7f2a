"""Frames of a WebSocket (RFC 6455, section 5.2) for short texts and pings; `websockets` knows the rest."""

# compiled with mypyc

from typing import Final

from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # the first byte of a text in one frame
PING: Final = 0x89
PONG: Final = 0x8A
SHORT: Final = 125  # bytes that a ping or a pong may carry
MASKED: Final = 0x80  # the bit of the second byte that all who are no server set
SHORT_BITS: Final = 0x7F  # the others: the length, if it is short
HEAD: Final = 14  # bytes of a frame before what it carries, at most


def cut_frame(data: bytes, at: int) -> tuple[bytes | None, int]:
    """The text of the frame that begins here, if it is one, and where the frame ends.

    0: it is not all here.
    """
    if len(data) < at + 6:
        return None, 0
    length, mask = data[at + 1] & SHORT_BITS, at + 2
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


def pong_in(frame: bytes) -> bytes | None:
    """What a whole frame carries, if it is a pong as all who are no server send it."""
    if frame[0] != PONG or not frame[1] & MASKED or frame[1] & SHORT_BITS > SHORT:
        return None
    return apply_mask(frame[6:], frame[2:6])


def ping(payload: bytes) -> bytes:
    """To a client; the payload is short."""
    return bytes((PING, len(payload))) + payload


def heading(length: int) -> bytes:
    """Of a text to a client, which is never masked."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 65_536:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2)
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8)


def frame_texts(messages: tuple[bytes, ...]) -> bytes:
    """Texts to a client, one frame each, in one piece."""
    if len(messages) == 1:
        return heading(len(messages[0])) + messages[0]
    return b"".join([part for message in messages for part in (heading(len(message)), message)])
