"""The keys by which push services know a house (VAPID, RFC 8292): made once by its operator, in a file of their own."""

import base64
import json
from pathlib import Path
from typing import NamedTuple

from fromagerie.private_files import make_file, make_folder

MISSING = "Web Push needs two more packages: pip install 'fromagerie[push]'."


class NoKeys(Exception):
    """Why there are none, in one sentence."""


class PushKeys(NamedTuple):
    private: str  # base64url
    public: str  # what browsers are given
    contact: str  # whom push services may write to: mailto: or https:


def make_keys(contact: str) -> PushKeys:
    check_contact(contact)
    try:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02
    except ImportError:
        raise NoKeys(MISSING) from None
    made = Vapid02()
    made.generate_keys()
    private = made.private_key.private_numbers().private_value.to_bytes(32, "big")
    public = made.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return PushKeys(spelled(private), spelled(public), contact)


def check_contact(contact: str) -> None:
    """Push services want to know whom to ask when something is wrong, and some refuse a house that does not say."""
    kind, _, rest = contact.partition(":")
    mail = kind == "mailto" and rest.count("@") == 1 and not rest.startswith("@") and not rest.endswith("@")
    page = kind == "https" and rest.startswith("//") and len(rest) > 4
    if not (mail or page) or any(c.isspace() for c in contact) or len(contact) > 200:
        raise NoKeys("The contact is an address such as mailto:you@example.org or https://example.org.")


def write_keys(file: Path, keys: PushKeys) -> None:
    """For its owner alone, and never over others: whoever subscribed with those would not be told any more."""
    if file.exists():
        raise NoKeys(f"{file} is there already: with new keys nobody who subscribed before would be told any more.")
    try:
        make_folder(file.parent)
        make_file(file)
        file.write_text(json.dumps(keys._asdict(), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise NoKeys(f"{file} cannot be written: {error.strerror}.") from None


def read_keys(file: Path) -> PushKeys:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        keys = PushKeys(**{name: str(found[name]) for name in PushKeys._fields})
        whole = len(unspelled(keys.private)) == 32 and len(unspelled(keys.public)) == 65
    except OSError as error:
        raise NoKeys(f"{file} cannot be read: {error.strerror}; fromagerie push-keys makes one.") from None
    except (ValueError, KeyError, TypeError):
        whole = False
    if not whole:
        raise NoKeys(f"{file} holds no keys: fromagerie push-keys makes some.")
    check_contact(keys.contact)
    check_installed()
    return keys


def check_installed() -> None:
    try:
        import http_ece  # noqa: F401
        import py_vapid  # noqa: F401
    except ImportError:
        raise NoKeys(MISSING) from None


def spelled(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unspelled(text: str) -> bytes:
    """ValueError if it is no base64."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
