### La carte de fin : ce qui se raconte d’une partie finie.

end-title = { $table } : ce qu’on en dira
end-lasted = { $length } de la donne à la fin
end-rank = { $place }. { $who } : { $what }
end-rank-bare = { $place }. { $who }
end-moment = { $title } : { $what }
end-why = La fin de la partie
end-turning-point = Tournant
end-siege = Plus long siège
end-bluff = Bluff le plus osé
end-wait = Plus longue respiration
end-wait-line = Pendant { $length }, tout le monde a réfléchi en paix. Les bonnes choses prennent leur temps.
end-luck = Chance aux dés : { $what }
end-luck-seat = { $count ->
    [one] { $who } { $total } avec 1 dé
   *[other] { $who } { $total } avec { $count } dés
} ({ $what } en moyenne)
end-deals = Chance à la donne : { $what }
end-deals-seat = { $who } { $total } ({ $what } en moyenne)
end-luck-note = Ce qui a été lancé ou donné, à côté de ce qu’autant de dés ou de cartes donnent en moyenne, sans aucun bonus. Cela dit qui a eu de la chance, non qui a bien joué ; et chaque dé peut se vérifier.
