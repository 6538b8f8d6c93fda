"""`/cosmic look`: the table, one player's public things, or one alien's sheet, as the viewer may see them."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.picture.pictures import make_aliens, make_board
from games.cosmic.state.catalogue import name_card
from games.cosmic.views import additions
from games.cosmic.views.fleets import write_ships
from games.cosmic.views.summary import describe_aliens, describe_seat, list_aliens, summarize
from games.cosmic.views.view import View
from porc_royal.facts import Listing, Named, Saying, Seat, Who
from porc_royal.rulebook import Look, Phrase
from porc_royal.scene import Scene

ADDS: Final = facts.Adds()

CALLED_SYSTEM: Final = ADDS.keys.line("called-system", "who")
STANDING: Final = ADDS.keys.line("looked-standing", "planet", "cards")
ASIDE: Final = ADDS.keys.line("looked-aside", "number")
DISPLAYED: Final = ADDS.keys.line("looked-displayed", "cards")
DESERTED: Final = ADDS.keys.line("looked-deserted", "planet")


def call_system(_view: View, name: str) -> Saying | None:
    """A player's system, by whose it is: what is typed begins with the name."""
    return Saying(CALLED_SYSTEM, {"who": Who(Seat(int(name)))})


ADDS.enter(additions.CALLED, "system", call_system)


def list_things(view: View) -> Sequence[Named]:
    """All systems, and the aliens whose sheets the viewer may read."""
    return [*(Named("system", str(one.seat)) for one in view.seats), *list_aliens(view)]


def describe(view: View, thing: str | None) -> Sequence[Saying]:
    """All of the table in lines, or one thing."""
    if thing is None:
        return summarize(view)
    return describe_system(view, Seat(int(thing))) if thing.isdecimal() else describe_aliens(view, thing)


def describe_system(view: View, seat: Seat) -> list[Saying]:
    """What everybody sees of a player: figures, who stands on each planet, cards laid out, what its alien can do."""
    shown = view.seat(seat)
    lines = [describe_seat(view, shown)]
    for name in [name for name, planet in view.planets if planet.system == seat]:
        place, ships = facts.name_planet(name), write_ships(view, name)
        key = facts.SUMMARY_PLANET if ships else DESERTED
        lines.append(Saying(key, {"planet": place, **({"ships": ships} if ships else {})}))
    if shown.displayed:
        lines.append(Saying(DISPLAYED, {"cards": Listing(tuple(map(name_card, shown.displayed)))}))
    own = [name for name, planet in view.planets if planet.system == seat]
    for name, cards in view.standing:
        if name in own:
            named = Listing(tuple(map(name_card, cards)))
            lines.append(Saying(STANDING, {"planet": facts.name_planet(name), "cards": named}))
    if shown.laid_by:
        lines.append(Saying(ASIDE, {"number": shown.laid_by}))
    lines += [line for add in view.assembly[additions.SEAT_LINES] for line in add(view, seat)]
    return [*lines, *(line for alien in shown.powers for line in describe_aliens(view, alien))]


def draw(view: View, thing: str | None, phrase: Phrase) -> Scene | None:
    """The board; an alien's sheet; of a player the alien's."""
    if thing is None:
        return make_board(view, None, phrase)
    if not thing.isdecimal():
        return make_aliens(view, thing, phrase)
    powers = view.seat(Seat(int(thing))).powers
    return make_aliens(view, powers[0], phrase) if powers else None


LOOK: Final = Look(describe, draw, list_things)
