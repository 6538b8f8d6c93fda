"""What is kept with the deadline of the open questions, so that it can be found anew."""

from typing import Final

import msgspec

from porc_royal.facts import Seat


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """On what terms the open questions fall due. Lengths, no moments: a pause moves a deadline as it stands (DEC-085).

    span    how long after its beginning it falls due (milliseconds)
    length  how much waking time it was to leave everybody who is asked
    cut     whether quiet hours would have put it off for longer than the table allows
    banks   the seats whose time banks run until then
    """

    span: int = 0
    length: int = 0
    cut: bool = False
    banks: tuple[Seat, ...] = ()


NO_TERMS: Final = Terms()
"""Those of a deadline that was opened before terms were kept, and of none."""


def write_terms(terms: Terms) -> bytes:
    """The terms as the row of a deadline holds them."""
    return msgspec.json.encode(terms)


def read_terms(payload: bytes) -> Terms:
    """The terms that the row of a deadline holds."""
    return msgspec.json.decode(payload, type=Terms)
