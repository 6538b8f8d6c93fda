### The game as a whole: in the lobby, when it begins, before it ends.

## What is played, in few words, in this order with commas between

cochons-played-simplified = simplified rules
cochons-played-complete = complete rules
cochons-played-powers = clan powers
cochons-played-no-powers = no clan powers
cochons-played-turns = { $number ->
    [0] until a recipe is complete
    [one] one turn at most
   *[other] { $number } turns at most
}

## When it begins

cochons-wins-simplified = 🎯 **What wins.** Possess the 6 acorns of your recipe when acorns are counted, from turn 2 on. All recipes lie face up.{ $number ->
    [0] {""}
   *[other] {" "}After turn { $number }, whoever comes closest wins.
}
cochons-wins-complete = 🎯 **What wins.** Possess the 6 acorns of your secret recipe when acorns are counted, from turn 2 on.{ $number ->
    [0] {""}
   *[other] {" "}After turn { $number }, whoever comes closest wins.
}
cochons-turn-simplified = 🔄 **A turn.** Discard and draw, up to three trips each, fights, reorganisation, acorns counted, new troops.
cochons-turn-complete = 🔄 **A turn.** Cards, colonists, placing, monsters, as many trips as your marker says, fights, reorganisation, acorns counted, election of the Porc Royal.

## Before it ends

cochons-foreseen-win = 🔔 { $who } has every acorn needed, and wins when acorns are counted in turn { $turn }, unless stopped: win a fight on one of their tiles before that (*Make a trip*).
cochons-foreseen-perhaps = 🔔 { $who } has the acorns of one of the Sacred Recipes. Whoever fears it is theirs had better win a fight on one of their tiles before acorns are counted (*Make a trip*).
cochons-foreseen-last = 🔔 Turn { $turn } is the last: if no recipe is complete when acorns are counted, whoever comes closest wins.

## In the lobby, for whoever has never seen it

cochons-pitch = Space pigs conquer planets for the acorns of their sacred recipe, with dice, cards laid face down and cheek. Simplified it is learnt in ten minutes; complete, it adds monsters, votes and a Porc Royal.
