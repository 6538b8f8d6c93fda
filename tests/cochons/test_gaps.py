from typing import Unpack

import pytest

from bot.wording.voice import Voice
from games.cochons import facts
from games.cochons.questions.windows import SIT_OUT
from porc_royal.asks import PASS
from porc_royal.facts import Saying, Seat
from tests.cochons.scenario import Laid, Table, conserved, galaxy
from tests.games.telling import described
from tests.words import WORDS

TILES = ("O red 0:3G", "A1 blue 1:3G", "A3 red 2:3G")
EXTRA = "extra-mouve.1"
SWAP = "deplacement-de-planetes.1"


def gap(cards: dict[int, str], *, tiles: tuple[str, ...] = TILES, **laid: Unpack[Laid]) -> Table:
    laid.setdefault("hands", cards)
    laid.setdefault("slot", 1)
    return galaxy(*tiles, chapter="gap", **laid)


def test_everybody_is_asked_the_same_whatever_he_holds() -> None:
    table = gap({0: EXTRA, 1: SWAP})
    assert table.asked == [0, 1, 2]
    shapes = {(ask.key, tuple(ask.options), ask.sealed, ask.window) for ask in table.play.asks.values()}
    assert shapes == {("cochons-ask-gap", ("pass", "pass-phase", "trip", "boots", "swap"), True, True)}


def test_another_hand_changes_nothing_for_the_others() -> None:
    one, other = gap({0: EXTRA}), gap({0: SWAP})
    for seat in (1, 2):
        assert described(one.ask(seat)) == described(other.ask(seat))


def test_an_extra_mouve_pays_for_one_trip_right_after_somebodys_turn() -> None:
    table = gap({2: EXTRA})
    table.tell("0: pass", "1: pass", "2: trip extra=extra-mouve.1 from=A3 to=O gorets=2")
    assert table.troops("O") == "0:3G 2:2G"
    assert table.state.deck.discards == [EXTRA]
    assert table.question == "cochons-ask-travel"
    conserved(table.state)


def test_without_the_card_there_is_no_trip_in_a_gap() -> None:
    table = gap({2: EXTRA})
    assert table.choices(1, "trip", "extra") == []
    assert table.choices(1, "trip", "from") == []
    assert table.refused("1: trip extra=extra-mouve.1 from=A1 to=O gorets=1") == "refused-value"


def test_a_ship_may_carry_the_extra_trip() -> None:
    table = gap({2: f"{EXTRA} transporteur.1"}, tiles=(*TILES, "B1 blue"))
    table.tell("0: pass", "1: pass")
    table.tell("2: trip extra=extra-mouve.1 from=A3 to=B3 gorets=1 card=transporteur.1")
    assert table.troops("B3") == "2:1G"
    assert sorted(table.state.deck.discards) == [EXTRA, "transporteur.1"]


def test_before_the_first_traveller_there_are_swaps_but_no_trips() -> None:
    table = gap({0: EXTRA, 1: SWAP}, slot=0)
    assert table.question == "cochons-ask-gap-first"
    assert list(table.ask(0).options) == ["pass", "pass-phase", "swap"]
    table.tell("0: pass", "1: swap card=deplacement-de-planetes.1 one=O other=A1", "2: pass")
    assert table.troops("O") == "1:3G"


def test_nothing_happens_before_all_have_answered_and_then_in_play_order() -> None:
    table = gap({0: SWAP, 1: "deplacement-de-planetes.2"}, order="120")
    table.tell("0: swap card=deplacement-de-planetes.1 one=O other=A1")
    assert table.troops("O") == "0:3G"
    table.tell("2: pass", "1: swap card=deplacement-de-planetes.2 one=O other=A3")
    assert [str(args["who"]) for args in table.said("cochons-swapped")] == ["Who(seat=1)", "Who(seat=0)"]
    assert (table.troops("O"), table.troops("A1"), table.troops("A3")) == ("2:3G", "0:3G", "1:3G")


def test_an_order_that_became_impossible_returns_to_the_hand_and_only_its_owner_learns_it() -> None:
    table = gap({1: SWAP, 2: EXTRA}, tiles=(*TILES, "B1 blue"))
    table.tell("0: pass", "2: trip extra=extra-mouve.1 from=A3 to=O gorets=1")
    table.tell("1: swap card=deplacement-de-planetes.1 one=A3 other=B1")
    assert table.hand(2) == [EXTRA]
    (lost,) = [fact for fact in table.facts if fact.says.key == facts.ORDER_LOST]
    assert lost.to == (Seat(2),)
    assert table.said("cochons-extra-trip") == []


def test_who_passes_for_the_phase_is_not_asked_again_in_it() -> None:
    table = gap({0: "jamboneuse.1", 1: "lardoneuse.1"})
    table.tell("0: pass-phase", "1: pass", "2: pass-phase", "1: pass")
    assert table.asked == [1]
    table.tell("1: pass-phase")
    assert table.state.slot == 2
    table.tell("2: pass")
    assert table.question == "cochons-ask-discard"
    assert table.state.passing == []


def test_without_gap_windows_only_extra_trips_are_left_and_nothing_before_the_first_traveller() -> None:
    assert gap({}, slot=0, gap_windows=False, tiles=TILES).state.phase == "travel"
    table = gap({1: SWAP}, gap_windows=False)
    assert list(table.ask(1).options) == ["pass", "pass-phase", "trip", "boots"]


def test_a_sealed_answer_may_be_changed_until_all_are_in() -> None:
    table = gap({0: SWAP})
    table.tell("0: swap card=deplacement-de-planetes.1 one=O other=A1", "0: anew", "1: pass", "2: pass")
    assert (table.troops("O"), table.hand(0), table.state.phase) == ("0:3G", [SWAP], "travel")


def test_boots_may_make_the_extra_trip() -> None:
    table = gap({0: f"{EXTRA} bottes-a-reaction.1"}, tiles=(*TILES, "B1 blue"))
    table.tell("1: pass", "2: pass")
    line = "0: boots extra=extra-mouve.1 card=bottes-a-reaction.1 from=O first=A2 second=B3"
    table.tell(f"{line} gorets=3 gorets-first=1")
    assert (table.troops("A2"), table.troops("B3")) == ("0:1G", "0:2G")


@pytest.mark.parametrize("slot", [0, 1, 2, 3])
def test_the_default_passes(slot: int) -> None:
    table = gap({}, slot=slot)
    assert {ask.default.option for ask in table.play.asks.values()} == {"pass"}


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("window", ["gap-first", "gap", "attack-gap", "closing"])
def test_the_ways_of_doing_nothing_side_by_side_begin_with_different_words(window: str, locale: str) -> None:
    """Once, for the phase, until one's turn: three buttons called "nothing" could not be told apart."""
    voice = Voice(WORDS.of(locale), str, "cochons")
    names = [voice.label(Saying(f"cochons-ask-{window}-{option}")) for option in (PASS, SIT_OUT)]
    names.append(voice.text("button-until-turn").removeprefix("🔕 "))
    assert len({one.split()[0] for one in names} | {one.split()[-1] for one in names}) == 6, names
