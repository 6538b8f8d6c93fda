"""`/play` and `/vote`: what a card is aimed at and whom one votes for, completed from the viewer's own question."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.i18n import is_part
from bot.panels.prompts import make_note_writer
from bot.tables.live import Live
from bot.wording.typed_cards import list_playable_cards, list_targets, make_card_reply
from bot.wording.typed_fields import Shown, complete_field, find_ask
from bot.wording.typed_replies import make_reply
from bot.wording.voice import Voice
from cogs.common import Interaction, Names, complete_from, list_own_tables, make_choices, reply_with
from cogs.ways import PLAY, UNDESCRIBED
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Named, Seat


class Playing(commands.Cog):
    """What every game shares that has cards to play or votes to cast."""

    @app_commands.command(name="play", description=UNDESCRIBED, extras=PLAY)
    async def play(
        self,
        interaction: Interaction,
        card: str,
        target: str | None = None,
        other: str | None = None,
        table: str | None = None,
    ) -> None:
        """Play a card; when it needs more than its targets, open its form."""

        def make(live: Live, voice: Voice, seat: Seat | None) -> Reply:
            return make_card_reply(voice, find_ask(live, seat), card, [one for one in (target, other) if one])

        await reply_with(interaction, table, make)

    @app_commands.command(name="vote", description=UNDESCRIBED, extras=PLAY)
    @app_commands.rename(choice="for")
    async def vote(self, interaction: Interaction, choice: str, table: str | None = None) -> None:
        """Vote, where the game is asking for a vote."""

        def make(live: Live, voice: Voice, seat: Seat | None) -> Reply:
            ask = find_ask(live, seat)
            option = ask.options.get("vote")
            if option is None:
                raise Refused("no-vote")
            return make_reply(voice, ask, "vote", dict.fromkeys(option.fields, choice))

        await reply_with(interaction, table, make)

    @play.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> Names:
        """The viewer's own cards that can be played now."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Sequence[Shown]:
            ask = find_ask(live, seat)
            note = make_note_writer(live, voice, ask.seat)
            cards = [Named("card", one) for one, _ in list_playable_cards(ask)]
            found = [(f"{voice.value(one)} · {note(one)}", one.name) for one in cards]
            return [one for one in found if is_part(typed, *one)]

        return make_choices(await complete_from(interaction, see))

    @play.autocomplete("target")
    async def _target(self, interaction: Interaction, typed: str) -> Names:
        """What the card may be aimed at."""
        return await self._complete_target(interaction, (), typed)

    @play.autocomplete("other")
    async def _other(self, interaction: Interaction, typed: str) -> Names:
        """What the card may be aimed at besides its first target."""
        return await self._complete_target(interaction, ("target",), typed)

    async def _complete_target(self, interaction: Interaction, before: Sequence[str], typed: str) -> Names:
        given = vars(interaction.namespace)

        def see(live: Live, voice: Voice, seat: Seat | None) -> Sequence[Shown]:
            ask = find_ask(live, seat)
            targets = [str(given.get(name) or "") for name in before]
            note = make_note_writer(live, voice, ask.seat)
            return list_targets(voice, ask, str(given.get("card")), targets, typed, note)

        return make_choices(await complete_from(interaction, see))

    @vote.autocomplete("choice")
    async def _candidates(self, interaction: Interaction, typed: str) -> Names:
        """Whom or what the viewer may vote for."""

        def see(live: Live, voice: Voice, seat: Seat | None) -> Sequence[Shown]:
            ask = find_ask(live, seat, "vote")
            name = next(iter(ask.options["vote"].fields), None)
            note = make_note_writer(live, voice, ask.seat)
            return complete_field(voice, ask, "vote", name, {}, typed, note) if name is not None else []

        return make_choices(await complete_from(interaction, see))

    @play.autocomplete("table")
    @vote.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Names:
        return await list_own_tables(interaction, typed)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Playing())
