"""Section 7: needs, gear, what must be shown and kept; stashing and starting."""

import pytest

from games.interstellar_pig import facts
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.rules.survival import find_needs, is_livable, list_gear_sets, list_missing
from porc_royal.facts import Seat
from tests.games.telling import choices
from tests.interstellar_pig.scenario import Table, cards, seated, tetra, worlds

TABLE = {
    "QUILL": ("", "hot", "cold reducing", "inert radiation"),
    "BRUTE": ("temperate", "darkness", "cold reducing", "temperate inert radiation"),
    "WISP": ("temperate oxidizing", "hot oxidizing", "", "temperate"),
    "PLAIN": ("oxidizing", "hot oxidizing darkness", "cold reducing", "radiation"),
}


@pytest.mark.parametrize("name", TABLE)
def test_tv7_needs(name: str) -> None:
    """IP-69, IP-71, R-36."""
    found = [" ".join(find_needs(RULEBOOK.assembly, seated(name), planet)) for planet in worlds().values()]
    assert found == list(TABLE[name])


@pytest.mark.parametrize(
    ("name", "planet", "gear", "lives"),
    [
        ("BRUTE", "D", "heat-pump air-converter radiation-suit", True),
        ("BRUTE", "D", "heat-pump air-converter", False),
        ("QUILL", "B", "dissipator", True),
        ("QUILL", "B", "thermal-suit", False),
        *(("WISP", "D", card, True) for card in ("thermal-suit", "heat-pump", "cooling-unit", "dissipator")),
    ],
)
def test_tv7_gear_makes_a_planet_livable(name: str, planet: str, gear: str, lives: bool) -> None:
    """IP-70, R-35."""
    assert (
        not list_missing(find_needs(RULEBOOK.assembly, seated(name), worlds()[planet]), cards(gear))
    ) is lives


def test_tv8_a_temperature_card_adds_the_two_worlds_it_names() -> None:
    """IP-74 to IP-77, R-35."""
    planet = worlds()["A"]
    lives = {}
    for name, own in (("BRUTE", "hot"), ("QUILL", "temperate")):
        for temperature in ("hot", "temperate", "cold"):
            planet.temperature = temperature
            lives[own, temperature] = not list_missing(
                find_needs(RULEBOOK.assembly, seated(name), planet), cards("thermal-suit")
            )
    assert [lives["hot", one] for one in ("hot", "temperate", "cold")] == [True, True, True]
    assert [lives["temperate", one] for one in ("hot", "temperate", "cold")] == [False, True, True]


def test_gear_sets_name_the_lowest_card_first_and_each_title_once() -> None:
    """R-33, R-35."""
    hand = cards("heat-pump thermal-suit.2 thermal-suit air-converter")
    wanted = find_needs(RULEBOOK.assembly, seated("BRUTE"), worlds()["D"])[:2]
    assert list_gear_sets(wanted, hand) == [
        ("thermal-suit.1", "air-converter.1"),
        ("heat-pump.1", "air-converter.1"),
    ]


def start(name: str, hand: str, **options: str) -> Table:
    """Seat 0 is about to start, its planets are C and B; seat 1 lives on D."""
    table = tetra(name, "WISP", chapter="stash", hands={0: hand, 1: "heat-pump"}, options=dict(options))
    for player, picks in zip(table.state.players, (["C", "B", "A", "D"], ["D", "A", "B", "C"]), strict=True):
        player.picks = picks
    return Table(table.play.rulebook, table.state, "placement")


def test_ip40_pawns_start_where_they_can_live_and_needed_gear_is_shown() -> None:
    """IP-70, D-8."""
    table = start("QUILL", "dissipator trap")
    assert table.choices(0, "start", "planet") == ["B", "A"]
    assert table.ask(0).default.fields == {"planet": "A"}
    table.tell("0: start planet=B", "1: start planet=D")
    assert (table.place(0), table.place(1)) == ("B.s", "D.s")
    assert table.player(0).seen == {"dissipator": 0}
    assert len(table.told("showed")) == 2


def test_r16_starting_is_no_landing() -> None:
    table = start("QUILL", "")
    table.state.planets["A"].envelope = cards("trap virulent-bacteria")
    table.tell("0: start planet=A", "1: start planet=C")
    assert (table.place(0), table.player(0).trapped) == ("A.s", 0)


def nowhere(**options: str) -> Table:
    table = start("PLAIN", "trap keepsake laser-gun", **options)
    table.player(0).picks = ["C"]
    return Table(table.play.rulebook, table.state, "placement")


def test_tv32_who_can_live_nowhere_has_lost_and_the_hand_goes_into_the_first_envelope() -> None:
    """IP-41, R-17."""
    table = nowhere()
    assert list(table.ask(0).options) == ["pass", "concede", "resign"]
    assert table.ask(0).key == table.ask(1).key
    table.tell("0: pass", "1: start planet=C")
    assert table.player(0).out
    assert table.envelope("C") == ["keepsake", "laser-gun", "trap"]
    assert table.state.living == [1]


def test_r17_in_orbit_instead_of_losing() -> None:
    table = nowhere(setup_loss="orbit_start")
    table.tell("0: start planet=C", "1: start planet=D")
    assert (table.place(0), table.hand(0)) == ("C.o", ["keepsake", "laser-gun", "trap"])


def test_r17_all_is_dealt_again_but_not_for_ever() -> None:
    table = nowhere(setup_loss="redeal")
    table.tell("0: pass", "1: start planet=D")
    assert table.told("redealt")
    assert table.play.position.chapter == "attributes"
    table = nowhere(setup_loss="redeal")
    table.state.deals = 4
    table.tell("0: pass", "1: start planet=D")
    assert table.player(0).out


def stash(**options: str) -> Table:
    table = tetra("PLAIN", "WISP", chapter="stash", options=dict(options), only=("stash",))
    players = table.state.players
    players[0].picks = ["C", "B", "D", "A"]
    players[0].hand = cards("heat-pump breathing-apparatus radiation-suit trap laser-gun keepsake scanner")
    players[1].hand = cards("missiles")
    return Table(table.play.rulebook, table.state, "stash")


def test_ip36_every_card_goes_where_its_owner_says_and_the_last_envelope_gets_the_rest() -> None:
    """IP-33, IP-35, IP-37, R-14, D-7."""
    table = stash()
    line = "keep=radiation-suit.1+keepsake.1 envelope-1=trap.1+ envelope-2=+ envelope-3=scanner.1+laser-gun.1"
    table.tell(f"0: stash {line}", "1: auto")
    assert table.hand(0) == ["keepsake", "radiation-suit"]
    assert table.envelope("C") == ["trap"]
    assert table.envelope("D") == ["laser-gun", "scanner"]
    assert table.envelope("A") == ["breathing-apparatus", "heat-pump"]
    assert [note.how for note in table.player(0).notes["C"]] == ["stashed"]
    assert "trap.1" not in str(table.view(1))
    assert "trap.1" not in str(table.view(None))


def test_r17_a_warning_before_a_loss_that_only_its_owner_reads() -> None:
    table = stash()
    line = "keep=+ envelope-1=+ envelope-2=+ envelope-3=+"
    table.tell("1: auto")
    assert table.refused(f"0: stash {line}") == facts.UNLIVABLE
    table.tell(f"0: stash-anyway {line}")
    assert table.hand(0) == []
    table = stash(setup_loss="orbit_start")
    table.tell(f"0: stash {line}", "1: auto")
    assert table.hand(0) == []


def test_the_bots_own_stash_keeps_a_home_the_prize_and_what_helps_most() -> None:
    """D-7."""
    table = stash()
    table.tell("0: auto", "1: auto")
    assert table.hand(0) == [
        *("breathing-apparatus", "heat-pump", "keepsake", "laser-gun", "radiation-suit"),
        "trap",
    ]
    assert table.envelope("C") == ["scanner"]


def test_owners_name_what_is_theirs_until_all_have_stashed() -> None:
    """IP-21, IP-28, D-3, D-4."""
    table = stash()
    table.tell("0: name-ship name=Grande%20Ourse", "0: name-planet planet=C name=Cendre", "0: auto")
    table.tell("0: name-ship name=Petite%20Ourse")
    assert (table.player(0).name, table.state.planets["C"].name) == ("Petite Ourse", "Cendre")
    assert table.refused("1: name-ship name=CENDRE") == facts.NAME_TAKEN
    assert table.refused("1: name-ship name=**bold**") == facts.NAME_SIGNS
    assert table.refused("1: name-ship name=x") == "refused-length"
    assert table.refused(f"1: name-ship name={'x' * 25}") == "refused-length"
    table.tell("1: auto")
    assert table.told("named-ship")[-1]["name"] == "Petite Ourse"


def test_r34_what_keeps_one_alive_cannot_be_left_behind() -> None:
    table = tetra(
        "QUILL B.s", "PLAIN D.s", hands={0: "dissipator trap"}, envelopes={"B": "cooling-unit scanner"}
    )
    table.tell("0: open")
    assert choices(table.ask(0), "divide", "cards") == [
        *("cooling-unit.1", "dissipator.1", "trap.1", "scanner.1"),
    ]
    assert table.refused("0: divide cards=trap.1+scanner.1") == facts.NEEDED_HERE
    table.tell("0: divide cards=cooling-unit.1+scanner.1")
    assert table.hand(0) == ["cooling-unit", "scanner"]
    assert table.envelope("B") == ["dissipator", "trap"]
    assert is_livable(table.state, Seat(0), "B")
