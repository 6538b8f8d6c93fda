"""Practice players as Porc Royal and outside the travels: colonists, Extra-Cochons, newcomers, closing up, hands."""

from games.cochons import facts
from games.cochons.practice.player import IDEAS
from games.cochons.rulebook import RULEBOOK
from games.cochons.rules.arrivals import ASK_ARRIVAL
from games.cochons.rules.call import ASK_CALL
from porc_royal.asks import Reply
from tests.cochons.colonists import arriving, drawing
from tests.cochons.practising import idea, plays
from tests.cochons.scenario import Table, galaxy

DEFAULTS = {
    facts.ASK_ANYTIME: "nobody waits for it",
    facts.ASK_NEXT_FIGHT: "the order of one's landings is as good as any",
    "cochons-ask-next-clash": "the order of the labels is as good as any",
    "cochons-ask-cowards": "the default sends Gorets to where most friends are",
    "cochons-ask-run": "whoever laid the card means to run",
    ASK_CALL: "the default keeps its own vote for the end",
}


def test_every_question_has_an_idea_or_a_good_default() -> None:
    assert set(RULEBOOK.assembly.keys.asks) - set(RULEBOOK.assembly.keys.forms) == set(IDEAS) | set(DEFAULTS)
    assert not set(IDEAS) & set(DEFAULTS)


# ----------------------------------------------------------------------------------------------- colonists


def test_the_porc_royal_gives_itself_most_and_nobody_nothing() -> None:
    """C-25, R-30."""
    table = drawing(arriving(players=3), 3, 2, 2, 1, 1)
    reply = plays(table, 0)
    given = [reply.text(name) for name in reply.fields if name.startswith("chip")]
    assert (given[0], sorted(given)) == ("0", ["0", "0", "1", "1", "2"]) or sorted(given) == [
        "0",
        "0",
        "1",
        "2",
        "2",
    ]


def test_all_colonists_of_ones_own_come() -> None:
    """EV-04, EV-21, R-33."""
    table = drawing(arriving(players=3, hands={1: "colons.1 sourdokoko.1 jamboneuse.1"}), 1, 1, 1, 1, 1)
    assert idea(table, 1).many("cards") == ("colons.1", "sourdokoko.1")
    assert idea(table, 2) == Reply("pass")


def test_newcomers_go_where_something_is_to_be_gained() -> None:
    """C-28."""
    tiles = ("O asteroid 0:2G", "A1 double-red", "B8 asteroid 0:2G", "C13 asteroid 1:3G", "C16 asteroid 2:3G")
    table = drawing(galaxy(*tiles, chapter="colonists", rule_set="complete", royal=1), 3, 3, 2, 2, 1)
    while facts.ASK_NEWCOMERS not in {ask.key for ask in table.play.asks.values()}:
        if table.asked[0] >= 0:
            plays(table, table.asked[0])
        else:
            table.tell("chance: 1 2")
    assert idea(table, 0).text("tile") == "O"


# ------------------------------------------------------------------------------------------- Extra-Cochons


def coming(*tiles: str) -> Table:
    """A worm arrives, and seat 0 places it."""
    table = galaxy(*tiles, chapter="arrivals", rule_set="complete", royal=0, alone=True).tell("chance: 7")
    assert table.question == ASK_ARRIVAL
    return table


def test_extra_cochons_are_put_far_from_ones_own_tiles() -> None:
    """C-30, D-13."""
    table = coming("O red 0:3G", "A1 asteroid 0:1G", "B5 red 1:3G", "B6 asteroid 1:1G", "B12 blue 2:1G")
    assert idea(table, 0).text("tile") == "B6"


def steering(*tiles: str) -> Table:
    return galaxy(*tiles, chapter="extras", rule_set="complete", royal=0)


def test_extra_cochons_fall_upon_whoever_is_close_to_victory() -> None:
    """C-54, D-35."""
    leader = ("A2 double-red 1:1G", "A3 double-yellow 1:4G", "B5 red 1:2G", "B8 yellow 1:2G")
    table = steering("O blue 0:3G", *leader, "B3 red 2:1G", "B2 asteroid pirate:4")
    assert idea(table, 0) == Reply("move", {"from": "B2", "to": "A2"})


def test_extra_cochons_are_led_away_from_ones_own_pieces() -> None:
    """R-43."""
    table = steering("O double-red 0:1G pirate:4", "B1 red 1:1G", "B6 red 2:3G")
    assert idea(table, 0).text("from") == "O"


def test_they_stay_where_there_is_nobody_to_hurt() -> None:
    table = steering("O double-red 0:1G", "A1 red 0:1G", "B9 asteroid worm:1")
    assert idea(table, 0) == Reply("pass")


# ------------------------------------------------------------------------------------------------- closing up


def test_no_worm_is_led_to_eat_what_a_recipe_cannot_do_without() -> None:
    """C-35, R-45: a galaxy without three red glands could not be won by whoever needs them."""
    spare = ("B9 red", "A5 red", "A6 red")
    rival = ("B1 red 1:1G", "B2 asteroid worm:1", "A4 yellow 1:1G", "B7 yellow 1:1G", "B6 double-blue 1:1G")
    enough = steering("O blue 0:3G", *rival, *spare)
    assert idea(enough, 0).text("to") == "B1"
    short = steering("O blue 0:3G", *rival, *spare[:2])
    assert idea(short, 0).text("to") != "B1"


def test_whoever_has_nothing_to_keep_goes_where_more_is_to_be_kept() -> None:
    """C-53, R-86: and one step is planned after the other, though the view shows none of them yet."""
    table = galaxy(
        "O asteroid 0:4G", "A1 double-red 0:1G", "A4 red 0:2G", chapter="reorganisation", rule_set="complete"
    )
    assert plays(table, 0) == Reply("move", {"from": "O", "to": "A1", "gorets": 4})
    assert plays(table, 0) == Reply("pass")


def test_a_tile_that_counts_is_not_given_up() -> None:
    table = galaxy("O red 0:2G", "A1 double-red 0:1G", chapter="reorganisation", rule_set="complete")
    assert idea(table, 0) == Reply("pass")


# ----------------------------------------------------------------------------------------------------- hands


def test_useless_and_surplus_cards_are_thrown_away() -> None:
    """C-19, D-4."""
    swaps = " ".join(f"deplacement-de-planetes.{copy}" for copy in (1, 2, 3))
    table = galaxy(
        "O red 0:3G",
        chapter="draw",
        rule_set="complete",
        hands={0: f"fusee.1 torpille-moulinette.1 maitre-de-seance.1 {swaps}"},
    )
    assert set(idea(table, 0).many("cards")) == {
        "torpille-moulinette.1",
        "maitre-de-seance.1",
        "deplacement-de-planetes.3",
    }


def test_the_princess_brings_the_best_for_the_worst() -> None:
    """EV-29, R-29."""
    hands = {
        0: "seduction-de-la-princesse-piga.1 super-couenne.1 torpille-moulinette.1",
        1: "extra-mouve.1 teleporteur.1 jamboneuse.1",
    }
    table = galaxy(
        "O red 0:3G", "C4 red 1:3G", "C13 red 2:3G", chapter="travel", rule_set="complete", hands=hands
    )
    assert plays(table, 0).text("target") == "1"
    assert plays(table, 0).option == "swap"
    assert set(table.hand(0)) == {"extra-mouve.1", "teleporteur.1"}


def test_the_hylocherus_steal_from_the_most_dangerous() -> None:
    """P-4."""
    table = galaxy(
        "O asteroid 0:3G",
        "A1 double-red 1:3G",
        "A4 red 2:3G",
        chapter="draw",
        rule_set="complete",
        clan_powers=True,
        hands={0: "fusee.1", 1: "jamboneuse.1", 2: "lardoneuse.1"},
    )
    while table.question == facts.ASK_DISCARD:
        plays(table, table.asked[0])
    assert idea(table, 0) == Reply("steal", {"victim": "1"})
