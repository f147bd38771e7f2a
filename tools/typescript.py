"""Structs of Python in TypeScript: what the wire and the games write their types with."""

import inspect
import json
import re
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec import inspect as shapes

Schema = dict[str, Any]

# What is said of a field by no type at all: any JSON.
ANYTHING = "Json"


def components(*roots: Any) -> dict[str, Schema]:
    """The schemas of these types and of all that is in them, by name."""
    return msgspec.json.schema_components(roots, ref_template="{name}")[1]


def structs(*roots: Any) -> dict[str, type[Struct]]:
    """The Structs among these types and in them, by name: what their schemas do not tell is told by them."""
    found: dict[str, type[Struct]] = {}
    waiting = list(shapes.multi_type_info(roots))
    while waiting:
        shape: Any = waiting.pop()
        match shape:
            case shapes.StructType(cls=kind, fields=fields):
                if kind.__name__ not in found:
                    found[kind.__name__] = kind
                    waiting += [field.type for field in fields]
            case shapes.UnionType(types=types) | shapes.TupleType(item_types=types):
                waiting += types
            case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
                waiting.append(item)
            case shapes.DictType(value_type=item) | shapes.Metadata(type=item):
                waiting.append(item)
    return found


def interfaces(*roots: Any, sent: bool) -> list[str]:
    """These types and all that is in them, each as an interface."""
    kinds = structs(*roots)
    return [interface(schema, kinds[schema["title"]], sent=sent) for schema in components(*roots).values()]


def interface(schema: Schema, kind: type[Struct], *, sent: bool) -> str:
    """What the server sends is all there; what a client sends may leave out whatever has a default."""
    omits = kind.__struct_config__.omit_defaults
    remarks = remarks_of(kind)
    lines = []
    for name, field in schema["properties"].items():
        always = name in schema["required"] or (sent and "default" in field and not omits)
        remark = field.get("description") or remarks.get(name)
        if remark:
            lines.append(f"  /** {remark} */")
        # A default that is never sent needs no word of its own.
        spelling = spelt(without_null(field) if sent and omits and field.get("default", 0) is None else field)
        lines.append(f"  {name}{'' if always else '?'}: {spelling};")
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    return f"{about}export interface {schema['title']} {{\n" + "".join(f"{line}\n" for line in lines) + "}"


def without_null(field: Schema) -> Schema:
    return {"anyOf": [one for one in field["anyOf"] if one.get("type") != "null"]}


def spelt(schema: Schema) -> str:
    """A type, in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return either(schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spelt(one) for one in schema["anyOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(spelt, schema['prefixItems']))}]"
        case "array":
            items = spelt(schema.get("items") or {})
            return f"({items})[]" if "|" in re.sub(r"\(.*\)|<.*>", "", items) else f"{items}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {spelt(values if isinstance(values, dict) else {})}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(schema["type"])
    return ANYTHING


def either(values: Iterable[Any]) -> str:
    return " | ".join(map(json.dumps, values))


def union(name: str, kinds: Iterable[type[Struct]]) -> str:
    return f"export type {name} =" + ("".join(f"\n  | {kind.__name__}" for kind in kinds) or " never") + ";"


def remarks_of(kind: type[Struct]) -> dict[str, str]:
    """The comments beside the fields of a struct."""
    return dict(re.findall(r"^    (\w+): [^#\n]*  # (.+)$", inspect.getsource(kind), re.MULTILINE))
