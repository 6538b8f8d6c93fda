"""All that looks after tables beside their games: hosts, seats, votes, tidying; and each table's own deadlines."""

from collections.abc import Awaitable, Callable, Mapping

from bot.moderation.agreements import Agreements
from bot.moderation.corrections import Corrections
from bot.moderation.deps import ModerationDeps
from bot.moderation.hosting import Hosting
from bot.moderation.open_seats import OpenSeats
from bot.moderation.restoring import Restoring
from bot.moderation.rewinding import Rewinding
from bot.moderation.seat_changes import SeatChanges
from bot.moderation.substitutes import Substitutes
from bot.moderation.table_admin import TableAdmin
from bot.moderation.table_changes import RESUME, TableChanges
from bot.moderation.table_votes import TableVotes
from bot.moderation.take_backs import TakeBacks
from bot.moderation.tidying import Tidying
from bot.tables.next_hosts import HOST
from bot.tables.upkeep import CLOSE, KEEP
from bot.tables.votes import VOTE
from storage.ports import Deadline


class TableCare:
    """One of each part."""

    def __init__(self, deps: ModerationDeps) -> None:
        table, seats = TableChanges(deps), SeatChanges(deps)
        self.admin = TableAdmin(deps, table)
        self.hosting = Hosting(deps)
        self.substitutes = Substitutes(deps, seats)
        self.seats = OpenSeats(deps, seats)
        self.take_backs = TakeBacks(deps)
        self.corrections = Corrections(deps)
        self.agreements = Agreements(deps, self.take_backs, self.corrections)
        self.votes = TableVotes(deps, table, seats, self.agreements)
        self.tidying = Tidying(deps, table)
        self.rewinding = Rewinding(deps)
        self.restoring = Restoring(deps)

    def list_handlers(self) -> Mapping[str, Callable[[Deadline], Awaitable[None]]]:
        """What is done when a deadline of a table's own falls due, by its kind."""
        return {
            HOST: self.hosting.pass_on,
            KEEP: self.tidying.look,
            CLOSE: self.tidying.close,
            RESUME: self.admin.end_pause,
            VOTE: self.votes.end,
        }
