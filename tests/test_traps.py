"""What reads right and compiles wrong: the compiled modules keep clear of it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parent.parent / "src" / "fromagerie"
COMPILED = [
    *(SOURCE / "engine" / f"{name}.py" for name in ("bits", "dealer", "playout", "spread", "state", "tensors")),
    *sorted((SOURCE / "games").glob("*/rules*.py")),
    *sorted((SOURCE / "games").glob("*/tensors.py")),
    *sorted((SOURCE / "bots").glob("search*.py")),
    SOURCE / "rl" / "batch.py",
]
INT_32 = 2**31
BOXED = 2**62

in_every_module = pytest.mark.parametrize("module", COMPILED, ids=lambda module: str(module.relative_to(SOURCE)))


@in_every_module
def test_no_small_constant_is_shifted_left(module: Path) -> None:
    """In C a small literal has 32 bits: 0xF << 28 is negative, 1 << 40 is anything. Write bit(n), or 0xF * bit(n)."""
    assert list(small_constants_shifted(ast.parse(module.read_text()))) == []


@in_every_module
def test_no_constant_is_too_large_to_stay_unboxed(module: Path) -> None:
    tree = ast.parse(module.read_text())
    numbers = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and type(node.value) is int]
    assert [number for number in numbers if number >= BOXED] == []


def small_constants_shifted(tree: ast.Module) -> Iterator[str]:
    constants = {
        node.target.id: value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
        for value in [number_in(node.value, {})]
        if value is not None
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and number_in(node.right, constants) is None:
            shifted = number_in(node.left, constants)
            if shifted is not None and shifted < INT_32:
                yield f"line {node.lineno}: {ast.unparse(node)}"


def number_in(node: ast.expr, constants: dict[str, int]) -> int | None:
    """The number an expression is known to be when it is compiled; None if only the game knows."""
    match node:
        case ast.Constant(int(value)):
            return value
        case ast.Name(name):
            return constants.get(name)
        case ast.BinOp(left, ast.LShift(), right):
            one, by = number_in(left, constants), number_in(right, constants)
            return None if one is None or by is None else one << by
    return None


def test_the_trap_is_seen_when_it_is_there() -> None:
    trap = ast.parse("ONES: Final = 0xF\ndef f(n: i64) -> i64:\n    return ONES << n\n")
    assert list(small_constants_shifted(trap)) == ["line 3: ONES << n"]
