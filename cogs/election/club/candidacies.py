"""Who stands in a ballot that has not opened yet: each stands for themselves, with a line of programme."""

from msgspec.structs import replace

from bot.i18n import Reader, escape
from cogs.election.club.terms import MOST_CANDIDATES, BallotTerms
from cogs.election.club.wording import LONGEST_LINE, embolden_candidate, name_ballot, name_candidate
from porc_royal.asks import Refused


def find_own_place(terms: BallotTerms, user_id: int) -> int | None:
    """Where somebody stands in the list; None where they do not."""
    return next((place for place, person in terms.people if person == user_id), None)


def add_candidate(terms: BallotTerms, user_id: int, name: str, line: str) -> BallotTerms:
    """Let somebody stand, or say something else of themselves. Raises `Refused`."""
    place = find_own_place(terms, user_id)
    if place is None:
        place = len(terms.candidates)
        if place >= MOST_CANDIDATES:
            raise Refused("elections-error-full", most=MOST_CANDIDATES)
        if name.casefold() in [one.casefold() for one in terms.candidates]:
            # Who of two is meant could not be told on a paper.
            raise Refused("elections-error-name-taken")
        terms = replace(terms, candidates=(*terms.candidates, name), people=(*terms.people, (place, user_id)))
    lines = {one: said for one, said in terms.lines if one != place}
    if line:
        lines[place] = line
    return replace(terms, lines=tuple(sorted(lines.items())))


def remove_candidate(terms: BallotTerms, user_id: int) -> BallotTerms:
    """Let somebody stand no more. Raises `Refused`."""
    gone = find_own_place(terms, user_id)
    if gone is None:
        raise Refused("elections-error-not-standing")
    return replace(
        terms,
        candidates=tuple(name for place, name in enumerate(terms.candidates) if place != gone),
        people=tuple((place - (place > gone), one) for place, one in terms.people if place != gone),
        lines=tuple((place - (place > gone), line) for place, line in terms.lines if place != gone),
        speakers=tuple((place - (place > gone), at) for place, at in terms.speakers if place != gone),
    )


def has_enough(terms: BallotTerms) -> bool:
    """Whether there is something to choose: two candidates at least, and more than places."""
    return len(terms.candidates) > max(1, terms.places)


def word_entry(reader: Reader, terms: BallotTerms, user_id: int, line: str) -> str:
    """The channel is told that somebody stands, or what else they say of themselves."""
    who = embolden_candidate(terms, find_own_place(terms, user_id) or 0)
    key = "elections-club-enters" if line else "elections-club-enters-plain"
    return reader.text(key, title=name_ballot(terms), who=who, what=escape(line, LONGEST_LINE))


def word_exit(reader: Reader, terms: BallotTerms, user_id: int) -> str:
    """The channel is told that somebody stands no more."""
    who = name_candidate(terms, find_own_place(terms, user_id) or 0)
    return reader.text("elections-club-leaves", title=name_ballot(terms), who=who)
