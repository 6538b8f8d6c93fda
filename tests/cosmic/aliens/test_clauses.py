"""What a power or a flare says besides its effect: when, from where, how many, of whom."""

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.first_hands import keep_apart
from games.cosmic.state.state import Flare, Policy
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, meet, ready

ATTACKS = ("attack_20", "attack_08")


def list_asked(table: Table) -> list[str]:
    """What is asked from here on, answered by default."""
    asked = []
    while table.play.result is None:
        asked.append(table.question)
        table.step()
    return asked


# ------------------------------------------------------------------------------------------------------ from where


def test_kamikaze_sends_ships_of_its_colonies_and_none_of_those_in_the_gate() -> None:
    """A21 "from any of your colonies"."""
    table = meet("kamikaze", cards=ATTACKS).until("power").tell("0: use")
    assert {ship[:4] for ship in table.choices(0, "ships", "ships")} == {f"0-{n}." for n in (1, 2, 3, 4, 5)}


def test_kamikazes_wild_counts_what_was_sent_though_something_saves_it() -> None:
    """A21, A56: Zombie may pay with ships that then come home."""
    said = {"hands": {0: "flare_kamikaze"}, "policies": {0: ready("kamikaze")}}
    table = meet("zombie", cards=("attack_10", "attack_20"), **said).until("choose-ships")  # type: ignore[arg-type]
    table.tell("0: ships ships=0-2.1+0-2.2").finish()
    assert (table.totals[0], table.lost(0)) == (10 + 3 + 6, 0)


def hold(*aliens: str, **said: object) -> Table:
    """Blue holds two ships of Red's on 2-1 hostage, where it has a colony too."""
    placed = {0: ["2-1 2"], 1: ["2-1 1"]}
    table = meet(*aliens, cards=("attack_10", "attack_08"), placed=placed, **said)  # type: ignore[arg-type]
    table.state.now.notes["saboteur-hostages"] = "2-1"
    table.state.now.flares.append(Flare(Seat(1), "saboteur.wild"))
    return table


def list_places(table: Table, seat: int) -> set[str]:
    """Where the ships are among which this seat chooses."""
    return {ship.rpartition(".")[0] for ship in table.choices(seat, "ships", "ships")}


def test_what_vacuum_takes_along_is_taken_from_colonies() -> None:
    """A47 "which colonies the ships are taken from": Red's ships in the gate are none."""
    table = meet("", "vacuum", cards=("attack_20", "attack_06")).until("choose-number")
    assert "gate" not in list_places(table.tell("1: number number=2").until("choose-ships"), 0)


def test_what_balance_takes_is_taken_from_colonies() -> None:
    """A55 "from his or her colonies": Red did not invite Yin-Yang, and Blue loses four."""
    table = meet("", "", "yin_yang", cards=ATTACKS)
    table.state.now.marks["yin-yang-0"] = 1
    assert "gate" not in list_places(table.until("choose-ships"), 0)


def test_who_allied_against_grudge_does_not_lose_the_ships_that_did() -> None:
    """A15: Green was invited by Blue's Grudge too, landed with Red, and loses four of its other ships."""
    table = meet("", "grudge", cards=ATTACKS, chapter="alliance").until("invite")
    table.tell("0: invite seats=%32+", "1: invite seats=%32+").until("ally")
    table.tell("2: ally side=offense ships=2-1.1+").until("choose-ships")
    assert (table.asked, table.ships("1-1")[2]) == ([2], 1)
    assert "1-1" not in list_places(table, 2)


def test_hostages_do_not_leave_by_what_their_owner_does_either() -> None:
    """A42 wild: they cannot leave; so not for Amoeba, nor for Kamikaze's wild flare."""
    table = hold("amoeba").until("power").tell("0: use")
    assert not [ship for ship in table.choices(0, "ships", "ships") if ship.startswith("2-1.")]
    said = {"hands": {0: "flare_kamikaze"}, "policies": {0: ready("kamikaze")}}
    table = hold("", **said).until("choose-ships")
    assert not [ship for ship in table.choices(0, "ships", "ships") if ship.startswith("2-1.")]


# --------------------------------------------------------------------------------------------------------- how many


def test_vacuum_takes_along_up_to_as_many_and_may_take_none() -> None:
    """A47."""
    none = meet("", "vacuum", cards=("attack_20", "attack_06")).until("choose-seat").tell("1: pass").finish()
    assert [none.lost(seat) for seat in range(4)] == [0, 4, 0, 0]
    one = meet("", "vacuum", cards=("attack_20", "attack_06")).until("choose-seat").tell("1: seat seat=%32")
    one.tell("1: number number=1").until("choose-seat").tell("1: pass").finish()
    assert [one.lost(seat) for seat in range(4)] == [0, 4, 1, 0]


def test_barbarian_may_keep_fewer_cards_than_it_has_ships() -> None:
    """A4 "you may choose one card for each ship"."""
    table = meet("barbarian", cards=ATTACKS, hands={1: "attack_04 attack_40 morph"}).until("choose-card")
    table.tell("0: card cards=attack_40_1+").finish()
    assert (table.hand(0), table.hand(1)) == (["attack_40"], [])


# ------------------------------------------------------------------------------------------------------------- whom


def test_sorcerers_wild_is_of_no_use_while_the_sorcerer_is_a_main_player() -> None:
    """A40."""
    said = {"hands": {3: "flare_sorcerer"}, "policies": {3: ready("sorcerer")}, "cards": ATTACKS}
    assert meet("sorcerer", "virus", **said).finish().state.players[0].powers == ["sorcerer"]  # type: ignore[arg-type]
    away = meet("tripler", "virus", "sorcerer", **said).finish()  # type: ignore[arg-type]
    assert (away.state.players[0].powers, away.hand(2)) == (["virus"], ["flare_sorcerer"])


def test_zombie_frees_ships_of_those_alone_with_whom_it_deals() -> None:
    """A56 "as part of a deal"."""
    table = meet("zombie", cards=("negotiate", "negotiate"), hands={0: "morph"}, warp={1: 3, 2: 5})
    table.until("deal").tell("0: offer give-random=1").until("deal").tell("1: accept").until("power").tell(
        "0: use"
    )
    assert table.choices(0, "seat", "seats") == ["1"]


def test_zombie_is_not_asked_where_nobody_it_deals_with_has_ships_in_the_warp() -> None:
    """A56."""
    table = meet("zombie", cards=("negotiate", "negotiate"), hands={0: "morph"}, warp={2: 5})
    table.until("deal").tell("0: offer give-random=1").until("deal").tell("1: accept")
    assert "cosmic-ask-power" not in list_asked(table)


def test_an_allied_observer_loses_no_ship_in_the_resolution_whatever_for() -> None:
    """A32 "when you should lose ships to the warp": Blue's Grudge, which it refused, takes one of Green's."""
    table = meet("", "grudge", "observer", cards=ATTACKS, chapter="alliance").until("invite")
    table.tell("0: invite seats=%32+", "1: invite seats=%32+").until("ally")
    table.tell("2: ally side=offense ships=2-1.1+").finish()
    assert table.lost(2) == 0


def test_observers_allies_lose_none_to_vacuum_either() -> None:
    """A32, A47."""
    table = meet("observer", "vacuum", cards=("attack_20", "attack_06"), allies={2: "offense 1"})
    table.until("choose-seat").tell("1: seat seat=%32").until("choose-number").tell(
        "1: number number=4"
    ).finish()
    assert table.lost(2) == 0


def test_masochist_and_healer_are_not_dealt_in_one_game() -> None:
    """A27 "not beside Healer": whichever comes first is; both orders."""
    state = RULEBOOK.setup(4, {})
    assert keep_apart(state, ["human", "healer", "masochist", "virus"]) == ["human", "healer", "virus"]
    assert keep_apart(state, ["masochist", "human", "healer"]) == ["masochist", "human"]


# ------------------------------------------------------------------------------------------------------------- when


def test_remora_retrieves_no_ship_that_it_lost_in_this_encounter() -> None:
    """A38: Yellow gets a ship back as a reward; Green's two are lost just now."""
    said = {"cards": ("attack_04", "attack_20"), "allies": {2: "offense 2", 3: "defense 1"}}
    for before, after in ((0, 2), (1, 2)):
        table = meet("", "", "remora", warp={2: before, 3: 1}, **said)  # type: ignore[arg-type]
        table.until("reward").tell("3: reward ships=1").finish()
        assert (table.lost(3), table.lost(2)) == (0, after)


def test_what_comes_back_to_remora_otherwise_was_lost_last() -> None:
    """A38: Healer brings both new ones home; then its old one may come along with Yellow's."""
    said = {"cards": ("attack_04", "attack_20"), "allies": {2: "offense 2", 3: "defense 1"}}
    table = meet("", "healer", "remora", warp={2: 1, 3: 1}, **said)  # type: ignore[arg-type]
    table.until("power-on").tell("1: pass").until("power-on").tell("1: use").until("reward")
    table.tell("3: reward ships=1").finish()
    assert table.lost(2) == 0


def test_warrior_learns_from_founding_a_colony_at_home_anew() -> None:
    """A53, CE-52b: a success of the offense."""
    table = meet(
        "warrior",
        chapter="launch",
        destiny="colour_0_1",
        placed={0: ["2-1 4"]},
        hands={0: "attack_04"},
        through=True,
    )
    table.until("launch").tell("0: refound planet=0-5 ships=0-1.1+").finish()
    assert table.state.players[0].tokens == {"warrior": 1}


def test_who_allied_with_grudge_and_had_to_leave_again_bears_no_grudge() -> None:
    """A15, CE-74: Force Field."""
    said = {"hands": {3: "force_field"}, "policies": {3: Policy(ready=("force_field_1",))}}
    table = meet("grudge", cards=ATTACKS, chapter="alliance", **said).until("invite")  # type: ignore[arg-type]
    table.tell("0: invite seats=%32+", "1: pass").until("ally").tell(
        "2: ally side=offense ships=2-1.1+"
    ).finish()
    assert (table.said("cosmic-grudge-bears"), table.lost(2)) == ([], 0)


# ------------------------------------------------------------------------------------------------------- which cards


def lay_two(alien: str) -> Table:
    """Deuce, the offense, takes its first card back and discards the second, attack 20."""
    table = meet("deuce", alien, cards=("attack_10", "attack_08"), hands={0: "attack_20"}, through=True)
    return table.until("card").tell("0: card cards=attack_10_1+attack_20_1", "1: card card=attack_08_1")


def test_fido_fetches_no_second_card_of_deuce() -> None:
    """A12 "used to resolve the encounter", A9 "not considered your encounter card"."""
    table = lay_two("fido").until("power").tell("1: use")
    assert table.choices(1, "card", "cards") == ["attack_08_1"]


def test_filch_is_not_asked_for_a_second_card_of_deuce() -> None:
    """A13, A9."""
    table = lay_two("filch")
    assert "cosmic-ask-power" not in list_asked(table)
    assert "attack_20" in table.discards


def test_a_flare_that_anti_matter_prevents_stays_and_does_not_count() -> None:
    """A2, CE-130: it was not played; in this encounter it cannot be."""
    said = {0: "flare_pacifist", 1: "flare_anti_matter"}
    policies = {0: Policy(ready=("flare_pacifist",)), 1: Policy(cards=("wild",))}
    table = meet(cards=("negotiate", "attack_08"), hands=said, policies=policies)
    now = table.finish().state.now
    assert "flare_pacifist" not in table.discards
    assert (now.flared, now.prevented) == ([1], ["flare_pacifist"])


def test_whoever_must_play_a_negotiate_plays_one_with_a_text_of_its_own_for_want_of_another() -> None:
    """A49, CD-52: Visionary names a negotiate."""
    table = meet(
        "visionary", cards=ATTACKS, hands={1: "negotiate_epic_oratory"}, options={"reward_deck": "both"}
    )
    table.until("power").tell("0: use").until("choose-card").tell("0: card cards=negotiate+").until("card")
    assert [card.rpartition("_")[0] for card in table.choices(1, "card", "card")] == [
        "negotiate_epic_oratory"
    ]


def test_minds_wild_sees_no_card_of_another_deck() -> None:
    """A28 "from the deck": the cosmic one; Yellow's rewards are two of the reward deck, and one of that one."""
    said = {"hands": {0: "attack_04", 1: "attack_20", 2: "flare_mind"}, "policies": {2: ready("mind")}}
    table = meet(chapter="alliance", allies={3: "defense 3"}, options={"reward_deck": "both"}, **said)  # type: ignore[arg-type]
    table.until("choose-seat").tell("2: seat seat=%33").until("reward")
    table.tell("3: reward ships=0 reward-cards=2").finish()
    assert [args["number"] for args in table.said("cosmic-mind-sees")] == [1]
