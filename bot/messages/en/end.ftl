### The end card: what is told of a game that is over.

end-title = { $table } as it was
end-lasted = { $length } from the deal to the end
end-rank = { $place }. { $who }: { $what }
end-rank-bare = { $place }. { $who }
end-moment = { $title }: { $what }
end-why = How it ended
end-turning-point = Turning point
end-siege = Longest siege
end-bluff = Boldest bluff
end-wait = Longest breath
end-wait-line = For { $length } everybody thought it over in peace. Good things take time.
end-luck = Luck with the dice: { $what }
end-luck-seat = { $count ->
    [one] { $who } { $total } with 1 die
   *[other] { $who } { $total } with { $count } dice
} ({ $what } on average)
end-deals = Luck of the deal: { $what }
end-deals-seat = { $who } { $total } ({ $what } on average)
end-luck-note = What was thrown or dealt beside what as many dice or cards come to on average, before any bonus. It says who was lucky, not who played well; and every die could be checked.
