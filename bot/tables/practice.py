"""What a practice player replies: as the script of a lesson says, gently, or as well as its game can."""

import structlog

from bot.games import AnyRulebook
from bot.tables.lessons import find_scripted_reply, get_lesson
from bot.tables.live import Live
from bot.tables.rng import make_stream
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Seat
from storage.ports import Level

log = structlog.get_logger(__name__)


def find_practice_reply(live: Live, seat: Seat) -> Reply | None:
    """What the practice player of a seat replies to what it is asked; None where its idea fails."""
    ask = live.play.asks[seat]
    scripted = find_scripted_reply(live, ask)
    if scripted is not None:
        return scripted
    try:
        return ask.check(_choose_reply(live, ask, draw_luck(live, seat)))
    except Refused as wrong:
        log.warning("practice player out of rules", table=live.table.id, ask=ask.key, why=wrong.says.key)
    except Exception:
        log.exception("practice player failed", table=live.table.id, ask=ask.key)
    return None


def _choose_reply(live: Live, ask: Ask, luck: int) -> Reply:
    book, lesson = live.rulebook, get_lesson(live)
    gently = live.at(ask.seat).level == "gentle" and (lesson is None or lesson.tame)
    practise = book.gentle if gently and book.gentle is not None else book.practise
    return practise(live.play.view(ask.seat), ask, luck)


def draw_luck(live: Live, seat: Seat) -> int:
    """What breaks ties for the practice player of a seat, now: the same whenever it is asked the same again."""
    return make_stream(live.table.seed, f"practice:{seat}:{live.play.count}")(1 << 32)


def draw_search_luck(live: Live, seat: Seat) -> int:
    """What a search draws by: the same whatever others have sealed since its seat was asked."""
    return make_stream(live.table.seed, f"search:{seat}:{live.play.since(seat)}")(1 << 32)


def is_searched(live: Live, seat: Seat) -> bool:
    """Whether a strong practice player is asked what its game searches for."""
    search, ask = live.rulebook.search, live.play.asks.get(seat)
    row = live.at(seat)
    strong = row.kind == "practice" and row.level == "strong" and not row.is_open
    return strong and search is not None and ask is not None and ask.key in search.questions


def has_level(rulebook: AnyRulebook, level: Level) -> bool:
    """Whether a game has practice players that play so well."""
    search = rulebook.search
    strong = search is not None and search.offered
    return {"": True, "gentle": rulebook.gentle is not None, "strong": strong}[level]
