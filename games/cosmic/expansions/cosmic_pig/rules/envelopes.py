"""CP-33 to CP-35: a main player who has landed looks into the envelope, and may exchange, take or stash cards."""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.state.knowledge import Said
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, Count, list_contents, note
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Arrival, Vanished
from games.cosmic.questions.script import ask
from games.cosmic.rules.hands import give, settle_table
from games.cosmic.state.catalogue import find_kind, name_all_cards
from games.cosmic.state.piles import lay_off
from games.cosmic.state.roles import is_main
from games.cosmic.state.ships import count
from games.cosmic.state.state import State
from porc_royal.asks import PASS, Ask, Option, Pick, Reply, Several
from porc_royal.facts import Arg, Saying, Seat, Who
from porc_royal.script import tell, whisper
from porc_royal.traces import not_a_rule

ADDS: Final = PIG.part()

PUT: Final = ADDS.keys.field("put")
TAKE: Final = ADDS.keys.field("take")
ASK_ENVELOPE: Final = ADDS.keys.question(
    "pig-envelope", "planet", "number", options=("exchange", "take", "stash", PASS, facts.ORDERS)
)
ADDS.keys.step("landing")
SPILLS: Final = ADDS.keys.fact("pig-spills", "number", "cards")
UNEVEN: Final = ADDS.keys.refusal("pig-uneven", "put", "take")
SEES: Final = ADDS.keys.fact("pig-sees", "planet", "number", "cards")
SEES_NOTHING: Final = ADDS.keys.fact("pig-sees-nothing", "planet")
SAID: Final[dict[Said, str]] = {
    "exchanged": ADDS.keys.fact("pig-exchanged", "who", "planet", "number", strikes="planet"),
    "took": ADDS.keys.fact("pig-took", "who", "planet", "number", strikes="planet"),
    "stashed": ADDS.keys.fact("pig-stashed", "who", "planet", "number"),
    "sealed": ADDS.keys.fact("pig-stays-sealed", "who", "planet", "number"),
}


@ADDS.acts(hooks.arrived)
async def landing(at: Arrival) -> None:
    """CP-33, CP-R16: as a main player, by winning as the offense, by a deal, or on an own planet or a moon.

    Whatever else brings ships somewhere is no landing: planetoids that move (X-7), a rift (X-11), ships that go home
    (DEC-274).
    """
    state, seat, planet = at.state, at.seat, at.planet
    if not is_main(at, seat) or not count(state, seat, planet):
        return
    if planet in PIG.of(state).seals:
        await _say(state, seat, planet, "sealed", 0)
        return
    await look(state, seat, planet)
    reply = await ask(state, _question(state, seat, planet))
    await _carry_out(state, seat, planet, reply)


@not_a_rule
async def look(state: State, seat: Seat, planet: str) -> None:
    """CP-35: it alone sees the cards, and remembers them."""
    cards = list_contents(state, planet)
    named = facts.name_planet(planet)
    if cards:
        await whisper(seat, SEES, planet=named, number=len(cards), cards=name_all_cards(cards))
    else:
        await whisper(seat, SEES_NOTHING, planet=named)
    note(state, seat, planet, "saw")


def _question(state: State, seat: Seat, planet: str) -> Ask:
    """CP-33, CP-R18: what may be done, by what lies there, which is read there; nothing is exchanged by default."""
    inside, hand = tuple(list_contents(state, planet)), tuple(state.player(seat).hand)
    options: dict[str, Option] = {}
    if inside and hand:
        put, take = Several("card", hand, 1, len(inside)), Several("card", inside, 1, len(hand))
        options["exchange"] = Option({PUT: put, TAKE: take})
    elif inside:
        options["take"] = Option({facts.CARD: Pick("card", inside)})
    elif hand:
        options["stash"] = Option({facts.CARDS: Several("card", hand, least=1)})

    def check(reply: Reply) -> Saying | None:
        put, take = len(reply.many(PUT)), len(reply.many(TAKE))
        return None if put == take else Saying(UNEVEN, {"put": put, "take": take})

    args: dict[str, Arg] = {"planet": facts.name_planet(planet), "number": len(inside)}
    about = (Saying(SEES, {**args, "cards": name_all_cards(inside)}),) if inside else ()
    options[PASS] = Option()
    return Ask(seat, ASK_ENVELOPE, "CP-33", options, Reply(PASS), args, check, about=about)


@not_a_rule
async def _carry_out(state: State, seat: Seat, planet: str, reply: Reply) -> None:
    """CP-33, CP-34: the cards change places, and their number is said aloud, nought too.

    X-16: cards with a back of their own, too; all see the backs of those in hands.
    """
    envelope = PIG.of(state).envelopes.setdefault(planet, [])
    put = [*reply.many(PUT), *(reply.many(facts.CARDS) if reply.option == "stash" else ())]
    took = [*reply.many(TAKE), *([reply.text(facts.CARD)] if reply.option == "take" else [])]
    for card in put:
        state.player(seat).hand.remove(card)
    for card in took:
        envelope.remove(card)
    envelope.extend(put)
    envelope.sort()
    give(state, seat, took)
    note(state, seat, planet, "put" if put or took else "saw")
    done: dict[str, Said] = {"take": "took", "stash": "stashed"}
    await _say(state, seat, planet, done.get(reply.option, "exchanged"), max(len(put), len(took)))


@not_a_rule
async def _say(state: State, seat: Seat, planet: str, how: Said, number: int) -> None:
    """CP-34: for all to hear."""
    PIG.of(state).counts.append(Count(seat, planet, state.turn, how, number))
    await tell(SAID[how], who=Who(seat), planet=facts.name_planet(planet), number=number)


@ADDS.acts(hooks.vanished)
@not_a_rule
async def spill(at: Vanished) -> None:
    """X-3: what lay under a planet that is gone is discarded; The Piggy falls on the table, and all fight for it.

    Nothing that was known or said of it is left: a planet that bears its name later is another one (PL-13, PL-14).
    """
    state, kept = at.state, PIG.of(at.state)
    cards = kept.envelopes.pop(at.planet, [])
    for known in (kept.chosen, kept.seals):
        known.pop(at.planet, None)
    for seat, notes in kept.notes.items():
        kept.notes[seat] = [one for one in notes if one.planet != at.planet]
    kept.counts = [one for one in kept.counts if one.planet != at.planet]
    if kept.sighted is not None and kept.sighted.planet == at.planet:
        kept.sighted = None
    if cards:
        await tell(SPILLS, reveals=True, number=len(cards), cards=name_all_cards(cards))
        state.table.extend(card for card in cards if find_kind(card).stays)
        lay_off(state, [card for card in cards if not find_kind(card).stays])
        await settle_table(state)
