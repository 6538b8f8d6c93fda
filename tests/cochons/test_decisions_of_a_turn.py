"""What is decided before the fights: who is asked, openly or sealed, among what, and what the absent do (D-n)."""

from collections.abc import Callable
from typing import Unpack

import pytest

from games.cochons import facts
from games.cochons.state.state import State
from porc_royal.asks import PASS, Ask, Reply
from porc_royal.facts import CHANCE, Seat, Who
from tests.cochons.beginnings import begun
from tests.cochons.scenario import Laid, Table, conserved, galaxy
from tests.cochons.senate import together
from tests.games.telling import choices, described

SWAP = "deplacement-de-planetes.1"
TILES = ("O red 0:4G", "A1 blue 1:3G", "A3 yellow 2:3G", "B1 red")


def nothing(state: State) -> None:
    """The table as it is."""


def turn(
    *tiles: str,
    chapter: str = "travel",
    clan: str = "",
    also: Callable[[State], None] = nothing,
    **laid: Unpack[Laid],
) -> Table:
    """A complete game; with a clan, seat 0 has its powers."""

    def arrange(state: State) -> None:
        for player in state.players:
            player.clan, player.marker = "porcus", 3
        state.players[0].clan = clan or "porcus"
        also(state)

    laid["rule_set"], laid["clan_powers"], laid["arrange"] = "complete", bool(clan), arrange
    return galaxy(*(tiles or TILES), chapter=chapter, **laid)


def openly(table: Table) -> Ask:
    """The one question that somebody is waited for, put to one seat before all eyes."""
    (seat,) = table.asked
    ask = table.ask(seat)
    assert not ask.sealed
    assert not ask.window
    assert ask.check(ask.default) == ask.default
    return ask


# ------------------------------------------------------------------------------------------------- start


@pytest.mark.parametrize(("reversed_placement", "first"), [(False, 0), (True, 3)])
def test_the_start_is_chosen_one_after_another_before_all_eyes(
    first: int, *, reversed_placement: bool
) -> None:
    """D-3: legal rim tiles; the default is the first of them in label order."""
    play = begun(4, "placement", first_player="host", reversed_placement=reversed_placement)
    assert play.awaited == (first,)
    ask = play.asks[Seat(first)]
    assert not ask.sealed
    cells = choices(ask, "start", "tile")
    assert cells == [cell for cell in play.state.cells() if cell in cells]
    assert ask.default == Reply("start", {"tile": cells[0]})


# ------------------------------------------------------------------------------------------ phase 1, 1A, 1B


def test_an_ally_offers_and_answers_at_will_and_nobody_waits_for_it() -> None:
    """D-5: free actions, refused by silence; whoever is no ally learns nothing of an offer."""
    hands = {0: "fusee.1", 1: "jamboneuse.1 lardoneuse.1", 2: SWAP}
    table = turn(hands=hands, also=together((0, 1)), slot=2)
    assert table.asked == [2]
    assert table.ask(0).optional
    before = described(table.ask(2)), table.view(2)
    table.tell("0: offer ally=%31 cards=fusee.1+")
    assert (described(table.ask(2)), table.view(2)) == before
    assert table.ask(1).default == Reply(PASS)
    table.tell("2: pass")
    assert table.hand(0) == ["fusee.1"]


def test_cards_for_the_convoy_are_asked_of_everybody_and_sealed() -> None:
    """D-9: a window for all but the Porc Royal, who may add his cards to the distribution; default, none."""
    table = galaxy(*TILES, chapter="colonists", rule_set="complete", royal=1, hands={2: "colons.1"})
    table.default(CHANCE)
    assert table.asked == [0, 1, 2]
    others = [table.ask(seat) for seat in (0, 2)]
    assert all(ask.window and ask.sealed and ask.default == Reply(PASS) for ask in others)
    assert "cards" in table.ask(1).options["give"].fields
    assert others[0].options.keys() == others[1].options.keys()
    table.tell("2: play cards=colons.1+", "0: pass")
    assert not table.said("cochons-convoy-cards")
    table.default(1)
    assert len(table.said("cochons-convoy-cards")) == 1


def waiting(gorets: int, *, gruiks: int = 3) -> Callable[[State], None]:
    """Newcomers of seat 0, and the Gros Gruiks of its reserve."""

    def also(state: State) -> None:
        player = state.players[0]
        player.newcomers.gorets = gorets
        player.gorets -= gorets
        player.gruiks = gruiks

    return also


@pytest.mark.parametrize(("newcomers", "reserve", "offered"), [(2, 3, True), (1, 3, False), (2, 0, False)])
def test_two_newcomers_may_become_a_gros_gruik_while_they_are_placed(
    newcomers: int, reserve: int, *, offered: bool
) -> None:
    """D-10, R-34: never by default."""
    tiles = ("O red 0:4G", "A2 red 0:1G", "A1 blue 1:3G", "A3 yellow 2:3G")
    table = turn(*tiles, chapter="newcomers", also=waiting(newcomers, gruiks=reserve))
    assert ("convert" in table.ask(0).options) == offered
    assert table.ask(0).default.option == "place"


def test_newcomers_are_placed_on_own_tiles_by_default_where_most_pieces_are() -> None:
    """D-11: of equals the first in label order."""
    tiles = ("O red 0:2G", "A2 red 0:3G", "A4 red 0:3G", "A1 blue 1:3G", "A3 yellow 2:3G")
    table = turn(*tiles, chapter="newcomers", also=waiting(4))
    assert table.asked == [0]
    assert table.choices(0, "place", "tile") == ["O", "A2", "A4"]
    assert table.ask(0).default == Reply("place", {"tile": "A2"})
    table.tell("0: place tile=O gorets=1", "0: place tile=A4")
    assert [table.troops(cell) for cell in ("O", "A2", "A4")] == ["0:3G", "0:3G", "0:6G"]
    conserved(table.state)


def test_a_mixed_party_of_newcomers_goes_where_it_is_sent() -> None:
    """D-11, R-38: as many of each kind as named, a named none included; only none of both is no answer."""

    def also(state: State) -> None:
        waiting(3, gruiks=1)(state)
        state.players[0].newcomers.gruiks = 2

    tiles = ("O red 0:2G", "A2 red 0:3G", "A1 blue 1:3G", "A3 yellow 2:3G")
    table = turn(*tiles, chapter="newcomers", also=also)
    assert table.refused("0: place tile=O gorets=0 gruiks=0") == facts.NO_PIECES
    table.tell("0: place tile=O gorets=1 gruiks=1", "0: place tile=A2 gorets=0 gruiks=1")
    assert (table.troops("O"), table.troops("A2")) == ("0:2G", "0:3G")
    table.tell("0: place tile=O gorets=2 gruiks=0")
    assert (table.troops("O"), table.troops("A2")) == ("0:5G+1GG", "0:3G+1GG")


def test_who_comes_back_chooses_an_empty_tile_of_the_edge() -> None:
    """D-12: openly, the first in label order by default, whatever the recipe."""
    tiles = ("O red", "A1 blue 1:3G", "A2 yellow 2:3G", "A3 asteroid worm:1")
    defaults = []
    for recipes in (("321", "312", "231"), ("123", "132", "213")):
        table = turn(*tiles, chapter="newcomers", out=(0,), recipes=recipes)
        ask = openly(table)
        assert ask.seat == 0
        assert table.choices(0, "return", "tile") == ["A4", "A5", "A6"]
        defaults.append(ask.default)
    assert defaults == [Reply("return", {"tile": "A4"})] * 2


# -------------------------------------------------------------------------------------------- phase 2, 2B


def test_a_traveller_is_asked_openly_and_by_default_stays() -> None:
    """D-15: origin, destination, pieces and a ship; what is left of the marker is said in the question."""
    table = turn(hands={0: "transporteur.1"})
    ask = openly(table)
    assert ask.args == {"trips": 3}
    assert list(ask.options["trip"].fields) == ["from", "to", "gorets", "gruiks", "card"]
    assert ask.default == Reply(PASS)
    table.tell("0: pass")
    assert table.said(facts.TRIPS_OVER)[0]["left"] == 3


def test_the_boots_are_a_path_with_pieces_left_on_each_tile_of_it() -> None:
    """D-16, C-39, EV-02, R-52: the exception to one landing; the last tile takes the rest."""
    table = turn(hands={0: "bottes-a-reaction.1"})
    assert table.choices(0, "boots", "from") == ["O"]
    path = "first=A2 second=B3 third=B4"
    table.tell(f"0: boots card=bottes-a-reaction.1 from=O {path} gorets=4 gorets-first=1 gorets-second=1")
    assert [table.troops(cell) for cell in ("O", "A2", "B3", "B4")] == ["", "0:1G", "0:1G", "0:2G"]
    assert table.choices(0, "trip", "from") == []


EVENTS = {
    "gorruption.1": "bribe",
    SWAP: "swap",
    "fete-du-gland.1": "feast",
    "fremono.1": "fremono",
    "yodo-lardo.1": "promote",
    "pluie-de-cailloux.1": "rain",
    "van-soulo.1": "hire",
}


@pytest.mark.parametrize(("card", "option"), EVENTS.items())
def test_events_are_offered_in_ones_own_turn_and_in_the_windows_round_the_travels(
    card: str, option: str
) -> None:
    """D-17, D-18, D-19, R-58: alike to everybody in a window, whoever holds the card."""
    tiles = ("O red 0:4G", "A1 blue 1:3G", "A3 yellow 2:1G", "A5 asteroid pirate:2")
    own = turn(*tiles, hands={0: card})
    assert own.choices(0, option, "card") == [card]
    for slot in (0, 1, 3):
        window = turn(*tiles, chapter="gap", slot=slot, hands={0: card})
        assert window.asked == [0, 1, 2]
        assert window.choices(0, option, "card") == [card]
        assert window.choices(1, option, "card") == []
        assert {tuple(ask.options) for ask in window.play.asks.values()} == {tuple(window.ask(0).options)}


@pytest.mark.parametrize(("slot", "key"), [(0, facts.ASK_GAP_FIRST), (1, facts.ASK_GAP)])
def test_windows_are_sealed_passed_by_default_and_may_be_passed_for_the_phase(slot: int, key: str) -> None:
    """D-18, D-19, R-22."""
    table = turn(chapter="gap", slot=slot)
    for ask in table.play.asks.values():
        assert (ask.key, ask.window, ask.sealed, ask.default) == (key, True, True, Reply(PASS))
        assert "pass-phase" in ask.options
        assert ("trip" in ask.options) == (slot > 0)


@pytest.mark.parametrize(("slot", "traveller"), [(1, 2), (2, 0), (3, 1)])
def test_a_window_says_whose_trips_are_over(slot: int, traveller: int) -> None:
    """D-19: "after a player's turn" is after the one before in play order."""
    table = turn(chapter="gap", slot=slot, order="201")
    assert table.ask(0).args == {"who": Who(Seat(traveller))}


def test_a_trip_by_ship_or_by_extra_mouve_shows_a_card_and_cannot_be_taken_back() -> None:
    """D-15, D-19, R-51, R-54."""
    table = turn(chapter="gap", slot=1, hands={0: "extra-mouve.1 transporteur.1"})
    table.tell("1: pass", "2: pass", "0: trip extra=extra-mouve.1 from=O to=B1 gorets=1 card=transporteur.1")
    told = [fact for fact in table.facts if fact.says.key in (facts.EXTRA_TRIP, facts.TRIP_SHIP)]
    assert [fact.reveals for fact in told] == [True, True]


# ------------------------------------------------------------------------------- powers, as cards or besides


def test_famine_and_conversion_are_for_ones_own_turn_and_before_all_eyes() -> None:
    """D-47, D-49: the tile; and the tile, the clan, how many dice, where the converts go."""
    famine = turn(clan="hylocherus")
    assert list(openly(famine).options["starve"].fields) == ["tile"]
    assert famine.choices(0, "starve", "tile") == ["O", "A1", "A3"]
    preach = turn(clan="babiroussa")
    assert list(openly(preach).options["preach"].fields) == ["tile", "player", "number", "to"]
    for table in (turn(clan="hylocherus", slot=1), turn(clan="babiroussa", slot=1)):
        assert not {"starve", "preach"} & set(table.ask(1).options)


def test_conversion_rolls_as_many_dice_as_one_names() -> None:
    """D-49, X-11: for the Gorets one tries, not for all that are there."""
    table = turn(clan="babiroussa")
    table.tell("0: preach tile=A1 player=%31 number=2 to=O")
    table.dice(6, 1)
    assert table.troops("A1") == "1:2G"
    assert table.said("cochons-preached")[0]["dice"] == "6 1"


def test_moving_again_is_offered_once_a_trip_has_been_made() -> None:
    """D-48: any of the pieces that have just landed."""
    table = turn(clan="phacocherus")
    assert table.choices(0, "again", "from") == []
    table.tell("0: trip from=O to=A2 gorets=3")
    assert table.bounds(0, "again", "gorets", from_="A2")[1] == 3
    assert openly(table).default == Reply(PASS)


def test_a_landing_ban_names_any_other_player_and_a_tile() -> None:
    """D-50: in the windows; it stands in the summary of everybody for the rest of the turn."""
    table = turn(chapter="gap", slot=1, order="120", clan="babiroussa")
    assert table.choices(0, "forbid", "player") == ["1", "2"]
    table.tell("0: forbid player=%32 tile=A1", "1: pass", "2: pass")
    assert table.view(None).bans == ((Seat(2), "A1"),)


@pytest.mark.parametrize(("clan", "chapters"), [("scrofa", ("travel", "gap", "reorganisation"))])
def test_the_swap_of_neighbours_is_offered_wherever_the_card_may_be_played(
    clan: str, chapters: tuple[str, ...]
) -> None:
    """D-51, R-142."""
    for chapter in chapters:
        table = turn("O red 0:4G", "A1 red 0:2G", "A3 blue 1:2G 2:2G", chapter=chapter, clan=clan)
        assert {"nudge", "swap"} <= set(table.ask(0).options)


def test_free_trip_and_free_way_stand_among_the_cards_that_do_the_same() -> None:
    """D-51, X-12, R-143, R-147: free of a card, and used up when they have been used."""
    scrofa = turn(clan="scrofa", hands={0: "extra-mouve.1"})
    assert scrofa.choices(0, "extra", "card") == ["extra-mouve.1", "extra-mouve-scrofa.0"]
    scrofa.tell("0: extra card=extra-mouve-scrofa.0")
    assert scrofa.hand(0) == ["extra-mouve.1"]
    assert scrofa.choices(0, "extra", "card") == ["extra-mouve.1"]
    pecari = turn(clan="pecari", hands={0: "teleporteur.1"})
    assert pecari.choices(0, "trip", "card", from_="O", to="B1") == [
        "teleporteur.1",
        "teleportation-pecari.0",
    ]


def test_the_teleporter_is_one_trip_to_any_tile() -> None:
    """EV-31, R-53: it costs a trip and does not let a piece travel twice."""
    table = turn(*TILES, "G7 blue", hands={0: "teleporteur.1 jamboneuse.1"})
    table.tell("0: trip from=O to=G7 gorets=2 card=teleporteur.1")
    assert table.ask(0).args["trips"] == 2
    assert table.state.deck.discards == ["teleporteur.1"]
    assert table.choices(0, "trip", "from") == ["O"]


# ----------------------------------------------------------------------------------------------------- 3B


def test_swap_recovery_and_long_steps_are_steps_of_ones_own_slot() -> None:
    """D-33: beside the steps, planned by each for itself; the default does nothing."""
    tiles = ("O red 0:3G", "B5 red 0:2G", "A1 blue 1:3G", "A3 yellow 2:3G")

    def fallen(state: State) -> None:
        state.players[0].fallen = 1

    scrofa = turn(*tiles, chapter="reorganisation", clan="scrofa", hands={0: SWAP})
    assert {"swap", "nudge", "stretch"} <= set(scrofa.ask(0).options)
    assert scrofa.choices(0, "move", "from") == []
    scrofa.tell("0: stretch")
    assert scrofa.choices(0, "move", "to", from_="O") == ["B5"]
    babiroussa = turn(*tiles, chapter="reorganisation", clan="babiroussa", also=fallen)
    assert babiroussa.choices(0, "recover", "tile") == ["O", "B5"]
    for table in (scrofa, babiroussa):
        assert table.ask(0).default == Reply(PASS)
        assert table.ask(0).sealed


def test_without_gap_windows_tiles_are_still_swapped_in_ones_own_slot_of_the_reorganisation() -> None:
    """D-33, R-22, R-87: the flag closes windows, not slots."""
    tiles = ("O red 0:3G", "A1 red 0:2G", "A3 blue 1:3G", "A5 yellow 2:3G")
    table = turn(*tiles, chapter="reorganisation", clan="scrofa", hands={0: SWAP}, gap_windows=False)
    assert {"swap", "nudge"} <= set(table.ask(0).options)
    assert table.choices(0, "swap", "card") == [SWAP]
