### The rules by number: planetoids.

## Planetoids

cosmic-section-planetoids = Planetoids
cosmic-rule-pl-1 = There are twelve planetoids, numbered one to twelve, and an origin marker for each. A planetoid that is not in play waits with its marker in the supply.
cosmic-rule-pl-2 = Two are too few for planetoids, as they are for the whole game.
cosmic-rule-pl-3 = At the beginning every system gets a planetoid with its marker, and everybody moves two of their own ships onto it. All choose at once, in secret.
cosmic-rule-pl-r7 = These two ships may come from any of your planets, from one or from two, and may leave it empty.
cosmic-rule-pl-r7-why = It is only said that they are taken from bases.
cosmic-rule-pl-4 = Whatever a rule, a power or a card says of planets holds for a planetoid too: it belongs to the system in which it is at the moment.
cosmic-rule-pl-5 = Whoever lives in the system is the defense when a planetoid there is attacked, even without ships on it.
cosmic-rule-pl-6 = While it is in your system you may settle an empty planetoid as you may any empty planet of yours.
cosmic-rule-pl-7 = Your ships on a planetoid in your own system are a home colony, anywhere else a foreign one. That changes with every move.
cosmic-rule-pl-r6 = So a planetoid at home helps to keep your power, and loses it for you when it moves away.
cosmic-rule-pl-r6-why = That they count for the power is said; that one may lose it on another’s turn follows.
cosmic-rule-pl-8 = Several players may have ships on one planetoid.
cosmic-rule-pl-r13 = A planetoid has no moons; the moons of a system belong to its planets.
cosmic-rule-pl-r13-why = The text names moons among what applies to planetoids, but none is laid out for them.
cosmic-rule-pl-9 = Wherever a planetoid is created, at the beginning too, its marker is laid on that system.
cosmic-rule-pl-10 = Each marker on your system is one foreign colony more that you need to win. When one goes you need one fewer at once, which may win you the game on somebody else’s turn.
cosmic-rule-pl-r5 = As everybody begins with one marker, everybody needs one colony more from the beginning, six as a rule.
cosmic-rule-pl-r5-why = The rules count the planetoids of the set-up among those created, and so their markers.
cosmic-rule-pl-r16 = Planetoids may be played with four planets a system; two home colonies then keep a power.
cosmic-rule-pl-r16-why = The rules forbid them to two players only.
cosmic-rule-pl-r14 = A planetoid counts as a planet for whatever destroys or moves planets. If it leaves the game in any way, its marker and what lies under it go too.
cosmic-rule-pl-r14-why = Planet in every way must include this; a marker without its planetoid would burden its owner for ever.

## How planetoids move

cosmic-section-planetoid-moves = How planetoids move
cosmic-rule-pl-11 = Planetoids move at the beginning of every encounter, before a ship comes back from the warp.
cosmic-rule-pl-r11 = That is before the cards for the start of an encounter as well, and, in the first encounter of a turn, after what happens at the start of the turn.
cosmic-rule-pl-r11-why = The beginning of a challenge is only described as before the regroup.
cosmic-rule-pl-18 = Planetoids drift before each encounter: twice in a turn that has two.
cosmic-rule-pl-r12 = Encounters that a power adds have their own move as well; whoever is the offense of that encounter makes it.
cosmic-rule-pl-r12-why = At the beginning of each challenge leaves none out.
cosmic-rule-pl-12 = An offense with ships on planetoids moves exactly one of these to the next system, against the order of play, and all ships on it ride along.
cosmic-rule-pl-r2 = The next system to the right is the one of the player before you in the order of play.
cosmic-rule-pl-r2-why = Right is explained as counter-clockwise, and turns go clockwise.
cosmic-rule-pl-r8 = A single ship is enough to occupy a planetoid.
cosmic-rule-pl-r8-why = Any ships on a planet are a base on it.
cosmic-rule-pl-r9 = The offense has to move one even if that destroys it together with its own ships.
cosmic-rule-pl-r9-why = The rule says must, and names no exception.
cosmic-rule-pl-r17 = Whoever launches ships from a planetoid afterwards does not move it again in that encounter.
cosmic-rule-pl-r17-why = The move comes before the launch, once an encounter.
cosmic-rule-pl-13 = A planetoid that comes to the system where its own marker lies is destroyed at once: the warp gets all its ships, and it leaves the game with its marker.
cosmic-rule-pl-r1 = Destroyed planetoids go back to the supply and may be created again, the lowest number first.
cosmic-rule-pl-r1-why = They are said to leave play, and new ones come from those not in play: the two fit together if they may return.
cosmic-rule-pl-r3 = Ships of everybody on a destroyed planetoid are lost, and powers that save or follow ships act in the usual order.
cosmic-rule-pl-r3-why = All occupying ships go, whoever’s they are; in which order powers react is not said.
cosmic-rule-pl-14 = An offense without ships on any planetoid creates an empty one in its own system, the lowest free number, unless two markers lie there already. Then nothing moves at all.
cosmic-rule-pl-r15 = If the supply is empty no planetoid is created, and nothing moves either.
cosmic-rule-pl-r15-why = With seven or eight players twelve pairs may all be in play, which the rules did not think of.
cosmic-rule-pl-r10 = Only markers forbid a creation. Where two planetoids from elsewhere fill the system a new one is created all the same, and bumps one of them.
cosmic-rule-pl-r10-why = The rule names markers for the one limit and planetoids for the other.
cosmic-rule-pl-15 = At most two markers lie on a system.
cosmic-rule-pl-16 = At most two planetoids are in a system. If a third one comes, moved or created, the offense says which of the other two is bumped on to the next system, whoever is on it.
cosmic-rule-pl-17 = A bumped planetoid may come home and be destroyed, or be the third where it comes to and bump another one, and so on. The offense chooses every time, and answers for the whole chain at once.
cosmic-rule-pl-r4 = A whole chain is one step: who has won, and whose power works, is looked at when all have come to rest.
cosmic-rule-pl-r4-why = The order of hops would decide otherwise who wins, though they come of one move.
