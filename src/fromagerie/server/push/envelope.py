"""A notice as it travels: encrypted for one browser (RFC 8291), signed by this house (RFC 8292)."""

import hashlib
import time
from typing import Final

import msgspec

from fromagerie.server.push.addresses import Target
from fromagerie.server.push.keys import PushKeys, spelled, unspelled

SIGNED_FOR: Final = 12 * 3600  # seconds; a day is the most there is


class BadSubscription(ValueError):
    """Nothing can be encrypted for it."""


def check_subscription(p256dh: str, auth: str) -> None:
    """Whether these are keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), unspelled(p256dh))
        whole = len(unspelled(p256dh)) == 65 and len(unspelled(auth)) == 16
    except ValueError:
        whole = False
    if not whole:
        raise BadSubscription


def seal(notice: dict[str, str], p256dh: str, auth: str) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    sealed: bytes = http_ece.encrypt(
        msgspec.json.encode(notice),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unspelled(p256dh),
        auth_secret=unspelled(auth),
    )
    return sealed


def headers(keys: PushKeys, target: Target, room: str, ttl: int) -> dict[str, str]:
    """`ttl`: seconds for which it is worth delivering. A later notice of the same table takes the place of this one."""
    from py_vapid import Vapid02

    # A date: push services compare it with their own.
    claims = {"aud": target.origin, "exp": int(time.time()) + SIGNED_FOR, "sub": keys.contact}
    signed: dict[str, str] = Vapid02.from_raw(keys.private.encode()).sign(claims)
    topic = spelled(hashlib.sha256(room.encode()).digest()[:18])
    return {
        **signed,
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(ttl),
        "Topic": topic,
        "Urgency": "normal",
    }
