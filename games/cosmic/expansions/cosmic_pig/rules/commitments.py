"""CP-43: everybody seals ships, an encounter card and perhaps a kicker; all are shown together."""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.rules.comparison import get_challenge
from games.cosmic.expansions.cosmic_pig.state.pig_kept import CHALLENGE
from games.cosmic.extension.hooks import Sender, held
from games.cosmic.extension.sources import take_out
from games.cosmic.questions.script import ask_all
from games.cosmic.rules.hands import list_encounter
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import KICKER, find_kind, has_kickers
from games.cosmic.state.roles import list_seats
from games.cosmic.state.ships import find_colonies, name_ships, take
from games.cosmic.state.state import State
from porc_royal.asks import Ask, Field, Option, Pick, Reply, Several
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()

ASK_COMMIT: Final = ADDS.keys.question("pig-commit", "number", options=("commit", facts.ORDERS))
COMMITS: Final = ADDS.keys.fact("pig-commits", "who", "number")


@not_a_rule
async def commit_all(state: State) -> None:
    """CP-43, CP-R9, CP-R10: ships leave their bases at once, all of them or none; bases lost by that count no more."""
    seats = [seat for seat in list_seats(state) if list_encounter(state, seat)]
    replies = await ask_all(state, [_ask(state, seat) for seat in seats])
    challenge = get_challenge(state)
    for seat in seats:
        reply = replies[seat]
        card, kicker = reply.text(facts.CARD), reply.text(facts.KICKER)
        cards = [card, *([kicker] if kicker else [])]
        for one in cards:
            take_out(state, seat, one)
        challenge.cards[str(seat)], challenge.shown[str(seat)] = cards, find_kind(card).name
        ships = reply.many(facts.SHIPS)
        take(state, seat, ships, CHALLENGE)
        await tell(COMMITS, who=Who(seat), number=len(ships))
    await look_around(state)


def _ask(state: State, seat: Seat) -> Ask:
    """The default is no ship, and the lowest attack (BOT-2)."""
    cards = list_encounter(state, seat)
    best = min(cards, key=lambda card: (not find_kind(card).is_attack, find_kind(card).value))
    places = [one for one in find_colonies(state, seat) if one not in held.of((), Sender(state, seat))]
    kickers = [card for card in state.player(seat).hand if find_kind(card).type == KICKER]
    fields: dict[str, Field] = {
        facts.SHIPS: Several("ship", tuple(name_ships(state, seat, places)), optional=True),
        facts.CARD: Pick("card", tuple(cards)),
    }
    if has_kickers(state.assembly, state.options, len(state.players)):
        fields[facts.KICKER] = Pick("card", tuple(kickers), optional=True)
    options = {"commit": Option(fields)}
    args = {"number": get_challenge(state).round}
    return Ask(seat, ASK_COMMIT, "CP-43", options, Reply("commit", {facts.CARD: best}), args)
