### How many pigs: pieces of sentences, each with the variables of the sentence around it. Nothing is said of zero.

cochons-troops = { $gruiks ->
    [0] { $gorets ->
        [0] no pig
        [one] 1 Goret
       *[other] { $gorets } Gorets
    }
    [one] { $gorets ->
        [0] 1 Gros Gruik
        [one] 1 Goret and 1 Gros Gruik
       *[other] { $gorets } Gorets and 1 Gros Gruik
    }
   *[other] { $gorets ->
        [0] { $gruiks } Gros Gruiks
        [one] 1 Goret and { $gruiks } Gros Gruiks
       *[other] { $gorets } Gorets and { $gruiks } Gros Gruiks
    }
}
cochons-troops-enemy = { $enemy_gruiks ->
    [0] { $enemy_gorets ->
        [0] no pig
        [one] 1 Goret
       *[other] { $enemy_gorets } Gorets
    }
    [one] { $enemy_gorets ->
        [0] 1 Gros Gruik
        [one] 1 Goret and 1 Gros Gruik
       *[other] { $enemy_gorets } Gorets and 1 Gros Gruik
    }
   *[other] { $enemy_gorets ->
        [0] { $enemy_gruiks } Gros Gruiks
        [one] 1 Goret and { $enemy_gruiks } Gros Gruiks
       *[other] { $enemy_gorets } Gorets and { $enemy_gruiks } Gros Gruiks
    }
}
cochons-troops-attack = { $attack_gruiks ->
    [0] { $attack_gorets ->
        [0] no pig
        [one] 1 Goret
       *[other] { $attack_gorets } Gorets
    }
    [one] { $attack_gorets ->
        [0] 1 Gros Gruik
        [one] 1 Goret and 1 Gros Gruik
       *[other] { $attack_gorets } Gorets and 1 Gros Gruik
    }
   *[other] { $attack_gorets ->
        [0] { $attack_gruiks } Gros Gruiks
        [one] 1 Goret and { $attack_gruiks } Gros Gruiks
       *[other] { $attack_gorets } Gorets and { $attack_gruiks } Gros Gruiks
    }
}
cochons-troops-defence = { $defence_gruiks ->
    [0] { $defence_gorets ->
        [0] no pig
        [one] 1 Goret
       *[other] { $defence_gorets } Gorets
    }
    [one] { $defence_gorets ->
        [0] 1 Gros Gruik
        [one] 1 Goret and 1 Gros Gruik
       *[other] { $defence_gorets } Gorets and 1 Gros Gruik
    }
   *[other] { $defence_gorets ->
        [0] { $defence_gruiks } Gros Gruiks
        [one] 1 Goret and { $defence_gruiks } Gros Gruiks
       *[other] { $defence_gorets } Gorets and { $defence_gruiks } Gros Gruiks
    }
}

# The same in tables: 3G+1GG.
cochons-troops-short = { $gruiks ->
    [0] { $gorets ->
        [0] 0
       *[other] { $gorets }G
    }
   *[other] { $gorets ->
        [0] { $gruiks }GG
       *[other] { $gorets }G+{ $gruiks }GG
    }
}

# How a fight is likely to end: what all can see, to the nearest five percent.
cochons-odds = { $odds ->
    [0] under 5%
    [100] over 95%
   *[other] about { $odds }%
}
cochons-odds-blind = Cards, powers and flight aside: { cochons-odds } for you.
# The same once the other side has laid cards face down, of which everybody sees how many there are.
cochons-odds-laid = { $laid ->
    [0] { cochons-odds-blind }
    [one] If that adds 1, powers and flight aside: { cochons-odds } for you.
   *[other] If each adds 1, powers and flight aside: { cochons-odds } for you.
}
cochons-odds-open = With the cards turned up, powers and flight aside: { cochons-odds } for you.
cochons-technology-kills = At technology 6 between you, all here die.
