"""What goes with private news: the thing looked into, if one was; else the cards of whoever reads them."""

from collections.abc import Sequence

from bot.delivery.outgoing import PictureRef
from bot.panels.images import make_picture_ref
from bot.tables.live import Live
from porc_royal.facts import Fact, Named, Seat


def find_illustration(live: Live, seat: Seat, whispers: Sequence[Fact]) -> PictureRef | None:
    """The thing that was looked into, if one was; else the seat's cards, where they are spoken of."""
    for fact in whispers:
        for what, look in live.rulebook.looks.items():
            thing = fact.says.args.get(look.shows.get(fact.says.key, ""))
            if isinstance(thing, Named):
                return make_picture_ref(live, what, seat, thing.name)
    hands = live.rulebook.hands
    if hands is not None and not any(fact.says.key in hands for fact in whispers):
        return None
    return make_hand_picture(live, seat)


def make_hand_picture(live: Live, seat: Seat) -> PictureRef | None:
    """The seat's cards as a picture with its text; None when it holds none."""
    if not live.rulebook.hand(live.play.view(seat)):
        return None
    return make_picture_ref(live, "hand", seat)
