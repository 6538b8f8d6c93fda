"""`/election list`, and `/election result` of a ballot: how those of a channel stand, or have ended."""

from bot.i18n import Reader, fit, split, write_date, write_timestamp
from bot.interactions.responses import answer, make_in_time
from bot.panels.prompts import Panel
from cogs.common import Interaction, find_reader
from cogs.election.club.ballots import KeptBallot, make_result_row
from cogs.election.club.service import find_ballots
from cogs.election.club.wording import name_ballot, name_candidate, word_result
from games.election.game import GAME
from porc_royal.asks import Refused


async def list_ballots(interaction: Interaction) -> None:
    """The ballots of this channel, the newest first; and who has reigned here, as a picture."""
    from cogs.election.reigns import list_shown, make_reigns_picture  # noqa: PLC0415 - they import the rules
    from cogs.election.standing import Elections  # noqa: PLC0415 - they import the rules

    bot, here = interaction.client, interaction.channel_id or 0
    reader, found = await find_reader(interaction), await find_ballots(bot).list_in(here)
    reigns = await Elections(bot.store, bot.tables, bot.voices, bot.pictures).list_reigns(here)
    if not found and not reigns:
        raise Refused("elections-club-none")
    lines = (
        [reader.text("elections-club-list")] if found else [f"**{reader.text('elections-reigns-picture')}**"]
    )
    lines += [_word_line(reader, kept) for kept in found]
    shown = list_shown(reader, found, reigns)
    picture = await make_in_time(interaction, make_reigns_picture(bot.pictures, reader, shown))
    first, *more = split("\n".join(lines), 1900)
    await answer(interaction, Panel(first, more=tuple(more)), picture=picture)


def _word_line(reader: Reader, kept: KeptBallot) -> str:
    """One ballot of a list: until when it is open, or who was elected."""
    number, title = kept.row.id, name_ballot(kept.terms)
    if kept.terms.waiting:
        begins = write_timestamp(kept.row.closes_at)
        return reader.text("elections-club-listed-waiting", number=number, title=title, when=begins)
    if kept.outcome is None:
        until = write_timestamp(kept.row.closes_at)
        return reader.text("elections-club-listed", number=number, title=title, when=until)
    since = write_date(kept.row.closed_at or 0)
    if not kept.outcome.elected:
        return reader.text("elections-club-listed-none", number=number, title=title, when=since)
    who = fit(reader.join([name_candidate(kept.terms, one) for one in kept.outcome.elected]), 120)
    return reader.text("elections-club-listed-over", number=number, title=title, when=since, who=who)


async def find_shown_ballot(interaction: Interaction, number: int | None) -> KeptBallot | None:
    """The ballot that is meant: the one of this number, else the channel's last where it had no other election."""
    ballots, here = find_ballots(interaction.client), interaction.channel_id or 0
    if number is not None:
        return await ballots.find(number, here)
    store = interaction.client.store
    live = await store.table_in(here)
    if (live is not None and live.game == GAME.name) or await store.tables_ended_in(here, GAME.name, 1):
        return None
    found = await ballots.list_in(here)
    return found[0] if found else None


async def show_ballot(interaction: Interaction, kept: KeptBallot) -> None:
    """How a ballot has ended, with its count and its files; of one under way nothing but until when it lasts."""
    reader = await find_reader(interaction)
    if kept.outcome is None:
        lines = [_word_line(reader, kept)]
        papers = await find_ballots(interaction.client).count_papers(kept)
        if papers is not None:
            lines.append(reader.text("elections-club-so-far", number=papers))
        await answer(interaction, Panel("\n".join(lines)))
        return
    first, *more = split("\n".join(word_result(reader, kept.terms, kept.outcome)), 1900)
    row = make_result_row(reader, kept.row.id, kept.outcome, series=bool(kept.terms.every))
    await answer(interaction, Panel(first, (row,), more=tuple(more)))
