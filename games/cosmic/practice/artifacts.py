"""When a practice player plays which artifact; those that are not here answer others (`cards.cancel`)."""

from collections.abc import Callable, Mapping
from typing import Final

from games.cosmic.practice.odds import count_lacking
from games.cosmic.state.catalogue import find_kind
from games.cosmic.views import additions
from games.cosmic.views.view import EncounterView, View
from porc_royal.facts import Seat


def is_timely(view: View, seat: Seat, artifact: str) -> bool:
    """Whether an artifact helps now; one that nobody has thought of is played by a main player."""
    now = view.encounter
    if now is None:
        return False
    wanted = TIMES.get(artifact) or view.assembly.table(additions.TIMES).get(artifact)
    return _is_main(now, seat) if wanted is None else wanted(view, now, seat)


def _is_main(now: EncounterView, seat: Seat) -> bool:
    return seat == now.offense.seat or (now.defense is not None and seat == now.defense.seat)


def _frees_most(view: View, _now: EncounterView, seat: Seat) -> bool:
    """More ships of one's own lie in the warp than of anybody else."""
    warp = view.there("warp")
    return warp[seat] >= 3 and warp[seat] >= max(warp)


def _has_leader(view: View, _now: EncounterView, seat: Seat) -> bool:
    """Somebody is ahead."""
    return any(count_lacking(view, one.seat) < count_lacking(view, seat) for one in view.seats)


def _is_outnumbered(view: View, now: EncounterView, seat: Seat) -> bool:
    """The other side has more allied ships."""
    if now.defense is None or not _is_main(now, seat):
        return False
    gate, beside = view.there("gate"), view.there("beside")
    offense = sum(gate[one] for one in now.offense.allies)
    defense = sum(beside[one] for one in now.defense.allies)
    return (defense > offense) if seat == now.offense.seat else (offense > defense)


def _is_losing(_view: View, now: EncounterView, seat: Seat) -> bool:
    """Both cards are shown, and the own one loses."""
    if not now.revealed or not _is_main(now, seat):
        return False
    return now.ahead in {"offense", "defense"} and now.ahead != _stance(now, seat)


def _would_pay(_view: View, now: EncounterView, seat: Seat) -> bool:
    """Others would be compensated (by a negotiate) or rewarded (allies of a defense that won), and not oneself.

    By the outcome, or as it stands once the cards are revealed.
    """
    winner = now.winner or (now.ahead if now.revealed else "")
    if not _is_main(now, seat) or now.defense is None or winner not in {"offense", "defense"}:
        return False
    won, lost = (now.offense, now.defense) if winner == "offense" else (now.defense, now.offense)
    compensated = bool(lost.shown) and find_kind(lost.shown).is_negotiate
    if seat == lost.seat:
        return winner == "defense" and bool(won.allies) and not compensated
    return compensated and not (winner == "defense" and won.allies)


def _is_others_deal(view: View, now: EncounterView, seat: Seat) -> bool:
    """Others have agreed, one of whom is ahead."""
    return now.winner == "deal" and seat not in now.dealers and _has_leader(view, now, seat)


def _stance(now: EncounterView, seat: Seat) -> str:
    return "offense" if seat == now.offense.seat else "defense"


def _never(_view: View, _now: EncounterView, _seat: Seat) -> bool:
    return False


TIMES: Final[Mapping[str, Callable[[View, EncounterView, Seat], bool]]] = {
    "mobius_tubes": _frees_most,
    "plague": _has_leader,
    "force_field": _is_outnumbered,
    "emotion_control": _is_losing,
    "ionic_gas": _would_pay,
    "quash": _is_others_deal,
    "card_zap": _never,
    "cosmic_zap": _never,
}
