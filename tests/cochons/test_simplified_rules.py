"""The simplified game rule by rule (S-1 to S-22), and where the rulebook's two games differ (X-26 to X-28)."""

import pytest

from games.cochons import facts
from games.cochons.extension import catalogue
from games.cochons.rulebook import RULEBOOK
from games.cochons.state.geometry import NEIGHBOURS
from games.cochons.state.sequence import SIMPLIFIED
from games.cochons.state.setup import make_tiles
from games.cochons.state.state import State
from games.cochons.views.view import View
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE, Fact, Listing, Seat
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from tests.cochons.scenario import conserved, galaxy
from tests.games.telling import choices


def played(until: str, players: int = 3, **settings: Setting) -> Play[State, View]:
    """A game in which everybody, chance too, answers by default until a chapter begins."""
    play = Play.new(RULEBOOK, players, {"first_player": "host", "auto_build": False, **settings})
    while play.position.chapter != until:
        default(play)
    return play


def default(play: Play[State, View]) -> None:
    seat = play.awaited[0]
    play.take(seat, play.asks[seat].default)


# ------------------------------------------------------------------------------------------------ set-up


def test_a_table_plays_the_simplified_rules_unless_it_chooses_the_complete_ones() -> None:
    """S-1: a version for beginners; everything that is politics or monsters stays in the box."""
    play = played("draw", auto_start=True)
    assert not play.state.complete
    told = {key for _, key in history(play, turns=2)}
    political = ("chips", "marker", "arriv", "governors", "vote", "candidate", "rolled")
    assert told
    assert not [key for key in told if any(word in key for word in political)]


def history(play: Play[State, View], turns: int) -> list[tuple[str, str]]:
    """Phase and key of all that is told in so many turns, everybody answering by default."""
    told: list[tuple[str, str]] = []
    last = play.state.turn + turns
    while play.result is None and play.state.turn < last:
        seat = play.awaited[0]
        step = play.take(seat, play.asks[seat].default)
        told += [(play.state.phase, fact.says.key) for fact in step.facts]
    return told


def test_everybody_draws_a_clan_twenty_gorets_and_three_gros_gruiks_and_nothing_else_happens_with_markers() -> (
    None
):
    """S-2: no governors and no travel markers are used; three trips are for everybody."""
    play = played("gap", players=4, auto_start=True)
    state = play.state
    assert len({player.clan for player in state.players}) == 4
    assert {(player.gorets, player.gruiks) for player in state.players} == {(15, 3)}
    assert {player.marker for player in state.players} == {0}
    assert state.ballot is None
    assert state.royal is None


def test_recipes_are_dealt_by_chance_and_lie_face_up() -> None:
    """S-3, R-118: everybody, spectators too, sees each of them; they are all different."""
    play = Play.new(RULEBOOK, 6, {"auto_build": False})
    asked = []
    while play.position.chapter == "setup":
        asked.append(play.asks[CHANCE].key)
        default(play)
    assert "chance-recipes" in asked
    seen = [str(seat.recipe) for seat in play.view(None).seats]
    assert len(set(seen)) == 6
    assert "None" not in seen


def test_four_cards_are_dealt_before_the_galaxy_is_built_and_each_sees_its_own() -> None:
    """S-5: the rest is the draw pile."""
    play = played("building", players=5)
    state = play.state
    assert [len(player.hand) for player in state.players] == [4] * 5
    assert len(state.deck.pile) == len(catalogue.build_simplified_deck(RULEBOOK.assembly)) - 20 == 25
    assert [len(play.view(Seat(seat)).hand) for seat in range(5)] == [4] * 5
    assert play.view(None).hand == ()


@pytest.mark.parametrize(
    ("chosen", "order"),
    [("host", [0, 1, 2]), ("seat-3", [2, 0, 1]), ("seat-6", [1, 2, 0]), ("random", [1, 2, 0])],
)
def test_nobody_is_asked_for_an_age(chosen: str, order: list[int]) -> None:
    """S-6, R-9, X-27: whom the host names begins, or whom chance draws, also where the seat is empty; then clockwise.

    Chance needs no die of the complete game.
    """
    play = Play.new(RULEBOOK, 3, {"first_player": chosen, "auto_build": False})
    while play.position.chapter == "setup":
        ask = play.asks[CHANCE]
        reply = Reply("rolled", {"d1": 2}) if ask.key == "chance-first-player" else ask.default
        assert ask.key != "chance-first-roll"
        play.take(CHANCE, reply)
    assert play.state.order == order


def test_play_order_stays_as_it_is_whatever_troops_there_are() -> None:
    """S-6: no re-ordering during the game; a whole turn later the first is still first."""
    table = galaxy(
        "O red 0:2G", "A1 blue 1:9G", "A3 red 2:2G", chapter="draw", order="012", hands={0: "jamboneuse.1"}
    )
    while table.state.turn == 2:
        for seat in table.asked:
            table.default(seat)
    assert table.state.order == [0, 1, 2]


def test_the_aim_is_ones_own_six_productions_at_the_end_of_a_turn() -> None:
    """S-7: the same tiles win nothing before production is counted, and nothing on turn 1."""
    tiles = ("O double-red 0:2G", "A1 red 0:2G", "A2 double-yellow 0:2G", "A3 blue 0:2G", "B1 red 1:2G 2:2G")
    early, late = (
        galaxy(*tiles, chapter="production", recipes=("321", "123", "231"), turn=turn, alone=True)
        for turn in (1, 2)
    )
    assert early.play.result is not None
    assert early.play.result.winners == ()
    assert early.said(facts.TOO_EARLY)
    assert late.play.result is not None
    assert late.play.result.winners == (0,)
    before = galaxy(*tiles, chapter="combats", recipes=("321", "123", "231"))
    assert before.play.result is None


@pytest.mark.parametrize(("players", "each", "asteroids", "tiles"), [(3, 3, 4, 16), (4, 4, 4, 19)])
def test_three_or_four_players_lay_as_many_planets_of_each_colour(
    players: int, each: int, asteroids: int, tiles: int
) -> None:
    """S-8."""
    _mixed(players, each, asteroids, tiles)


@pytest.mark.parametrize(("players", "each", "asteroids", "tiles"), [(5, 6, 5, 26), (6, 7, 6, 30)])
def test_six_red_yellow_and_blue_planets_are_six_of_each(
    players: int, each: int, asteroids: int, tiles: int
) -> None:
    """S-8, R-16, X-31: read otherwise, five players would have a smaller galaxy than four."""
    _mixed(players, each, asteroids, tiles)
    assert len(make_tiles(5)) > len(make_tiles(4))


def _mixed(players: int, each: int, asteroids: int, tiles: int) -> None:
    mix = make_tiles(players)
    for colour in ("red", "yellow", "blue"):
        kinds = [tile.kind for tile in mix if tile.colour == colour]
        assert (kinds.count("planet"), kinds.count("double")) == (each, 1)
    assert [tile.kind for tile in mix].count("asteroid") == asteroids
    assert len(mix) == tiles


def test_a_builder_sees_the_faces_and_picks_any_kind_that_is_left() -> None:
    """S-9, R-15: the first player lays the nucleus; a laid tile is known to all at once."""
    play = played("building")
    assert play.awaited == (0,)
    assert choices(play.asks[Seat(0)], "lay", "cell") == ["O"]
    assert "double-blue" in choices(play.asks[Seat(0)], "lay", "kind")
    play.take(Seat(0), Reply("lay", {"kind": "double-blue", "cell": "O"}))
    assert (play.view(None).tile("O").kind, play.view(None).tile("O").colour) == ("double", "blue")
    assert "double-blue" not in choices(play.asks[Seat(1)], "lay", "kind")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_lands_five_gorets_on_a_free_tile_of_the_edge_a_tile_apart(players: int) -> None:
    """S-11, R-11, R-12: in play order from the first player on."""
    play = played("placement", players, auto_build=True)
    landed: list[str] = []
    for seat in range(players):
        assert play.awaited == (seat,)
        cell = choices(play.asks[Seat(seat)], "start", "tile")[0]
        landed.append(cell)
        play.take(Seat(seat), Reply("start", {"tile": cell}))
    assert all(one not in NEIGHBOURS[other] for one in landed for other in landed)
    outside = {cell for cell in landed if any(near not in play.state.board for near in NEIGHBOURS[cell])}
    assert outside == set(landed)
    conserved(play.state)


# -------------------------------------------------------------------------------------------------- turn


def test_five_phases_follow_each_other_and_everybody_is_done_with_one_before_the_next() -> None:
    """S-12: draw, travel, combat, production, new troops."""
    tiles = ("O red 0:3G", "A1 blue 1:3G", "B1 yellow 2:3G")
    table = galaxy(*tiles, chapter="draw", hands=dict.fromkeys(range(3), ""), gap_windows=False)
    table.tell("0: pass", "1: pass", "2: pass", "0: trip from=O to=A1 gorets=2")
    while table.state.turn == 2:
        table.default(table.asked[0])
    phases = (facts.DREW, facts.TRIPS_OVER, facts.FIGHT, facts.PRODUCED, facts.NEWCOMERS)
    told = [phases.index(fact.says.key) for fact in table.facts if fact.says.key in phases]
    assert told == sorted(told)
    assert set(told) == set(range(len(phases)))
    assert [told.count(phase) for phase in (0, 1, 3)] == [3, 3, 3]
    assert len(SIMPLIFIED) == len(set(SIMPLIFIED))


def test_a_traveller_has_three_trips_whatever_marker_the_complete_game_would_have_him_choose() -> None:
    """S-14, X-26: unused ones are lost and nobody else gets them."""
    table = galaxy("O red 0:5G", "A3 blue 1:3G", "B1 red 2:2G", chapter="travel", hands={0: "jamboneuse.1"})
    assert table.ask(0).args["trips"] == 3
    table.tell("0: trip from=O to=A1 gorets=1", "0: pass", "0: pass", "1: pass", "2: pass")
    assert table.asked == [1]
    assert table.ask(1).args["trips"] == 3


def test_a_trip_has_one_embarkation_and_one_landing_next_to_it() -> None:
    """S-15: farther only by an event card."""
    tiles = ("O red 0:3G", "A1 blue 0:2G", "B1 red", "A3 red 1:2G", "A5 red 2:2G")
    table = galaxy(*tiles, chapter="travel", hands={0: "jamboneuse.1"})
    assert "B1" not in table.choices(0, "trip", "to", from_="O")
    assert set(table.choices(0, "trip", "to", from_="O")) == set(NEIGHBOURS["O"])
    table.tell("0: trip from=O to=A2 gorets=3")
    assert table.troops("A2") == "0:3G"
    with_ship = galaxy(*tiles, chapter="travel", hands={0: "transporteur.1"})
    assert "B1" in with_ship.choices(0, "trip", "to", from_="O")


def test_who_was_there_first_defends_and_who_lands_attacks() -> None:
    """S-16: also when the lander is before the possessor in play order."""
    table = galaxy("A1 blue 2:3G 0:2G", "O red 1:2G", chapter="combats", hands={0: "jamboneuse.1"})
    fight = table.view(None).fight
    assert fight is not None
    assert (fight.attacker.seat, fight.defender.seat) == (0, 2)


def test_as_many_defenders_as_attackers_are_pinned() -> None:
    """S-17, R-55: of five pigs two are held by two, three may go."""
    table = galaxy("O red 0:3G+2GG 1:2G", "B1 red 2:2G", chapter="travel", hands={0: "jamboneuse.1"})
    assert table.view(None).tile("O").troops[0].pinned == 2
    assert table.bounds(0, "trip", "gorets", from_="O", to="A1") == (0, 3)
    assert table.refused("0: trip from=O to=A1 gorets=3 gruiks=1") == "refused-number"
    table.tell("0: trip from=O to=A1 gorets=1 gruiks=2")
    assert table.troops("O") == "0:2G 1:2G"


def test_one_lays_any_number_of_cards_face_down_the_defender_first() -> None:
    """S-19, R-23: they are turned up together, count for the whole fight, and are then discarded."""
    hands = {0: "jamboneuse.1 lardoneuse.1 tromblon-pif-paf.1", 1: "vibro-massue.1 char-krabouille.1"}
    table = galaxy("A1 blue 1:2G 0:1G", "O red 2:2G", chapter="combats", hands=hands)
    assert table.asked == [1]
    table.tell("1: lay cards=vibro-massue.1+")
    assert table.ask(0).args["laid"] == 1
    fight = table.view(0).fight
    assert fight is not None
    assert fight.defender.laid is None
    table.tell("0: lay cards=jamboneuse.1+lardoneuse.1+tromblon-pif-paf.1")
    assert table.said(facts.REVEALED)[0]["technology"] == 2
    assert table.said(facts.REVEALED)[1]["technology"] == 3
    table.tell("chance: 1 1")
    assert table.said(facts.ROUND_WON)[0]["attack_more"] == 3
    assert table.said(facts.ROUND_WON)[0]["defence_more"] == 1 + 1
    table.tell("chance: 1 1")
    assert set(table.state.deck.discards) == {*hands[0].split(), "vibro-massue.1"}


@pytest.mark.parametrize(("laid", "boom"), [("missile-eklatou.1", False), ("base-du-groin-noir.1", True)])
def test_technology_of_six_by_both_sides_destroys_everybody_on_the_tile(laid: str, *, boom: bool) -> None:
    """S-20: three and two are five, three and three are six."""
    hands = {0: laid, 1: "bunker-kosto.1"}
    table = galaxy("A1 blue 1:2G 0:3G 2:1G", "O red", chapter="combats", hands=hands, alone=True)
    table.tell("1: lay cards=bunker-kosto.1+", f"0: lay cards={laid}+")
    assert bool(table.said(facts.DISINTEGRATED)) == boom
    if boom:
        assert table.troops("A1") == ""
        assert table.state.board["A1"].owner is None


def test_from_the_second_round_on_one_flees_to_an_adjacent_tile_of_ones_own() -> None:
    """S-22: a flight into another fight counts there; without such a tile one fights to the last."""
    tiles = ("A1 blue 0:2G 1:3G", "A2 red 0:1G 2:1G", "B1 red", "O red")
    table = galaxy(*tiles, chapter="combats", alone=True)
    assert table.asked == [CHANCE]
    table.tell("chance: 1 1")
    assert table.question == facts.ASK_FLEE
    assert table.choices(0, "flee", "tile") == ["A2"]
    table.tell("0: flee tile=A2")
    assert table.troops("A1") == "1:3G"
    fight = table.said(facts.FIGHT)[1]
    assert fight["defence_gorets"] == 2


def test_a_tied_round_costs_nobody_a_pig_and_the_fight_goes_on() -> None:
    """X-28: it is the round that is without loss, not the combat."""
    table = galaxy("A1 blue 1:1G 0:1G", "O red 2:2G", chapter="combats", alone=True)
    table.tell("chance: 4 4")
    assert len(table.said(facts.ROUND_TIED)) == 1
    assert table.troops("A1") == "1:1G 0:1G"
    table.tell("chance: 5 4")
    assert table.troops("A1") == "0:1G"


def test_whoever_begins_is_told_with_the_whole_order() -> None:
    """S-6: the order is said once, for the whole game."""
    play = Play.new(RULEBOOK, 4, {"first_player": "host"})
    told: list[Fact] = []
    while play.position.chapter == "setup":
        told += play.take(CHANCE, play.asks[CHANCE].default).facts
    (first,) = [fact.says.args for fact in told if fact.says.key == facts.FIRST]
    order = first["order"]
    assert isinstance(order, Listing)
    assert len(order.items) == 4
