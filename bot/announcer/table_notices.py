"""Notices with buttons: an open seat, an open vote, a table that nobody uses. Each is edited until it is settled."""

from bot.delivery.outgoing import Button, Edit, Outgoing, Row, Say, Style, address_channel, make_row
from bot.i18n import embolden
from bot.panels.custom_ids import Token
from bot.tables.live import Live
from bot.tables.tally import Tally, count_votes
from bot.tables.votes import VOTE, Vote
from bot.wording.voice import Voice
from storage.ports import NewOwed

WARNING = "closing"
"""The name under which the warning is remembered that a table will be closed."""


def offer_open_seat(live: Live, voice: Voice, seat: int, text: str) -> Say:
    """The message that anybody may take a seat, with the button that takes it."""
    button = Button(
        custom_id=str(Token("take", live.table.id, seat=seat)),
        label=voice.text("substitute-accept"),
        style="success",
    )
    return Say(text=text, rows=(Row((button,)),), keep=_name_offer(seat))


def close_open_seat(live: Live, seat: int, text: str) -> NewOwed:
    """Take the button away: the seat is taken."""
    return make_row(
        address_channel(live.table.channel_id), Edit(keep=_name_offer(seat), text=text, anew=False)
    )


def warn_of_closing(live: Live, voice: Voice, end: int) -> NewOwed:
    """Say when a table will be closed that nobody uses, with a button that keeps it."""
    key = "upkeep-warning-lobby" if live.table.status == "lobby" else "upkeep-warning"
    text = voice.text(key, table=voice.table_name(live.table), when=voice.moment(end))
    button = Button(
        custom_id=str(Token("stay", live.table.id)), label=voice.text("upkeep-button"), style="primary"
    )
    return make_row(
        address_channel(live.table.channel_id), Say(text=text, rows=(Row((button,)),), keep=WARNING)
    )


def close_warning(live: Live, text: str) -> NewOwed:
    """Say in the warning what became of it, without its button."""
    return make_row(address_channel(live.table.channel_id), Edit(keep=WARNING, text=text, anew=False))


def show_vote(live: Live, voice: Voice, vote: Vote, at: int, *, new: bool = False) -> NewOwed:
    """The open vote as it stands, with its buttons; who has voted how is public, where nothing is sealed."""
    if vote.is_sealed:
        return _show_sealed_vote(live, voice, vote)
    answers: tuple[tuple[str, Style], ...] = (("yes", "success"), ("no", "danger"))
    buttons = tuple(
        Button(
            custom_id=str(Token("vote", live.table.id, vote.began, option=name)),
            label=voice.text(f"vote-{name}"),
            style=style,
        )
        for name, style in answers
    )
    tally = count_votes(live, vote, at)
    needs = voice.text("vote-needs", count=tally.needed, number=tally.voters, when=voice.moment(vote.ends))
    text = "\n".join([*_list_voices(live, voice, vote, tally), f"-# {needs}"])
    message: Outgoing = Say(text=text, rows=(Row(buttons),), keep=VOTE)
    if not new:
        message = Edit(keep=VOTE, text=text, rows=(Row(buttons),))
    return make_row(address_channel(live.table.channel_id), message)


def close_vote(live: Live, voice: Voice, vote: Vote, ending: str, at: int | None = None) -> NewOwed:
    """The vote as it stood in the end, without its buttons, and what came of it."""
    if vote.is_sealed:
        text = "\n".join([describe_proposal(voice, vote, vote.told), ending])
        return make_row(address_channel(live.table.channel_id), Edit(keep=VOTE, text=text))
    tally = count_votes(live, vote, vote.ends if at is None else at)
    text = "\n".join([*_list_voices(live, voice, vote, tally), ending])
    return make_row(address_channel(live.table.channel_id), Edit(keep=VOTE, text=text))


def _show_sealed_vote(live: Live, voice: Voice, vote: Vote) -> NewOwed:
    """What is proposed, on what terms, and the buttons. It stays as it is until it closes: edits would tell."""
    names: list[tuple[str, str, Style]] = [("yes", "vote-yes", "secondary"), ("no", "vote-no", "secondary")]
    if vote.what == "back":
        names.insert(0, ("look", "back-look", "primary"))
    buttons = tuple(
        Button(
            custom_id=str(Token("vote", live.table.id, vote.began, option=name)),
            label=voice.text(key),
            style=style,
        )
        for name, key, style in names
    )
    terms = voice.text(f"{vote.what}-terms", when=voice.moment(vote.ends))
    text = "\n".join([describe_proposal(voice, vote, vote.told), f"-# {terms}"])
    return make_row(address_channel(live.table.channel_id), Say(text=text, rows=(Row(buttons),), keep=VOTE))


def describe_proposal(voice: Voice, vote: Vote, whose: str) -> str:
    """What is proposed, in a sentence."""
    return voice.text(
        f"vote-{vote.what}",
        who=embolden(vote.by),
        what=whose,
        when=voice.moment(vote.until),
        length=voice.reader.length(vote.seconds),
    )


def _list_voices(live: Live, voice: Voice, vote: Vote, tally: Tally) -> list[str]:
    whose = next((embolden(row.name) for row in live.seats if row.seat == vote.seat), "")
    lines = [describe_proposal(voice, vote, whose)]
    for key, rows in (("vote-for", tally.yes), ("vote-against", tally.no)):
        if rows:
            lines.append(voice.text(key, who=voice.join([embolden(row.name) for row in rows])))
    return lines


def _name_offer(seat: int) -> str:
    """Under which name the message is remembered that offers a seat to anybody."""
    return f"open-seat-{seat}"
