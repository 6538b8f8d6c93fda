"""Leaks that are sown into Cosmic Pig: their names, and where each may show."""

from dataclasses import replace
from typing import Final

from games.cosmic.expansions.cosmic_pig import (
    any_base,
    committing,
    envelopes,
    hiding,
)
from games.cosmic.expansions.cosmic_pig.pig_kept import PIG, PIGGY
from games.cosmic.extension.catalogue import find_kind
from porc_royal.facts import Seat
from tests.promises import leaks_shown as shown
from tests.promises import openings_pig as openings
from tests.promises.leaking_pig import (
    a_look_lists_all,
    asks_only,
    attacks_at_home,
    counts_what_is_hidden,
    deadline_by_the_piggy,
    hands,
    holds,
    marks_the_piggy,
    of_envelopes,
    opened,
    piggy_of,
    plans_of_everybody,
    progress,
    proposals_know_it,
    reads_a_neighbours_notes,
    says_what_lies_there,
    seen,
    sizes_of,
    skips,
    skips_in_parts,
    summary_counts,
    under,
    weight_under,
)
from tests.promises.leaks_common import COMMON
from tests.promises.leaks_cosmic import _with_last_state as with_last_state
from tests.promises.leaks_cosmic import hunt_common
from tests.promises.leaks_cosmic_asked import patched
from tests.promises.leaks_told import Hunt, Leak
from tests.promises.openings_cosmic import AFTER, MakeOpening

SOWN: Final[dict[str, Leak]] = {
    "the deck seems as long as what lies under planets is good": shown.viewed(
        lambda state, view: replace(view, deck=view.deck + weight_under(state))
    ),
    "the turn counts what lies under planets": shown.viewed(
        lambda state, view: replace(view, turn=view.turn + weight_under(state))
    ),
    "a discard is missing where The Piggy is far": shown.viewed(
        lambda state, view: replace(view, discards=view.discards[piggy_of(state) % 3 :])
    ),
    "whoever holds The Piggy seems to have the turn": shown.viewed(
        lambda state, view: replace(view, offense=Seat((piggy_of(state) - 1) % len(state.players)))
    ),
    "attacks under home planets are counted": hands(attacks_at_home),
    "the values under home planets are counted": hands(
        lambda state, seat: sum(
            find_kind(card).value
            for planet, one in state.planets.items()
            if one.system == seat
            for card in under(state, planet)
        )
    ),
    "one reads a neighbour's notes": of_envelopes(reads_a_neighbours_notes),
    "the hider of good cards has a mark": of_envelopes(
        lambda state, one, view: (
            replace(one, seal=one.hider)
            if sum(find_kind(card).value for card in under(state, one.planet)) % 2
            else one
        )
    ),
    "cards in envelopes are counted": of_envelopes(
        lambda state, one, view: replace(one, turn=len(under(state, one.planet)))
    ),
    "all may look into all envelopes": of_envelopes(lambda state, one, view: opened(state, one)),
    "the owner of a system looks into its envelopes": of_envelopes(
        lambda state, one, view: (
            opened(state, one) if state.planets[one.planet].system == view.viewer else one
        )
    ),
    "the strongest attack in an envelope has a mark": of_envelopes(
        lambda state, one, view: replace(
            one, turn=max([find_kind(card).value for card in under(state, one.planet)], default=None)
        )
    ),
    "the envelope of The Piggy seems sealed": of_envelopes(
        lambda state, one, view: replace(one, seal=Seat(0)) if PIGGY in under(state, one.planet) else one
    ),
    "the envelope of The Piggy has no hider": of_envelopes(
        lambda state, one, view: replace(one, hider=None) if PIGGY in under(state, one.planet) else one
    ),
    "envelopes with The Piggy stand first": seen(
        lambda state, seen, view: replace(
            seen,
            envelopes=tuple(sorted(seen.envelopes, key=lambda one: PIGGY not in under(state, one.planet))),
        )
    ),
    "whoever holds The Piggy has a base more": seen(
        lambda state, seen, view: replace(
            seen, bases=tuple(number + holds(state, Seat(seat)) for seat, number in enumerate(seen.bases))
        )
    ),
    "The Piggy is always in sight": seen(
        lambda state, seen, view: replace(seen, sighted_turn=piggy_of(state), sighted=("0", ""))
    ),
    "encounters are counted by The Piggy": seen(
        lambda state, seen, view: replace(
            seen, counts=(), sighted=("1", ""), sighted_turn=piggy_of(state) % 2
        )
    ),
    "whoever holds The Piggy has a card more": hands(lambda state, seat: int(holds(state, seat))),
    "edicts in hands are counted": hands(
        lambda state, seat: sum(
            find_kind(card).name == "finder" or "seal" in card for card in state.player(seat).hand
        )
    ),
    "everybody knows what everybody has seen": seen(
        lambda state, seen, view: replace(
            seen,
            envelopes=tuple(
                replace(one, turn=1, cards=note.cards)
                if (
                    note := next(
                        (
                            each
                            for notes in PIG.of(state).notes.values()
                            for each in notes
                            if each.planet == one.planet
                        ),
                        None,
                    )
                )
                else one
                for one in seen.envelopes
            ),
        )
    ),
    "what is about to be hidden is shown": seen(
        lambda state, seen, view: replace(
            seen,
            plan=tuple(
                (planet, tuple(cards))
                for plan in PIG.of(state).plans.values()
                for planet, cards in plan.items()
            ),
        )
    ),
    "the number said aloud is the value of what lies there": patched(envelopes, "_say", says_what_lies_there),
    "the value of what is hidden is told": patched(hiding, "_tell", counts_what_is_hidden),
    "only whoever holds The Piggy hides": patched(hiding, "ask_in_parts", skips_in_parts(holds)),
    "only those hide who hold a reinforcement": patched(
        hiding,
        "ask_in_parts",
        skips_in_parts(lambda state, seat: any("reinforcement" in card for card in state.player(seat).hand)),
    ),
    "only whoever holds artifacts defends with more ships": patched(
        any_base,
        "ask",
        skips(
            lambda state, seat: any(find_kind(card).type == "artifact" for card in state.player(seat).hand)
        ),
    ),
    "only whoever holds low attacks commits ships": patched(
        committing,
        "ask_all",
        asks_only(lambda state, seat: any("attack_0" in card for card in state.player(seat).hand)),
    ),
    "the progress of the game tells where it is": progress(piggy_of),
    "the progress of the game counts hidden cards": progress(
        lambda state: sum(place * size for place, size in enumerate(sizes_of(state)))
    ),
    "proposals know where The Piggy is": with_last_state(proposals_know_it),
    "everybody reads what is about to be hidden": with_last_state(plans_of_everybody),
    "the table in words counts hidden cards": with_last_state(summary_counts),
    "envelopes list what lies in all of them": a_look_lists_all,
    "the board marks where The Piggy is": marks_the_piggy,
    "deadlines depend on where The Piggy is": deadline_by_the_piggy,
}

_HIDE: Final = (
    "what is about to be hidden is shown",
    "everybody reads what is about to be hidden",
    "the value of what is hidden is told",
    "only whoever holds The Piggy hides",
    "only those hide who hold a reinforcement",
)
AT: Final[dict[str, MakeOpening]] = {
    **dict.fromkeys(_HIDE, openings.hide),
    "the number said aloud is the value of what lies there": openings.land,
    "only whoever holds artifacts defends with more ships": openings.defend,
    "only whoever holds low attacks commits ships": openings.drop,
}
"""Where each shows, if not as soon as there is something in envelopes."""
LEAKS: Final[dict[str, Leak]] = COMMON | SOWN
HUNTS: Final[dict[str, Hunt]] = hunt_common("cosmic-pig", openings.SETTINGS) | {
    leak: Hunt(opened=AT.get(leak, openings.keep_envelopes), events=AFTER) for leak in SOWN
}
"""Where to look for each."""
