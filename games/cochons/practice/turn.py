"""2A, 2B and the windows of 2B and 3A: how many trips a practice player asks for, and what it does with them."""

from typing import Final

from games.cochons import facts
from games.cochons.cards.bottes_a_reaction import BOOTS
from games.cochons.clans.phacocherus_again import AGAIN
from games.cochons.practice.boots import walk
from games.cochons.practice.chart import NEEDED, Chart
from games.cochons.practice.events import AFTER_TRIPS, BEFORE_FIGHTS, BEFORE_TRIPS, IN_A_GAP, choose_deed
from games.cochons.practice.hands import seduce
from games.cochons.practice.trips import choose_trip, count_trips_wanted
from games.cochons.questions.windows import SIT_OUT
from games.cochons.views.shapes import View
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.facts import Seat, Who

AGAIN_LEAST: Final = 2.0
"""A second trip of those who have just landed leaves what they have gained."""
IN_GAPS: Final = ("trip", BOOTS, "bribe", "hire", "rain", "promote")
"""What a practice player may do in a window."""


def choose_marker(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """2A: the lowest marker that is enough for the trips worth making, else the highest."""
    wanted = count_trips_wanted(Chart(view, seat))
    names = sorted((name for name, option in asked.options.items() if not option.free), key=int)
    return Reply(next((name for name in names if int(name) >= wanted), names[-1]))


def travel(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """2B: whatever changes the table first, then the best trip as long as there is one, then one's guard."""
    chart = Chart(view, seat)
    if chart.yields:
        return choose_trip(chart, asked, luck)
    return (
        seduce(view, seat, asked, luck)
        or choose_deed(BEFORE_TRIPS, chart, asked, luck)
        or walk(chart, asked, luck)
        or choose_trip(chart, asked, luck)
        or choose_trip(chart, asked, luck, AGAIN, AGAIN_LEAST)
        or choose_deed(AFTER_TRIPS, chart, asked, luck)
    )


def react(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """2B.w: events upon rivals; a trip by card once the last one has travelled, or if it wins the game."""
    chart = Chart(view, seat)
    if chart.yields:
        return Reply(SIT_OUT)
    least = NEEDED - 1 if asked.args.get("who") == Who(view.seats[-1].seat) else 2 * NEEDED
    return (
        choose_deed(IN_A_GAP, chart, asked, luck)
        or choose_trip(chart, asked, luck, least=least)
        or Reply(PASS if _armed(asked) else SIT_OUT)
    )


def react_to_attacks(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """3A.w: events before somebody's attacks."""
    chart = Chart(view, seat)
    reply = None if chart.yields else choose_deed(BEFORE_FIGHTS, chart, asked, luck)
    return reply or Reply(PASS if _armed(asked) else SIT_OUT)


def react_to_fights(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """3A.w: events upon what the fights have left of rivals."""
    chart = Chart(view, seat)
    return None if chart.yields else choose_deed(IN_A_GAP, chart, asked, luck)


def _armed(asked: Ask) -> bool:
    """Whether one holds a card or power for a window."""
    return any(
        list_picks(asked, option, facts.CARD) or list_picks(asked, option, facts.EXTRA) for option in IN_GAPS
    )
