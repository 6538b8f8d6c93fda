"""What the channel is told of a ballot: that it opens, to whom it is open, and how it has ended."""

from collections.abc import Sequence

from bot.delivery.outgoing import Button, Row, Say, address_channel, make_row
from bot.i18n import Reader, Words, write_timestamp
from cogs.election.club.custom_ids import BallotToken, Deed
from cogs.election.club.outcome import Outcome
from cogs.election.club.picture import make_count_picture
from cogs.election.club.terms import BallotTerms
from cogs.election.club.wording import name_ballot, word_call, word_candidacies, word_opening, word_result
from storage.ports import BallotRow, NewOwed


def make_opening(
    words: Words, ballot_id: int, place: tuple[int, int], terms: BallotTerms, opener: str, closes_at: int
) -> tuple[NewOwed, ...]:
    """The message by which everybody votes; those who are named are called in one of their own."""
    reader = words.of(terms.language)
    text = word_opening(reader, terms, place[0], opener, closes_at)
    opening = _make_call(reader, ballot_id, place[1], text, "vote", "elections-club-vote")
    if not terms.voters:
        return (opening,)
    called = word_call(reader, terms, "elections-club-called", closes_at)
    return opening, make_row(address_channel(place[1]), Say(text=called, mentions=terms.voters))


def make_candidacies(
    words: Words, ballot_id: int, place: tuple[int, int], terms: BallotTerms, opener: str, opens_at: int
) -> tuple[NewOwed, ...]:
    """The message by which people stand before the voting begins."""
    reader = words.of(terms.language)
    text = word_candidacies(reader, terms, place[0], opener, opens_at)
    return (_make_call(reader, ballot_id, place[1], text, "stand", "elections-club-stand"),)


def _make_call(reader: Reader, ballot_id: int, channel_id: int, text: str, deed: Deed, label: str) -> NewOwed:
    """A message with the one button that everybody is to press."""
    button = Button(custom_id=str(BallotToken(deed, ballot_id)), label=reader.text(label), style="primary")
    return make_row(address_channel(channel_id), Say(text=text, rows=(Row((button,)),)))


def make_reminder(words: Words, row: BallotRow, terms: BallotTerms) -> NewOwed:
    """The message that calls those who are named once more."""
    text = word_call(words.of(terms.language), terms, "elections-club-remind", row.closes_at)
    return make_row(address_channel(row.channel_id), Say(text=text, mentions=terms.voters))


def make_delay(words: Words, row: BallotRow, terms: BallotTerms, closes_at: int) -> NewOwed:
    """The message that tells that a ballot stays open for longer."""
    reader = words.of(terms.language)
    text = reader.text("elections-club-put-off", title=name_ballot(terms), when=write_timestamp(closes_at))
    return make_row(address_channel(row.channel_id), Say(text=text))


def make_result(words: Words, row: BallotRow, terms: BallotTerms, outcome: Outcome) -> NewOwed:
    """The message that tells how a ballot has ended."""
    reader = words.of(terms.language)
    buttons = make_result_row(reader, row.id, outcome, series=bool(terms.every))
    picture = make_count_picture(reader, terms, outcome)
    text = _shorten(word_result(reader, terms, outcome))
    return make_row(address_channel(row.channel_id), Say(text=text, rows=(buttons,), picture=picture))


def make_result_row(reader: Reader, ballot_id: int, outcome: Outcome, *, series: bool = False) -> Row:
    """What leads on from a result: its count, its files, and the same once more."""
    buttons: list[tuple[Deed, str]] = [("count", "elections-club-show-count")] if outcome.stages else []
    buttons += [("files", "elections-club-show-files"), ("again", "elections-club-once-more")]
    if series:
        buttons.append(("stop", "elections-club-stop"))
    return Row(
        tuple(
            Button(custom_id=str(BallotToken(deed, ballot_id)), label=reader.text(key))
            for deed, key in buttons
        )
    )


def _shorten(lines: Sequence[str]) -> str:
    """As many whole lines as a message holds: the buttons below lead to the rest."""
    text = ""
    for line in lines:
        if len(text) + len(line) < 1900:
            text = f"{text}\n{line}" if text else line
    return text
