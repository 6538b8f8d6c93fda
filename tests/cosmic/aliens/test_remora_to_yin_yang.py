"""Remora swims along, Saboteur hides traps, Tourist sails, Yin-Yang takes both sides."""

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import Policy, State
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, meet, position, ready
from tests.games.telling import alone


def begin(state: State, chapter: str) -> Table:
    return Table(
        alone(RULEBOOK, *(name for name in RULEBOOK.chapters if name not in {"turn", "end"})), state, chapter
    )


# ---------------------------------------------------------------------------------------------------------- Remora


def test_remora_retrieves_a_ship_when_another_does() -> None:
    """A38, CE-42: Red regroups."""
    table = meet("", "", "remora", chapter="encounter", warp={0: 2, 2: 3}).until("launch")
    assert (table.lost(0), table.lost(2)) == (1, 2)


def test_remora_draws_a_card_when_another_draws() -> None:
    """CE-105: the reward of a defensive ally; one card, however many were drawn."""
    table = meet("", "", "", "remora", cards=("attack_04", "attack_08"), allies={2: "defense 2"}).finish()
    assert (len(table.hand(2)), len(table.hand(3))) == (2, 1)


def test_remora_that_has_ordered_so_does_neither() -> None:
    """BOT-2: it is not asked."""
    idle = {3: Policy(idle=("remora",))}
    table = meet(
        "", "", "", "remora", cards=("attack_04", "attack_08"), allies={2: "defense 2"}, policies=idle
    )
    assert table.finish().hand(3) == []


def test_a_zapped_remora_draws_nothing() -> None:
    zaps = {0: Policy(powers=("remora",))}
    table = meet(
        *("", "", "", "remora"),
        cards=("attack_04", "attack_08"),
        allies={2: "defense 2"},
        hands={0: "cosmic_zap"},
        policies=zaps,
    )
    assert table.finish().hand(3) == []


def test_remoras_wild_draws_when_another_uses_a_flare() -> None:
    table = meet(
        cards=("attack_04", "attack_08"),
        hands={0: "flare_human", 3: "flare_remora"},
        policies={0: ready("human"), 3: ready("remora")},
    ).finish()
    assert len(table.hand(3)) == 2


def test_remoras_super_profits_from_a_new_colony() -> None:
    """A ship, if it says so."""
    table = meet(
        *("", "", "", "remora"),
        cards=("attack_20", "attack_08"),
        hands={3: "flare_remora"},
        policies={3: ready("remora")},
        warp={3: 2},
    )
    table.until("choose-yes").tell("3: yes").finish()
    assert (table.lost(3), table.hand(3)) == (1, ["flare_remora"])


# -------------------------------------------------------------------------------------------------------- Saboteur


def mine(kind: str, *aliens: str, **said: object) -> Table:
    """A token of Yellow's lies under the target."""
    state = position(*(aliens or ("", "", "", "saboteur")), cards=("attack_20", "attack_08"), **said)  # type: ignore[arg-type]
    state.players[3].tokens["saboteur-1-1"] = 1
    state.players[3].secrets["saboteur-1-1"] = kind
    table = begin(state, "planning")
    table.cards = ("attack_20", "attack_08")
    return table


def test_a_trap_sends_all_ships_on_its_planet_to_the_warp() -> None:
    """A42: Red and Green have landed together, before it springs."""
    table = mine("trap", allies={2: "offense 2"}).finish()
    assert table.ships("1-1") == [0, 0, 0, 0]
    assert [table.lost(seat) for seat in range(4)] == [3, 4, 2, 0]
    assert table.state.players[3].tokens == {"saboteur-trap": 1}
    assert table.state.players[3].secrets == {}


def test_a_decoy_does_nothing() -> None:
    table = mine("decoy").finish()
    assert table.ships("1-1") == [3, 0, 0, 0]
    assert table.state.players[3].tokens == {"saboteur-decoy": 1}


def test_a_zapped_trap_stays_hidden() -> None:
    table = mine("trap", hands={0: "cosmic_zap"}, policies={0: Policy(powers=("saboteur",))}).finish()
    assert table.ships("1-1") == [3, 0, 0, 0]
    assert table.state.players[3].secrets == {"saboteur-1-1": "trap"}


def test_saboteurs_super_makes_a_decoy_a_trap() -> None:
    table = mine("decoy", hands={3: "flare_saboteur negotiate"}, policies={3: ready("saboteur")})
    table.until("choose-yes").tell("3: yes").finish()
    assert table.ships("1-1") == [0, 0, 0, 0]
    assert table.hand(3) == ["flare_saboteur"]


def test_what_lies_hidden_its_owner_alone_sees() -> None:
    table = mine("trap", options={"pace": "gates"})
    assert dict(table.view(3).secrets) == {"saboteur-1-1": "trap"}
    assert table.view(0).secrets == ()
    assert table.view(0).seats == mine("decoy", options={"pace": "gates"}).view(0).seats


def test_an_absent_saboteur_hides_by_chance_a_trap_and_two_decoys_for_each_player() -> None:
    table = meet("", "", "", "saboteur", chapter="dealing").finish()
    kinds = sorted(table.state.players[3].secrets.values())
    assert kinds == ["decoy"] * 8 + ["trap"] * 4


def test_saboteur_swaps_two_tokens_when_an_encounter_begins() -> None:
    state = position("", "", "", "saboteur", chapter="encounter")
    for planet, kind in (("1-1", "trap"), ("1-2", "decoy")):
        state.players[3].tokens[f"saboteur-{planet}"] = 1
        state.players[3].secrets[f"saboteur-{planet}"] = kind
    table = begin(state, "encounter").until("saboteur-rearrange")
    table.tell("3: swap planets=1-1+1-2").until("launch")
    assert table.state.players[3].secrets == {"saboteur-1-1": "decoy", "saboteur-1-2": "trap"}


def test_saboteurs_wild_loses_the_hostages_if_it_loses() -> None:
    table = meet(
        *("", "", "", ""),
        chapter="launch",
        cards=("attack_04", "attack_08"),
        placed={0: ("1-3 1",)},
        hands={0: "flare_saboteur"},
        policies={0: ready("saboteur")},
    )
    table.until("launch").tell("0: launch planet=1-1 ships=0-1.1+").finish()
    assert (table.ships("1-3"), table.lost(1)) == ([1, 0, 0, 0], 4)


# --------------------------------------------------------------------------------------------------------- Tourist


def sail(*aliens: str, aboard: int = 2, **said: object) -> Table:
    """Green's liner lies in Green's own system, beside Blue's, whom destiny shows."""
    state = position(*(aliens or ("", "", "tourist")), chapter="launch", **said)  # type: ignore[arg-type]
    state.ships["liner"] = [0, 0, aboard, 0]
    state.ships["2-5"][2] -= aboard
    return begin(state, "launch")


def test_tourist_disembarks_all_in_the_system_of_the_defense() -> None:
    """A44."""
    table = sail().until("choose-seat").tell("2: seat seat=%31").until("choose-planet")
    table.tell("2: planet planet=1-4").until("invite")
    assert (table.ships("1-4"), table.ships("liner")) == ([0, 4, 2, 0], [0, 0, 0, 0])
    assert table.state.players[2].tokens == {"tourist-liner": 1}


def test_tourist_sends_a_ship_home_with_a_card_elsewhere() -> None:
    table = sail(hands={3: "morph"}).until("choose-seat").tell("2: seat seat=%33")
    table.until("choose-yes").tell("2: yes").until("invite")
    assert (table.hand(2), table.hand(3), table.ships("liner")) == (["morph"], [], [0, 0, 1, 0])


def test_a_hazard_costs_a_ship_aboard_and_the_liner_stays() -> None:
    table = sail(destiny="colour_1_hazard").until("invite")
    assert (table.ships("liner"), table.lost(2), table.said("cosmic-tourist-sails")) == ([0, 0, 1, 0], 1, [])


def test_an_absent_tourist_sails_and_stays_aboard() -> None:
    table = sail().until("invite")
    assert (table.ships("liner"), len(table.said("cosmic-tourist-sails"))) == ([0, 0, 2, 0], 1)


def test_a_zapped_tourist_does_not_sail() -> None:
    table = sail(hands={0: "cosmic_zap"}, policies={0: Policy(powers=("tourist",))}).until("invite")
    assert table.said("cosmic-tourist-sails") == []


def test_tourists_super_loads_ships_where_it_has_sailed() -> None:
    table = sail(placed={2: ("1-2 2",)}, hands={2: "flare_tourist"}, policies={2: ready("tourist")})
    table.until("choose-seat").tell("2: seat seat=%31").until("choose-planet").tell("2: planet planet=1-2")
    table.until("choose-ships").tell("2: ships ships=1-2.1+").until("invite")
    assert (table.ships("liner"), table.ships("1-2")) == ([0, 0, 3, 0], [0, 4, 1, 0])


def test_after_a_wild_tourist_lands_in_the_system_of_whoever_became_the_defense() -> None:
    """CC-5: it is asked once the gate is aimed; with a wild card the offense chooses whom it meets."""
    table = sail(destiny="wild_1").until("launch")
    assert not table.said("cosmic-tourist-sails")
    table.tell("0: launch planet=3-1 ships=0-1.1+").until("choose-seat").tell("2: seat seat=%33")
    table.until("choose-planet").tell("2: planet planet=3-4").until("invite")
    assert (table.ships("3-4"), table.ships("liner")) == ([0, 0, 2, 4], [0, 0, 0, 0])


def test_where_the_offense_meets_somebody_at_home_tourist_lands_there() -> None:
    """CC-5, CE-52a: the encounter is in Red's own system, against Blue's colony; Blue's own system is not meant."""
    table = sail("", "", "", "tourist", destiny="colour_0_1", aboard=0, placed={1: ["0-4 1"]})
    table.state.ships["liner"] = [0, 0, 0, 2]
    table.state.ships["3-5"][3] -= 2
    table.until("launch").tell("0: launch planet=0-4 ships=0-1.1+").until("choose-seat").tell(
        "3: seat seat=%30"
    )
    assert table.choices(3, "planet", "planet") == ["0-1", "0-2", "0-3", "0-4", "0-5"]
    table.tell("3: planet planet=0-5").until("invite")
    assert table.ships("0-5") == [4, 0, 0, 2]


def test_where_nobody_became_the_defense_the_liner_sails_and_nobody_lands() -> None:
    """CC-5, CE-52b: Red settles an empty planet of its own; a ship may go home with a card of Red's."""
    table = sail("", "", "", "tourist", destiny="colour_0_1", aboard=0, placed={0: ["0-4 4"]})
    table.state.ships["liner"] = [0, 0, 0, 2]
    table.state.ships["3-5"][3] -= 2
    table.tell("0: refound planet=0-5 ships=0-4.1+").until("choose-seat").tell("3: seat seat=%30")
    assert table.question == "cosmic-ask-choose-yes"


def test_at_home_ships_go_ashore_and_come_aboard() -> None:
    """CC-5: whenever the liner enters its own system, between the liner and home colonies, four at most."""
    table = sail()
    table.state.player(Seat(2)).tokens["tourist-liner"] = 3
    table.until("choose-seat").tell("2: seat seat=%32").until("choose-planet")
    assert table.choices(2, "planet", "planet") == ["2-1", "2-2", "2-3", "2-4", "2-5"]
    table.tell("2: planet planet=2-1").until("choose-number").tell("2: number number=1")
    table.tell("2: pass").until("choose-ships").tell("2: ships ships=2-2.1+2-3.1+2-4.1").until("invite")
    assert (table.ships("liner")[2], table.ships("2-1")[2], table.ships("2-2")[2]) == (4, 5, 3)


def test_tourists_wild_peeks_at_a_face_down_card() -> None:
    table = meet(cards=("attack_20", "attack_08"), hands={3: "flare_tourist"}, options={"pace": "every"})
    table.until("card").step()
    while "cosmic-ask-tourist-peek" not in {ask.key for ask in table.play.asks.values()}:
        seat = table.play.awaited[0]
        ask = table.ask(seat)
        cards = table.choices(seat, "play", "card") if "play" in ask.options else []
        table.tell(f"{seat}: play card={cards[0]}") if cards else table.step()
    table.tell("3: card seat=%31", "0: pass", "1: pass", "2: pass")
    (fact,) = [fact for fact in table.facts if fact.says.key == "cosmic-tourist-sees"]
    assert fact.to == (3,)
    assert [card.name for card in fact.says.args["cards"].items] == ["attack-08"]  # type: ignore[union-attr]


def test_tourist_begins_with_four_ships_aboard_if_it_likes() -> None:
    table = meet("", "", "tourist", chapter="dealing").until("choose-ships")
    table.tell("2: ships ships=2-1.1+2-2.1+2-3.1+2-4.1").finish()
    assert table.ships("liner") == [0, 0, 4, 0]


# -------------------------------------------------------------------------------------------------------- Yin-Yang


def divide(*aliens: str, cards: tuple[str, str], **said: object) -> Table:
    """Green is with both, two ships each."""
    table = meet(*(aliens or ("", "", "yin_yang")), cards=cards, allies={2: "offense 2"}, **said)  # type: ignore[arg-type]
    state = table.state
    assert state.now.defense is not None
    state.now.defense.allies.append(Seat(2))
    state.ships["2-5"][2] -= 2
    state.ships["beside"][2] += 2
    return table


def test_yin_yang_invited_by_both_joins_both() -> None:
    """A55."""
    table = meet("", "", "yin_yang", chapter="alliance", cards=("attack_08", "attack_08")).until("invite")
    table.tell("0: invite seats=%32+", "1: invite seats=%32+").until("ally")
    table.tell("2: ally side=offense ships=2-1.1+2-1.2").until("ally")
    table.tell("2: ally side=defense ships=2-2.1+").finish()
    assert table.totals == {0: 13, 1: 13}


def test_yin_yangs_ships_with_the_offense_spare_ships_of_the_defense() -> None:
    table = divide(cards=("attack_20", "attack_08")).finish()
    assert (table.ships("1-1"), table.lost(1), table.lost(2)) == ([3, 2, 2, 0], 2, 2)


def test_yin_yangs_ships_with_the_defense_earn_the_offense_rewards() -> None:
    table = divide(cards=("attack_04", "attack_20")).finish()
    assert (len(table.hand(0)), len(table.hand(2))) == (2, 2)
    assert (table.lost(0), table.lost(2)) == (3, 2)


def test_a_zapped_yin_yang_spares_nothing() -> None:
    table = divide(
        cards=("attack_20", "attack_08"), hands={0: "cosmic_zap"}, policies={0: Policy(powers=("yin_yang",))}
    ).finish()
    assert table.lost(1) == 4


def test_yin_yangs_super_brings_its_losers_home() -> None:
    table = divide(
        cards=("attack_20", "attack_08"), hands={2: "flare_yin_yang"}, policies={2: ready("yin_yang")}
    ).finish()
    assert table.lost(2) == 0


def test_whoever_has_a_token_loses_as_many_as_the_opponent() -> None:
    table = meet("", "", "yin_yang", chapter="alliance", cards=("attack_20", "attack_08"))
    table.until("power").tell("2: use").until("choose-seat").tell("2: seat seats=%30+").finish()
    assert [table.lost(seat) for seat in range(4)] == [4, 4, 0, 0]


def test_an_absent_yin_yang_gives_no_token() -> None:
    table = meet("", "", "yin_yang", chapter="alliance", cards=("attack_20", "attack_08")).finish()
    assert [table.lost(seat) for seat in range(4)] == [0, 4, 0, 0]


def test_yin_yangs_wild_blames_somebody() -> None:
    table = meet(
        cards=("attack_04", "attack_08"), hands={0: "flare_yin_yang"}, policies={0: ready("yin_yang")}
    )
    table.until("choose-seat").tell("0: seat seat=%33").finish()
    assert [table.lost(seat) for seat in range(4)] == [3, 0, 0, 3]
