"""Web Push: a browser says where its person can be told that it is their turn, or that they would rather not be."""

from typing import Annotated

from msgspec import Meta, Struct

from fromagerie.server import wire
from fromagerie.server.http.routing import Caller, Problem, Route, WordedProblem
from fromagerie.server.links import this_device
from fromagerie.server.push.addresses import LONGEST, BadAddress, Target
from fromagerie.server.push.envelope import BadSubscription, check_subscription
from fromagerie.server.push.subscriptions import NotYours, Subscription, id_of, of_person, subscribe, unsubscribe
from fromagerie.server.services import Notices
from fromagerie.server.storage.store import Store

Address = Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's PushSubscription says, in which language, and how far its clock is ahead of UTC."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: wire.Language = "en"
    minutes: Annotated[int, Meta(ge=-840, le=840)] = 0


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Address


class PushInfo(Struct, frozen=True):
    key: str | None  # by which push services know this house; None: it tells nobody


async def push_info(caller: Caller) -> PushInfo:
    return PushInfo(caller.registry.notices.key if caller.registry.notices else None)


async def start(caller: Caller, body: Subscribe) -> PushInfo:
    person, notices = known(caller)
    try:
        Target(body.endpoint, anywhere=notices.anywhere)
        check_subscription(body.p256dh, body.auth)
        made = int(caller.registry.clock.now() * 1000)
        browser = Subscription(
            *(id_of(body.endpoint), person, body.endpoint, body.p256dh, body.auth),
            *(body.language, body.minutes, made, await this_device(caller.registry, caller.token)),
        )
        await subscribe(caller.registry.store, browser)
    except (BadAddress, BadSubscription):
        raise WordedProblem(422, "push", "push-bad") from None
    except NotYours:
        raise WordedProblem(409, "push", "push-bad") from None
    return PushInfo(notices.key)


async def stop(caller: Caller, body: Unsubscribe) -> dict[str, int]:
    person, _ = known(caller)
    return {"browsers": await unsubscribe(caller.registry.store, person, body.endpoint)}


async def browsers_of(store: Store, person: str) -> list[dict[str, str]]:
    """What is kept of them, for those who ask; not the address, by which anybody could write to them."""
    browsers = await of_person(store, person)
    return [{"service": Target(one.endpoint, anywhere=True).host, "language": one.language} for one in browsers]


def known(caller: Caller) -> tuple[str, Notices]:
    if caller.registry.notices is None:
        raise WordedProblem(404, "push", "push-off")
    if caller.person is None:
        raise Problem(403, "guest", "Become a guest first.")
    return caller.person, caller.registry.notices


ROUTES = (
    Route("GET", "/api/push", push_info, "Whether this house tells people that it is their turn.", gives=PushInfo),
    Route(
        "POST",
        "/api/push",
        start,
        "Tell me when it is my turn at a slow table.",
        Subscribe,
        PushInfo,
        201,
        "tables",
        False,
        (400, 403, 404, 409, 422),
    ),
    Route(
        "DELETE",
        "/api/push",
        stop,
        "Do not tell this browser any more.",
        Unsubscribe,
        dict[str, int],
        200,
        "tables",
        False,
        (400, 403, 404),
    ),
)
