"""Cards on the sheet of an alien, as it shows them: those that lie face up, and how many lie face down (CE-R16)."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension.declarations import Alien
from games.cosmic.state.catalogue import name_all_cards
from games.cosmic.views import additions
from games.cosmic.views.additions import Lying
from games.cosmic.views.view import View
from porc_royal.facts import Saying, Seat

ADDS: Final = facts.Adds()
DOWN: Final = ADDS.keys.line("lies-down", "alien", "number")
OWN: Final = ADDS.keys.line("lies-own", "alien", "number", "cards")
FACE_UP: Final = ADDS.keys.line("lies-face-up", "alien", "number", "cards")


def show_cards(alien: Alien) -> None:
    """Declare that an alien's sheet shows the cards on it; those face down by their faces to their owner alone."""
    name = facts.name_alien(alien.name)

    def show(view: View, seat: Seat) -> Lying | None:
        seen = view.seat(seat)
        said: list[Saying] = []
        number = sum(count for _, count in dict(seen.face_down).get(alien.name, ()))
        own = dict(view.sheets).get(alien.name, ()) if view.viewer == seat else ()
        if own:
            said.append(Saying(OWN, {"alien": name, "number": number, "cards": name_all_cards(own)}))
        elif number:
            said.append(Saying(DOWN, {"alien": name, "number": number}))
        face_up = dict(seen.face_up).get(alien.name, ())
        if face_up:
            cards = name_all_cards(face_up)
            said.append(Saying(FACE_UP, {"alien": name, "number": len(face_up), "cards": cards}))
        return Lying(tuple(said), number + len(face_up)) if said else None

    alien.enter(additions.SHEETS, alien.name, show)
