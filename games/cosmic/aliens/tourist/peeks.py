"""What Tourist's wild flare does: a peek at what lies face down."""

from games.cosmic import facts
from games.cosmic.aliens.tourist.foresight import sees_destiny
from games.cosmic.aliens.tourist.tourist_parts import PEEK, SEES, SEES_ALIENS, TOURIST
from games.cosmic.extension import hooks
from games.cosmic.extension.catalogue import titles
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.roles import is_anyone, list_sides
from games.cosmic.questions.script import ask
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Listing, Seat, Who
from porc_royal.script import whisper


async def peeks(at: Now, seat: Seat) -> None:
    """At a face-down card, at the aliens that a player was dealt, or at the top of a deck."""
    state = at.state
    down = [str(side.seat) for side in list_sides(state) if side.card and not side.shown]
    dealt = [str(one) for one in state.seats if one != seat and state.player(one).dealt]
    offered = {
        "deck": Option() if state.deck.pile else None,
        "destiny": Option() if state.destiny.pile else None,
        "card": Option({facts.SEAT: Pick("player", down)}) if down else None,
        "alien": Option({facts.SEAT: Pick("player", dealt)}) if dealt else None,
        PASS: Option(),
    }
    options = {name: option for name, option in offered.items() if option is not None}
    reply = await ask(
        state, Ask(seat, PEEK, "A44", options, Reply(next(iter(options)) if state.deck.pile else PASS))
    )
    other = Seat(int(reply.text(facts.SEAT) or 0))
    match reply.option:
        case "deck":
            await whisper(seat, SEES, cards=titles(state.deck.pile[-1:]))
        case "card":
            await whisper(seat, SEES, cards=titles([s.card for s in list_sides(state) if s.seat == other]))
        case "alien":
            aliens = Listing(tuple(facts.name_alien(alien) for alien in state.player(other).dealt))
            await whisper(seat, SEES_ALIENS, who=Who(other), aliens=aliens)
        case "destiny":
            await sees_destiny(state, seat, state.destiny.pile[-1])
        case _:
            pass


for _window in (hooks.regroup, hooks.alliances, hooks.selected, hooks.revealed, hooks.resolution):
    TOURIST.wild.plays(_window, is_anyone)(peeks)
