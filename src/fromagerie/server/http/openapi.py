"""The OpenAPI document of the REST part, made from the table of its routes."""

import re
from functools import cache
from typing import Any

import msgspec

from fromagerie import __version__
from fromagerie.server.http.routes import ROUTES
from fromagerie.server.http.routing import ErrorBody, Route

STATUS = {400: "Malformed", 404: "Not there", 422: "Not possible"}


def document() -> dict[str, Any]:
    types = [kind for route in ROUTES for kind in (route.takes, route.gives) if kind not in (None, bytes)]
    schemas, components = msgspec.json.schema_components(
        [*types, ErrorBody], ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(map(repr, [*types, ErrorBody]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fromagerie",
            "version": __version__,
            "description": "Tables for five cheese games.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


@cache
def encoded() -> bytes:
    """Made once, and late: it takes a while."""
    return msgspec.json.encode(document())


def operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    error = {"application/json": {"schema": schema_of[repr(ErrorBody)]}}
    responses: dict[str, Any] = {
        str(status): {"description": STATUS.get(status, "Refused"), "content": error}
        for status in (*route.errors, *((403, 408, 413) if route.method != "GET" else ()), 421, 429, 503)
    }
    responses[str(route.status)] = {"description": "Done", "content": content(route, schema_of)}
    found: dict[str, Any] = {
        "summary": route.about,
        "operationId": route.does.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", route.path)
        ],
        "responses": dict(sorted(responses.items())),
    }
    if route.takes:
        body = {"application/json": {"schema": schema_of[repr(route.takes)]}}
        found["requestBody"] = {"required": True, "content": body}
    return found


def content(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    if route.gives is bytes:
        kind = "image/svg+xml" if route.path.endswith(".svg") else "application/json"
        return {kind: {"schema": {} if kind == "application/json" else {"type": "string"}}}
    return {"application/json": {"schema": schema_of[repr(route.gives)]}}
