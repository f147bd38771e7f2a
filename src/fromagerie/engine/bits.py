"""Sets of small numbers as the bits of one integer: card 5 is in the hand when bit 5 is set.

A set holds numbers from 0 to 60. Constants here stay below 2**62: a larger one is a boxed integer in compiled code, and
unboxing it costs more than all the rest.
"""

# compiled with mypyc

from typing import Final

from mypy_extensions import i64

LARGEST: Final = 60
HIGHEST: Final = 1 << LARGEST


def bit(number: i64) -> i64:
    """The set with just this number in it."""
    # Not 1 << number: a literal 1 is compiled as a 32-bit one.
    return HIGHEST >> (LARGEST - number)


def count(members: i64) -> i64:
    """How many numbers are in the set."""
    x = members - ((members >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def lowest(members: i64) -> i64:
    """The lowest number in the set, which must not be empty."""
    return count((members & -members) - 1)


def highest(members: i64) -> i64:
    """The highest number in the set, which must not be empty."""
    members |= members >> 1
    members |= members >> 2
    members |= members >> 4
    members |= members >> 8
    members |= members >> 16
    members |= members >> 32
    return count(members) - 1


def nth(members: i64, n: i64) -> i64:
    """The n-th lowest number in the set, counting from 0."""
    while n > 0:
        members &= members - 1
        n -= 1
    return lowest(members)


def members_of(members: i64) -> list[int]:
    """The numbers in the set, lowest first."""
    numbers: list[int] = []
    while members:
        numbers.append(int(lowest(members)))
        members &= members - 1
    return numbers


def set_of(numbers: list[int]) -> i64:
    """The set with these numbers in it."""
    members: i64 = 0
    for number in numbers:
        members |= bit(number)
    return members
