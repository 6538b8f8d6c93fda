"""What an order replies, asks again or is dropped for depends on nothing that its owner cannot see."""

import random
from pathlib import Path
from typing import Final

import pytest
from typing_extensions import override

from bot.games import AnyPlay
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.orders import AT_ONCE, WHEN
from porc_royal.testing.games import choose_reply
from tests.promises.cases import CASES
from tests.promises.first import Author
from tests.promises.openings import opening
from tests.promises.runner import Runner
from tests.promises.tworuns import Event

PAIRS: Final = 3
EVENTS: Final = 24
ORDERED: Final = 0.35
ORDERED_AT_ONCE: Final = 0.7
"""How often the viewer gives an order, and how often it answers at once."""


class OrderGiver(Author):
    """Makes up a script in which the viewer gives standing orders and plans."""

    @override
    def event(self, play: AnyPlay) -> Event | None:
        """An order now and then."""
        if self.viewer is None or self.luck.random() > ORDERED:
            return super().event(play)
        return Event("order", self.viewer, self.make_order(play, self.viewer), looks=self.looks())

    def make_order(self, play: AnyPlay, seat: Seat) -> Reply:
        assert play.rulebook.orders is not None
        form = play.rulebook.orders.make_form(seat, play.view(seat), ())
        said = choose_reply(form, self.luck)
        if WHEN in form.options[said.option].fields and self.luck.random() < ORDERED_AT_ONCE:
            return Reply(said.option, {**said.fields, WHEN: AT_ONCE})
        return said


@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election")
def test_orders_work_alike_on_another_deal_of_what_their_owner_cannot_see(name: str, tmp_path: Path) -> None:
    given = []
    with Runner.open(tmp_path) as runner:
        for number in range(PAIRS):
            opened = runner.numbered(opening(name, number))
            run = runner.compare(
                opened, Seat(number % opened.players), random.Random(number), EVENTS, OrderGiver
            )
            given += [event for event in run.events if event.act == "order" and not event.refused]
    assert len(given) > PAIRS
