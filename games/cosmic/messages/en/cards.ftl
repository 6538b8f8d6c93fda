### The cards of the cosmic deck and of the destiny deck: titles, and what artifacts do. Shown on pictures too, hence without Markdown.

## Attacks: 16 to 19 belong to the older deck, 42 to the Joker’s tokens

cosmic-card-attack-00 = Attack 00
cosmic-card-attack-01 = Attack 01
cosmic-card-attack-04 = Attack 04
cosmic-card-attack-05 = Attack 05
cosmic-card-attack-06 = Attack 06
cosmic-card-attack-07 = Attack 07
cosmic-card-attack-08 = Attack 08
cosmic-card-attack-09 = Attack 09
cosmic-card-attack-10 = Attack 10
cosmic-card-attack-11 = Attack 11
cosmic-card-attack-12 = Attack 12
cosmic-card-attack-13 = Attack 13
cosmic-card-attack-14 = Attack 14
cosmic-card-attack-15 = Attack 15
cosmic-card-attack-16 = Attack 16
cosmic-card-attack-17 = Attack 17
cosmic-card-attack-18 = Attack 18
cosmic-card-attack-19 = Attack 19
cosmic-card-attack-20 = Attack 20
cosmic-card-attack-23 = Attack 23
cosmic-card-attack-30 = Attack 30
cosmic-card-attack-40 = Attack 40
cosmic-card-attack-42 = Attack 42

## Other encounter cards: retreat belongs to the Joker’s tokens

cosmic-card-negotiate = Negotiate
cosmic-card-morph = Morph
cosmic-card-retreat = Retreat

## Reinforcements: 4 and 8 belong to large groups

cosmic-card-reinforcement-2 = Reinforcement +2
cosmic-card-reinforcement-3 = Reinforcement +3
cosmic-card-reinforcement-4 = Reinforcement +4
cosmic-card-reinforcement-5 = Reinforcement +5
cosmic-card-reinforcement-8 = Reinforcement +8

## Kickers, an option

cosmic-card-kicker-0 = Kicker ×0
cosmic-card-kicker-1 = Kicker ×1
cosmic-card-kicker-2 = Kicker ×2
cosmic-card-kicker-3 = Kicker ×3
cosmic-card-kicker-4 = Kicker ×4

## Artifacts

cosmic-card-card-zap = Card Zap
cosmic-card-cosmic-zap = Cosmic Zap
cosmic-card-emotion-control = Emotion Control
cosmic-card-force-field = Force Field
cosmic-card-ionic-gas = Ionic Gas
cosmic-card-mobius-tubes = Mobius Tubes
cosmic-card-plague = Plague
cosmic-card-quash = Quash

cosmic-effect-card-zap = Any player, at any time: cancel an artifact or a flare that somebody is just playing, another Card Zap or a Cosmic Zap included. The cancelled card is discarded.
cosmic-effect-cosmic-zap = Any player, at any time: cancel one use of anybody’s power, even your own, as it is used. That power may not be used again in this encounter.
cosmic-effect-emotion-control = Any player, after the reveal: every revealed attack becomes a plain negotiate. The main players attempt a deal.
cosmic-effect-force-field = Any player, once alliances are formed: cancel any or all of them, as you choose. These ships return to their owners’ colonies.
cosmic-effect-ionic-gas = Any player, as soon as the outcome is known: nobody collects compensation or defender rewards in this encounter.
cosmic-effect-mobius-tubes = Only as the offense, at regroup: all ships of all players leave the warp, for any of their owners’ colonies.
cosmic-effect-plague = Any player, at regroup: choose a player. They lose 3 ships of their choice to the warp, and discard one card of each type they hold; within a type, they choose.
cosmic-effect-quash = Any player, right after a deal: the deal is undone. It counts as failed, with the usual penalty.

## Destiny; $who: the name of whoever has the colour drawn

cosmic-destiny-colour = Destiny: the colour of { $who }
cosmic-destiny-wild = Destiny: wild, the offense chooses
cosmic-destiny-special = Destiny: { $card }
cosmic-destiny-most-colonies = Most foreign colonies
cosmic-destiny-most-cards = Most cards in hand
cosmic-destiny-fewest-in-warp = Fewest ships in the warp
cosmic-destiny-hazard = Hazard warning
