"""How an ability and an Attribute card are declared: a file says what is its own, and all that they share is here.

INFRAVISION: Final = Ability(1, "infravision")

@INFRAVISION.changes(hooks.needs, is_anyone)              # an ability changes a figure of its character's

A card that is played in an own turn is offered to whoever holds it, paid and told (`porc_royal.declarations`); one that
lies in wait is taken out of the envelope and told; one that was committed to a fight is told and spent. What happens
then is what its file decorates.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import ABILITIES, Card
from games.interstellar_pig.extension.hooks import Bout, Interlude, Visit
from games.interstellar_pig.extension.in_play import Situation
from games.interstellar_pig.rules.hands import discard
from games.interstellar_pig.state.state import Fighter
from games.interstellar_pig.views.speech import name_planet
from porc_royal import declarations as declaring
from porc_royal.additions import Additions
from porc_royal.asks import Reply
from porc_royal.cards import list_copies, say_card
from porc_royal.declarations import Declaration, PlayableCard, Target
from porc_royal.facts import Saying, Who
from porc_royal.moves import Move, Moves
from porc_royal.powers import Power
from porc_royal.script import tell


class Ability(Power):
    """An ability, by the face of the die that gives it (IP-15 to IP-20)."""

    def __init__(self, face: int, title: str) -> None:
        additions = Additions(facts.GAME)
        super().__init__(title, additions)
        self.additions: Additions = additions
        additions.add(ABILITIES, (face, title))
        additions.keys.effect(title)

    def count(self, at: Situation) -> int:
        """How often the character has it: rolled twice, it counts twice (R-1)."""
        return 0 if at.character is None else at.character.abilities.count(self.name)


Effect: TypeAlias = declaring.Effect[Interlude]
Harm: TypeAlias = Callable[[Visit], Awaitable[None]]


class Playable(PlayableCard[Interlude]):
    """A card that is played in an own turn; of several copies the first is played."""

    def copies(self, moment: Interlude) -> tuple[str, ...]:
        """The copies in the hand of the one whose turn it is."""
        return list_copies(moment.player.hand, self.title)

    def spend(self, moment: Interlude, reply: Reply) -> None:
        """IP-58: used, it lies face up on the discards."""
        discard(moment.state, moment.seat, self.copies(moment)[:1])

    async def play(self, moment: Interlude, reply: Reply) -> None:
        """Pay it, tell it, and let it have its effect."""
        await self.pay(moment, reply)
        await self.effect(moment, reply)


def offer_card(
    card: Card,
    option: str,
    declaration: Declaration[Interlude],
    *,
    rank: int,
    here: Callable[[Interlude], bool] | None = None,
    kind: type[Move] = Move,
) -> Callable[[Effect], Playable]:
    """Offer a card in an own turn, by this option; the decorated function is its effect.

    here  whether it may be played at all at this moment; it depends on what all can see
    kind  `PawnMove` where it takes the place of the move
    """

    def register(effect: Effect) -> Playable:
        playable = Playable(card.title, effect, declaration, kind)

        def offer(found: Moves, moment: Interlude) -> Moves:
            possible = here is None or here(moment)
            return {**found, option: playable.move(moment)} if possible else found

        card.additions.add(hooks.moves, offer, rank)
        return playable

    return register


def name_itself(card: Card) -> Mapping[str, Target[Interlude]]:
    """The card as a field of its own option, for one that is aimed at nothing else."""
    return {facts.CARD: Target("card", lambda moment: list_copies(moment.player.hand, card.title)[:1])}


def lie_in_wait(
    card: Card, told: str, *, rank: int, spared: Callable[[Visit], Saying | None] | None = None
) -> Callable[[Harm], Harm]:
    """Let a card act upon the first who comes where it lies (R-66); the decorated function is what happens then.

    told    what is told of it, with `who`, `planet` and `card`
    spared  what is told instead, with these, where nothing happens to the one who came
    """

    def register(effect: Harm) -> Harm:
        async def spring(visit: Visit) -> None:
            envelope = visit.state.planets[visit.planet].envelope
            found = list_copies(envelope, card.title)
            if not found or visit.player.out:
                return
            envelope.remove(found[0])
            visit.state.discards.append(found[0])
            saved = None if spared is None else spared(visit)
            says = saved or Saying(told)
            who, planet = Who(visit.seat), name_planet(visit.state, visit.planet)
            args = {"who": who, "planet": planet, "card": say_card(found[0]), **says.args}
            await tell(says.key, reveals=True, **args)
            if saved is None:
                await effect(visit)

        card.additions.add(hooks.hazards, spring, rank)
        return effect

    return register


def take_effect(
    card: Card, told: str
) -> Callable[[Callable[[Bout, Fighter], bool]], Callable[[Bout, Fighter], bool]]:
    """Let a committed card act once the dice have decided (R-62); what is decorated says whether, and does it.

    told  what is told then, with `who` and `card`; the card is spent
    """

    def register(act: Callable[[Bout, Fighter], bool]) -> Callable[[Bout, Fighter], bool]:
        async def take_effect(bout: Bout) -> None:
            for fighter in (bout.fight.attacker, bout.fight.defender):
                for copy in list_copies(fighter.cards, card.title):
                    if fighter.seat is not None and act(bout, fighter):
                        await tell(told, reveals=True, who=Who(fighter.seat), card=say_card(copy))
                        bout.spent.append(copy)

        card.additions.add(hooks.decided, take_effect)
        return act

    return register
