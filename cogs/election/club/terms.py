"""What is said when a ballot opens, and stays so: what is voted on, how, by whom, and what will be published."""

import re
from collections.abc import Collection
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.i18n import clean, read_whole_number
from games.election.methods.paper import Method
from porc_royal.asks import Refused
from storage.ports import Language

Secrecy: TypeAlias = Literal["names", "tally", "secret"]
"""What the close publishes: who voted for whom; numbers alone; numbers, and papers that can be counted once more."""

Every: TypeAlias = Literal["", "week", "month"]
"""How often a series opens: never again, each week, or each month on the same weekday, the first Monday say."""

METHODS: Final[tuple[Method, ...]] = ("single", "approval", "ranked", "pairs")
SECRECIES: Final[tuple[Secrecy, ...]] = ("names", "tally", "secret")
SERIES: Final[tuple[Every, ...]] = ("week", "month")
MOST_CANDIDATES: Final = 25
"""As many choices as a menu of Discord has."""
LONGEST_CANDIDATE: Final = 60
LEAST_SECRET: Final = 10
"""With fewer papers than so many, what is published of a secret ballot would tell too much."""
LONGEST_WARNING_MS: Final = 24 * 3_600_000
MOST_WEIGHT: Final = 99
MOST_QUORUM: Final = 1_000_000
_MENTION: Final = re.compile(r"<@!?(\d{1,20})>")


class Right(Struct, frozen=True):
    """Whoever has this role may vote, with so many votes. The role of everybody has the id of the server."""

    role: int
    weight: int = 1


class BallotTerms(Struct, frozen=True):
    """What was said of a ballot.

    quorum    with fewer papers nobody is elected; 0: there is none
    counted   whether everybody may know meanwhile how many papers there are
    language  of what the channel is told
    every     how often it opens again by itself, by the clock of `zone`, each time for `lasts` seconds
    rulings   what was decided about it while it was open, in this order
    waiting   it has not opened yet: it is the next of a series
    lines     what candidates stand for, a line each, by their place in the list
    speakers  in which order they speak, each by place, with the moment from which on (unix milliseconds)
    voters    who alone may vote, by id, one vote each; (): whoever has one of the `rights`
    people    which candidate is which person, by place and id: a name can be taken by anybody
    """

    title: str
    candidates: tuple[str, ...]
    method: Method
    places: int
    secrecy: Secrecy
    rights: tuple[Right, ...]
    quorum: int = 0
    counted: bool = False
    language: Language = "en"
    every: Every = ""
    zone: str = "UTC"
    lasts: int = 0
    waiting: bool = False
    rulings: tuple[str, ...] = ()
    lines: tuple[tuple[int, str], ...] = ()
    speakers: tuple[tuple[int, int], ...] = ()
    voters: tuple[int, ...] = ()
    people: tuple[tuple[int, int], ...] = ()

    @property
    def weighted(self) -> bool:
        """Whether some have more votes than others."""
        return len({one.weight for one in self.rights}) > 1 or any(one.weight != 1 for one in self.rights)


def renew_terms(terms: BallotTerms) -> BallotTerms:
    """The same terms for another ballot: nothing of what was said while this one was open."""
    return replace(terms, rulings=(), lines=(), speakers=())


def find_candidate(terms: BallotTerms, typed: str) -> int:
    """Which candidate is meant, by name, by number, or as a person. Raises `Refused`."""
    mentioned = _MENTION.fullmatch(typed.strip())
    for place, user_id in terms.people:
        if mentioned is not None and int(mentioned[1]) == user_id:
            return place
    names = [one.casefold() for one in terms.candidates]
    wanted, number = " ".join(typed.split()).casefold(), read_whole_number(typed.strip())
    place = names.index(wanted) if wanted in names else -1 if number is None else number - 1
    if not 0 <= place < len(names):
        raise Refused("elections-error-order", what=clean(typed, 60))
    return place


def check_terms(terms: BallotTerms) -> None:
    """Refuse what cannot be a ballot."""
    if not 2 <= len(terms.candidates) <= MOST_CANDIDATES:
        raise Refused("elections-error-list", least=2, most=MOST_CANDIDATES)
    if len({one.casefold() for one in terms.candidates}) != len(terms.candidates):
        raise Refused("elections-error-list-twice")
    if not 1 <= terms.places < len(terms.candidates):
        raise Refused("elections-error-places", most=len(terms.candidates) - 1)
    if not 0 <= terms.quorum <= MOST_QUORUM:
        raise Refused("elections-error-quorum")
    if any(not 1 <= one.weight <= MOST_WEIGHT for one in terms.rights):
        raise Refused("elections-error-weights")
    if terms.secrecy == "secret" and terms.weighted:
        # Where few weigh as much, the published list would name them.
        raise Refused("elections-error-secret-weights")


def weigh_voter(terms: BallotTerms, user_id: int, roles: Collection[int]) -> int:
    """How many votes somebody has: the most that one of their roles gives; 0: no right to vote."""
    if terms.voters:
        return int(user_id in terms.voters)
    return max([one.weight for one in terms.rights if one.role in roles], default=0)


def find_reminder(terms: BallotTerms, opens_at: int, closes_at: int) -> int | None:
    """When those who are named are reminded: when a quarter of the time is left, a day at most."""
    if not terms.voters:
        return None
    return closes_at - min(LONGEST_WARNING_MS, (closes_at - opens_at) // 4)


def read_terms(kept: bytes) -> BallotTerms:
    """The terms of a ballot as they are kept."""
    return msgspec.json.decode(kept, type=BallotTerms)
