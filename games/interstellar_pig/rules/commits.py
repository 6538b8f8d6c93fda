"""IP-57, R-45, D-17: each fighter chooses cards in secret, then both choices are shown together."""

from collections.abc import Sequence
from typing import Final, get_args

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import (
    Arm,
    Ground,
    find_arm,
    is_one_use,
    list_cards,
    sort_cards,
)
from games.interstellar_pig.extension.hooks import Interlude, Side
from games.interstellar_pig.state.state import Fighter, Player, Stance, State
from porc_royal.asks import PASS, Ask, Chosen, Field, Option, Pick, Reply, Several
from porc_royal.facts import Arg, Named, Seat, Who
from porc_royal.moves import Move, Moves
from porc_royal.script import tell, whisper

STANCES: Final[tuple[Stance, ...]] = get_args(Stance)


def list_usable(state: State, seat: Seat, kind: Ground) -> list[str]:
    """The cards of a hand that may be committed in Space, or on the ground."""
    hand = sort_cards(state.player(seat).hand)
    return [card for card in hand if (arm := find_arm(card)) is not None and kind in arm.where]


def list_protecting(cards: Sequence[str]) -> list[str]:
    """D-17, "protect": only what calls the fight off, if there is any; otherwise everything."""
    escapes = [card for card in cards if _arm(card).calls_off]
    return escapes or list(cards)


def name_kind(side: Side) -> Ground:
    """IP-54, IP-55: which kind of fight it is."""
    return "ground" if side.ground else "space"


def make_commit_ask(side: Side, seat: Seat, args: dict[str, Arg]) -> Ask:
    """D-17, R-45: the same question for both, whatever they hold; no card need be used."""
    kind = name_kind(side)
    cards = list_usable(side.state, seat, kind)
    fields: dict[str, Field] = {facts.CARDS: Several("card", cards, least=1)}
    if kind == "ground":
        fields[facts.MODE] = Pick("mode", list_modes, optional=True)
    options = {PASS: Option(), "protect": Option(), "reusable": Option(), "commit": Option(fields)}
    default = apply_stance(side.state.player(seat), cards)
    return Ask(seat, facts.ASK_COMMIT, "R-45", options, default, args)


def apply_stance(player: Player, cards: Sequence[str]) -> Reply:
    """D-18: the standing order, which is to be protected where nothing else was ordered."""
    if player.stance != "cards":
        return Reply(player.stance)
    ready = tuple(card for card in cards if card in player.ready)
    return Reply("commit", {facts.CARDS: ready}) if ready else Reply(PASS)


def list_standing_orders(moment: Interlude) -> Moves:
    """D-18: what the bot uses in a fight for a player who does not answer; nobody else ever learns of it."""
    player = moment.player

    def arms(chosen: Chosen) -> list[str]:
        named = chosen.get(facts.STANCE, "cards") == "cards"
        return [card for card in sort_cards(player.hand) if find_arm(card) is not None] if named else []

    async def play(reply: Reply) -> None:
        player.stance = read_stance(reply.text(facts.STANCE))
        player.ready = list(reply.many(facts.CARDS))
        stance = Named("stance", player.stance)
        await whisper(
            moment.seat, facts.STANDS, stance=stance, number=len(player.ready), cards=list_cards(player.ready)
        )

    fields: dict[str, Field] = {
        facts.STANCE: Pick("stance", facts.STANCES),
        facts.CARDS: Several("card", arms, optional=True),
    }
    return {"stance": Move(Option(fields), play)}


def read_stance(name: str) -> Stance:
    """A standing order by its name. Raises ValueError for a name of none."""
    for stance in STANCES:
        if stance == name:
            return stance
    raise ValueError(name)


def list_modes(chosen: Chosen) -> tuple[str, ...]:
    """R-62: the modes of the cards chosen so far; the first is meant where none is named."""
    cards = chosen.get(facts.CARDS, ())
    return tuple(mode for card in cards for mode in _arm(card).modes) if isinstance(cards, tuple) else ()


def read_commit(side: Side, seat: Seat, reply: Reply) -> None:
    """What a reply stands for; cards stay in hand until they are spent."""
    cards = list_usable(side.state, seat, name_kind(side))
    match reply.option:
        case "protect":
            chosen = list_protecting(cards)
        case "reusable":
            chosen = [card for card in cards if not is_one_use(card)]
        case _:
            chosen = list(reply.many(facts.CARDS))
    side.fighter.cards = chosen
    first = list_modes({facts.CARDS: tuple(chosen)})
    side.fighter.mode = reply.text(facts.MODE) or (first[0] if first else "")


def list_seen(fighter: Fighter) -> list[str]:
    """What a commit shows: a card with modes stays unseen until it takes effect (R-62)."""
    return [card for card in fighter.cards if not _arm(card).modes]


async def show_commit(side: Side, dice: int) -> None:
    """R-45: the cards and the dice they make."""
    await tell(
        facts.COMMITTED,
        reveals=True,
        who=name_fighter(side.fighter),
        number=len(list_seen(side.fighter)),
        cards=list_cards(list_seen(side.fighter)),
        dice=dice,
    )


def name_fighter(fighter: Fighter) -> Who | Named:
    """A player, or whoever else fights."""
    return Who(fighter.seat) if fighter.seat is not None else Named("fighter", "monster")


def _arm(card: str) -> Arm:
    arm = find_arm(card)
    if arm is None:
        raise ValueError(card)
    return arm
