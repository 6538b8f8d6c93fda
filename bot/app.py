"""The program put together: storage, live tables, moderation, delivery, scheduler, cogs, on one Discord client."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pkgutil import resolve_name
from typing import Final

import discord
import structlog
from discord.ext import commands

from bot.announcer.announcer import Announcer
from bot.applications import find_applications
from bot.clock import Clock, WallClock
from bot.delivery import Channels, DeliveryDeps, DeliveryWorker, Limiter, RateGuard, StoredMessageIds
from bot.delivery.discord_errors import FAULTS
from bot.delivery.discord_time import ask_time
from bot.delivery.invalid_requests import InvalidRequests
from bot.delivery.limit_exchange import LimitExchange
from bot.games import GAMES
from bot.i18n.command_names import Translations, describe_commands
from bot.i18n.sentences import read_words
from bot.interactions.admission import Admission
from bot.interactions.arrivals import note_arrived
from bot.interactions.command_sync import sync_if_changed
from bot.interactions.command_tree import Tree, note_answered
from bot.interactions.components import ANSWERS, Components
from bot.interactions.diary import DiaryHandler
from bot.interactions.drafts import Drafts
from bot.interactions.fault_answers import FaultAnswers
from bot.interactions.forms import FormHandler
from bot.interactions.guild_events import GuildEvents
from bot.interactions.history import TABLE, HistoryHandler
from bot.interactions.last_answers import LastAnswers
from bot.interactions.lessons import LessonHandler
from bot.interactions.lobby import LobbyHandler
from bot.interactions.looks import LookHandler
from bot.interactions.offers import OfferHandler
from bot.interactions.orders import OrderHandler
from bot.interactions.payload import read_component
from bot.interactions.replays import ReplayHandler
from bot.interactions.replies import ReplyHandler
from bot.interactions.table_access import require_access
from bot.moderation.absence import Absence
from bot.moderation.absent_games import AbsentGames
from bot.moderation.delivery_failures import DeliveryFailures
from bot.moderation.deps import ModerationDeps
from bot.moderation.deputies import Deputies
from bot.moderation.diary import Diary
from bot.moderation.exports import Exports
from bot.moderation.history import History
from bot.moderation.imports import Imports
from bot.moderation.inspection import Inspection
from bot.moderation.learning import Learning
from bot.moderation.lobby import Lobby
from bot.moderation.moderator import Moderator
from bot.moderation.nudging import Nudging
from bot.moderation.opening import TableOpening
from bot.moderation.own_hours import OwnHours
from bot.moderation.privacy import NO_TABLE, Privacy
from bot.moderation.private_threads import PrivateThreads
from bot.moderation.proofs import Proofs
from bot.moderation.queries import Queries
from bot.moderation.records import Records
from bot.moderation.rematch import Rematch
from bot.moderation.replays import Replays
from bot.moderation.rules_migration import RulesMigration
from bot.moderation.scheduler import Scheduler
from bot.moderation.standing_orders import StandingOrders
from bot.moderation.stewards import Stewards
from bot.moderation.table_care import TableCare
from bot.moderation.table_threads import TableThreads
from bot.moderation.turns import TurnRunner
from bot.moderation.until_turn import UntilTurn
from bot.ops.backoff import ShortBackoff, shorten_reconnects
from bot.ops.bug_reports import Reports
from bot.ops.config import Settings
from bot.ops.crash_guard import note_shards
from bot.ops.metrics import Metrics
from bot.painter import Painter
from bot.panels.images import Images
from bot.practice.searcher import ProcessSearcher
from bot.record.export import Exporter
from bot.record.reader import ProcessReader
from bot.tables.live import LiveTables
from bot.wording.voice import Voices
from storage.ports import StorageFailed, Store

log = structlog.get_logger(__name__)

OF_TABLES: Final = (
    "cogs.tables",
    "cogs.record",
    "cogs.absence",
    "cogs.settings",
    "cogs.privacy",
    "cogs.help",
)
COGS: Final = (
    *OF_TABLES,
    "cogs.verbs",
    "cogs.note",
    "cogs.card",
    "cogs.learn",
    "cogs.looks",
    "cogs.playing",
    "cogs.moves",
)
STOP_SECONDS: Final = 5.0
"""How long what is under way, and then the messages that are owed, may take when the program stops."""
LEAVING_SECONDS: Final = 2.5
"""How long presses are still taken once /readyz has said no: a balancer asks it each second."""
POLL_SECONDS: Final = 2.0
"""How long what other processes have written may stay unseen where they could not tell of it."""


class PorcRoyal(commands.AutoShardedBot):
    """The Discord client, with everything that moderates tables created and connected.

    It has as many connections as Discord recommends for its servers, its shards: a small bot has one.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        picture_seconds: float = 5.0,
        limiter: Limiter | None = None,
    ) -> None:
        # This bot uses no voice channels, so discord.py need not warn of what they would take.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        shorten_reconnects()
        self.clock = clock or WallClock()
        self.metrics = Metrics()
        invalid = InvalidRequests(self.clock)
        self.limits: Final = LimitExchange(store, invalid, sleep)
        pace = self.limits.pace if store.is_shared else None
        limiter = limiter or Limiter(pace=pace, observe=self.metrics.observe_request)
        observe = partial(self.metrics.observe_act, "request")
        rate_guard = RateGuard(self.clock, limiter=limiter, invalid=invalid, observe=observe)
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            chunk_guilds_at_startup=False,
            max_messages=None,
            tree_cls=Tree,
            http_trace=rate_guard.trace,
        )
        self.settings = settings
        self.rate_guard: Final = rate_guard
        self.store = store
        self.words = read_words()
        self.voices = Voices(self.words)
        self.announcer = Announcer(self.voices, settings.news_hold_ms)
        migration = RulesMigration(store, self.announcer, self.clock, self.wake, settings.practice_delay_ms)
        gateway = settings.local or settings.interactions_port is None
        self.channels = Channels(self, self.clock, gateway, rate_guard.call)
        self.tables = LiveTables(
            store,
            GAMES,
            settings.tables_in_memory,
            migrate=migration.ask_again,
            clock=self.clock,
            found=self.metrics.count_turn,
        )
        self.painter = Painter(limit=picture_seconds)
        self.pictures = Images(
            self.tables, self.voices, self.painter, self.metrics, alone=not store.is_shared
        )
        self._add_moderation(sleep)
        self._add_components()
        self._add_delivery(rate_guard, sleep, picture_seconds)
        self._tasks: list[asyncio.Task[None]] = []
        self.closed: Final = asyncio.Event()
        self._sleep: Final = sleep
        self.leaving = False
        """Whether it stops: then /readyz says so, and a balancer sends presses elsewhere."""
        self.stop_listening: Callable[[Awaitable[None]], Awaitable[None]] | None = None
        """Where Discord calls it: lets it be called no more after a pause, once what was called is answered."""

    def _add_moderation(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Everything that may be done to a table, and the scheduler, which does it in time."""
        delay = self.settings.practice_delay_ms
        deps = ModerationDeps(
            self.store, self.tables, self.announcer, self.voices, self.clock, self.wake, delay
        )
        reports = Reports(self.store, self.settings.data / "reports")
        turns = TurnRunner(deps, reports, self.metrics)
        self.moderator = Moderator(deps, turns, self.metrics)
        self.opening = TableOpening(deps)
        self.learning = Learning(deps, self.opening)
        self.lobby = Lobby(deps, turns)
        self.care = TableCare(deps)
        self.admin = self.care.admin
        self.privacy = Privacy(deps, self.lobby, self.care, reports)
        self.own_hours = OwnHours(deps)
        self.rematch = Rematch(deps, self.opening, self.lobby)
        self.table_threads = TableThreads(deps, self, self.channels, self.admin)
        self.absence = Absence(deps)
        self.deputies = Deputies(deps)
        self.standing_orders = StandingOrders(deps)
        self.until_turn = UntilTurn(deps, turns)
        self.nudging = Nudging(deps)
        self.queries = Queries(self.store, self.tables, self.announcer, self.voices, self.pictures)
        self.pages = ProcessReader()
        self.proofs = Proofs(deps, self.pages)
        self.exports = Exports(deps, Exporter())
        self.imports = Imports(deps)
        self.replays = ReplayHandler(Replays(deps, self.pictures, self.pages))
        self.records = Records(deps, self.pictures)
        self.diary = Diary(deps)
        self.history = History(self.store, self.tables, self.voices, self.pictures, self.clock)
        self.faults = FaultAnswers(self.words, self.store, turns, self.close)
        self.inspection = Inspection(deps, turns)
        self.absent_games = AbsentGames(deps, turns)
        stewards = Stewards(deps, turns, self.metrics, ProcessSearcher())
        self.searches = stewards.searches
        self.scheduler = Scheduler(deps, turns, stewards, self.metrics, sleep, self.care.list_handlers())
        self.scheduler.outages.is_open = self._is_shard_open
        self.scheduler.terms = self.settings.terms

    def _add_components(self) -> None:
        """Which interactions are acted on, and what buttons, menus, modals and typed replies are handed to."""
        ahead = None if self.settings.local else lambda: self.delivery.status().clock_ahead
        self.admission = Admission(self.words, self.store, self.clock, ahead, partial(ask_time, self.http))
        self.private_threads = PrivateThreads(
            self, self.channels, self.store, self.tables, self.voices, self.clock
        )
        drafts = Drafts(self.store)
        last_answers = LastAnswers(self.clock)
        self.replies = ReplyHandler(
            self.moderator, self.queries, self.announcer, self.voices, drafts, last_answers
        )
        self.orders = OrderHandler(self.standing_orders, self.until_turn, self.queries, self.voices, drafts)
        self.readers = HistoryHandler(self.history, self.store, self.replays)
        self.components = Components(
            self.store,
            history=self.readers,
            looks=LookHandler(
                self.queries, self.private_threads, self.proofs, DiaryHandler(self.diary), last_answers
            ),
            lobby=LobbyHandler(self.lobby, self.rematch, self.table_threads, self.voices),
            replies=self.replies,
            forms=FormHandler(self.queries, self.standing_orders, self.announcer, self.replies, drafts),
            orders=self.orders,
            offers=OfferHandler(self.care, self.deputies, self.history, self.voices, self.privacy),
            lessons=LessonHandler(self.learning, self.queries),
        )

    def _add_delivery(
        self, rate_guard: RateGuard, sleep: Callable[[float], Awaitable[None]], picture_seconds: float
    ) -> None:
        """What sends messages, and helps where Discord refuses."""
        self.failures = DeliveryFailures(
            self.store, self.tables, self.announcer, self.voices, self.clock, self.channels
        )
        self.delivery = DeliveryWorker(
            DeliveryDeps(
                client=self,
                channels=self.channels,
                outbox=self.store,
                shared=self.store.is_shared,
                failures=self.failures,
                message_ids=StoredMessageIds(self.store, self.clock),
                pictures=self.pictures,
                rate_guard=rate_guard,
                clock=self.clock,
                sleep=sleep,
                picture_seconds=picture_seconds,
                event=self.metrics.count_message,
                find_quiet=self.own_hours.find_quiet,
            )
        )

    def wake(self) -> None:
        """Something was committed: messages may be owed, deadlines may have changed."""
        self.delivery.wake()
        self.scheduler.wake()

    async def setup_hook(self) -> None:
        """Load the cogs, sync the commands if they changed, and start delivery and the scheduler."""
        for cog in COGS:
            await resolve_name(f"{cog}:setup")(self)
        for application in find_applications():
            await resolve_name(application.setup)(self)
        self.guild_events = GuildEvents(self.store, self.delivery, self.failures, self.channels, self.clock)
        await self.add_cog(self.guild_events)
        describe_commands(self.tree.get_commands(), self.words)
        await self.tree.set_translator(Translations(self.words))
        await self.sync_commands()
        await self.care.restoring.tell_tables()
        await self.absent_games.look_through_tables()
        for run in (self.delivery.run, self.scheduler.run):
            self._tasks.append(asyncio.create_task(self._keep_going(run), name=run.__qualname__))
        for run in (self._follow_others, self.limits.run) if self.store.is_shared else ():
            self._tasks.append(asyncio.create_task(self._keep_going(run), name=run.__qualname__))

    async def _follow_others(self) -> None:
        """Look again whenever another process at the same database has written something, and now and then besides."""
        while True:
            if await self.store.wait_for_work(POLL_SECONDS):
                self.wake()

    async def sync_commands(self, *, anew: bool = False) -> bool:
        """Send the commands to Discord when they differ from what was last sent; says whether it did.

        anew: Discord has others, however that has come
        """
        tree, guild = self.tree, self.settings.dev_guild_id
        return await sync_if_changed(tree, self.store, self.application_id, guild, anew=anew)

    async def _keep_going(self, run: Callable[[], Coroutine[object, object, None]]) -> None:
        """Run a task of the program; when it fails the program must stop, since storage is the truth."""
        try:
            await run()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a task of the program failed")
            await self.close()

    async def launch_shards(self) -> None:
        """Connect, once Discord has said over how many shards; discord.py would ask that but once."""
        self.shard_count = await self._ask_shards()
        self.scheduler.outages.note_shards(self.shard_count)
        await note_shards(self.store, self.shard_count)
        await super().launch_shards()

    async def _ask_shards(self) -> int:
        pauses = ShortBackoff()
        while True:
            try:
                count, _, _ = await self.http.get_bot_gateway()
            except FAULTS as fault:
                log.warning("number of shards unknown", fault=type(fault).__name__)
                await asyncio.sleep(pauses.delay())
            else:
                return count

    async def on_ready(self) -> None:
        """All servers are known: what waited can go, also what was refused before; rules and painter get ready."""
        log.info("ready", guilds=len(self.guilds), shards=self.shard_count)
        await self.delivery.retry_refused()
        # Not before: it would take from us the processor with which we start.
        if not any(task.get_name() == "get ready" for task in self._tasks):
            self._tasks.append(asyncio.create_task(self._get_ready(), name="get ready"))

    async def _get_ready(self) -> None:
        """Have at hand what the first press at a table would wait for."""
        try:
            await self.absent_games.import_rules()
        except Exception:
            log.exception("the rules of tables under way were not imported")
        await self.painter.warm()
        await self.records.count_old_games()

    async def on_shard_connect(self, shard_id: int) -> None:
        """Connected with a new session; the servers of this shard are told of one by one meanwhile."""
        await self.on_shard_resumed(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """People can be heard: what fell due while they could not is put off first."""
        self.scheduler.outages.note_connected(shard_id)
        self.scheduler.wake()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """People of its servers cannot be heard: nothing may be done for those of them who do not answer."""
        self.scheduler.outages.note_disconnected(shard_id)

    def _is_shard_open(self, shard_id: int) -> bool:
        """Whether its socket is; one that is not there yet, or of local mode, is not known to be closed."""
        shard = self.get_shard(shard_id)
        return shard is None or not shard.is_closed()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Components and modals of ours; slash commands go through the tree."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        try:
            token = read_component(interaction)
            if token is None or not await self.admission.admit(interaction):
                return
            with structlog.contextvars.bound_contextvars(interaction=interaction.id, table=token.table_id):
                await note_arrived(self.delivery, interaction)
                if token.table_id != NO_TABLE:
                    await require_access(self.store, interaction, token.table_id)
                    await self.absence.note_press(token.table_id, interaction.user.id)
                with self.metrics.measure("reply" if token.verb in ANSWERS else "look"):
                    await self.components.handle(interaction, token)
        except Exception as fault:  # noqa: BLE001 - whatever went wrong, the one who pressed must hear of it
            await self.faults.explain(interaction, fault)
            return
        if token.table_id != NO_TABLE:
            await self._welcome_back(interaction, token.table_id)

    async def on_app_command_completion(self, interaction: discord.Interaction, _command: object) -> None:
        """A command was answered; whoever gave one about a table was there."""
        note_answered(interaction)
        table_id = interaction.extras.get(TABLE)
        if isinstance(table_id, int):
            self.admission.note_under_way()
            await self._welcome_back(interaction, table_id)

    async def _welcome_back(self, interaction: discord.Interaction, table_id: int) -> None:
        """Note that somebody was at a table; the answer stands, whatever becomes of this."""
        try:
            await self.readers.welcome_back(interaction, table_id)
        except Exception:
            log.exception("nobody was welcomed back", table=table_id)

    async def close(self) -> None:
        """Stop taking presses, finish those under way, send what is owed for a few seconds, let go of everything."""
        if self.leaving:
            return
        self.leaving = True
        log.info("stopping")
        if self.stop_listening is not None and await self._leave() and self.store.fault is None:
            # Where presses go elsewhere, nobody is told that we are going: first the balancer sees it.
            await self.stop_listening(self._sleep(LEAVING_SECONDS))
        self.admission.stopping = True
        me = asyncio.current_task()
        ending = self.admission.under_way - {me}
        self.scheduler.stop()
        ending |= {
            task for task in self._tasks if task is not me and task.get_name() == Scheduler.run.__qualname__
        }
        if ending:
            await asyncio.wait(ending, timeout=STOP_SECONDS)
        await self.searches.close()
        await self.delivery.drain(STOP_SECONDS, hand_over=await self._leave(), take_over=self.store.is_shared)
        for task in self._tasks:
            if task is not me:
                task.cancel()
        await super().close()
        await self.painter.close()
        self.pages.close()
        await self.store.close()
        self.closed.set()

    async def _leave(self) -> bool:
        """Be counted no more among the processes at this database; gives whether others are, as far as is known."""
        try:
            return await self.store.leave()
        except StorageFailed:
            return self.store.is_shared
