"""What Les Cochons de l'Espace hides: which card is which, in hands, in the draw pile and face down."""

from games.cochons.catalogue import combat, simplified_deck, title_of
from games.cochons.state import State
from games.cochons.view import View


def universe() -> list[str]:
    return simplified_deck()


def known(view: View) -> set[str]:
    """The cards a viewer can tell apart: its own, the discards, and those turned up."""
    cards = {*view.hand, *view.discards}
    if view.fight is not None:
        for side in (view.fight.attacker, view.fight.defender):
            cards.update(side.laid or ())
    return cards


def held(state: State) -> list[str]:
    """The cards in hands."""
    return [card for player in state.players for card in player.hand]


def kind(card: str) -> str:
    """What a card must have in common with another to be laid, or ordered, in its place unseen."""
    return "combat" if combat(card) is not None else title_of(card)


def face(card: str) -> str:
    """What is shown of a card: copies of a title look alike."""
    return title_of(card)
