### Combien de cochons : des bouts de phrases, avec les variables de la phrase autour. De zéro, on ne dit rien.

cochons-troops = { $gruiks ->
    [0] { $gorets ->
        [0] aucun cochon
        [one] 1 Goret
       *[other] { $gorets } Gorets
    }
    [one] { $gorets ->
        [0] 1 Gros Gruik
        [one] 1 Goret et 1 Gros Gruik
       *[other] { $gorets } Gorets et 1 Gros Gruik
    }
   *[other] { $gorets ->
        [0] { $gruiks } Gros Gruiks
        [one] 1 Goret et { $gruiks } Gros Gruiks
       *[other] { $gorets } Gorets et { $gruiks } Gros Gruiks
    }
}
cochons-troops-enemy = { $enemy_gruiks ->
    [0] { $enemy_gorets ->
        [0] aucun cochon
        [one] 1 Goret
       *[other] { $enemy_gorets } Gorets
    }
    [one] { $enemy_gorets ->
        [0] 1 Gros Gruik
        [one] 1 Goret et 1 Gros Gruik
       *[other] { $enemy_gorets } Gorets et 1 Gros Gruik
    }
   *[other] { $enemy_gorets ->
        [0] { $enemy_gruiks } Gros Gruiks
        [one] 1 Goret et { $enemy_gruiks } Gros Gruiks
       *[other] { $enemy_gorets } Gorets et { $enemy_gruiks } Gros Gruiks
    }
}
cochons-troops-attack = { $attack_gruiks ->
    [0] { $attack_gorets ->
        [0] aucun cochon
        [one] 1 Goret
       *[other] { $attack_gorets } Gorets
    }
    [one] { $attack_gorets ->
        [0] 1 Gros Gruik
        [one] 1 Goret et 1 Gros Gruik
       *[other] { $attack_gorets } Gorets et 1 Gros Gruik
    }
   *[other] { $attack_gorets ->
        [0] { $attack_gruiks } Gros Gruiks
        [one] 1 Goret et { $attack_gruiks } Gros Gruiks
       *[other] { $attack_gorets } Gorets et { $attack_gruiks } Gros Gruiks
    }
}
cochons-troops-defence = { $defence_gruiks ->
    [0] { $defence_gorets ->
        [0] aucun cochon
        [one] 1 Goret
       *[other] { $defence_gorets } Gorets
    }
    [one] { $defence_gorets ->
        [0] 1 Gros Gruik
        [one] 1 Goret et 1 Gros Gruik
       *[other] { $defence_gorets } Gorets et 1 Gros Gruik
    }
   *[other] { $defence_gorets ->
        [0] { $defence_gruiks } Gros Gruiks
        [one] 1 Goret et { $defence_gruiks } Gros Gruiks
       *[other] { $defence_gorets } Gorets et { $defence_gruiks } Gros Gruiks
    }
}

# Les mêmes en tableau: 3G+1GG.
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

# Comment un combat finira sans doute : ce que tout le monde voit, à cinq pour cent près.
cochons-odds = { $odds ->
    [0] moins de 5 %
    [100] plus de 95 %
   *[other] environ { $odds } %
}
cochons-odds-blind = Hors cartes, pouvoirs et fuite : { cochons-odds } pour toi.
# De même une fois que l'autre camp a posé des cartes face cachée, dont tous voient le nombre.
cochons-odds-laid = { $laid ->
    [0] { cochons-odds-blind }
    [one] Si elle vaut 1, hors pouvoirs et fuite : { cochons-odds } pour toi.
   *[other] Chacune à 1, hors pouvoirs et fuite : { cochons-odds } pour toi.
}
cochons-odds-open = Cartes visibles comprises, hors pouvoirs et fuite : { cochons-odds } pour toi.
cochons-technology-kills = À 6 de technologie à vous deux, ici tout meurt.
