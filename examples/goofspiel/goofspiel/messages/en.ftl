### Goofspiel. Every message has the same name in `fr.ftl`.

goofspiel-name = Goofspiel

## What happens

goofspiel-dealt = 🂠 Your hand: { $cards }.
goofspiel-turned = { $number ->
    [one] 🎁 **The prize: { $cards }.** What do you bid?
   *[other] 🎁 **The prizes: { $cards }, all for the highest bid.** What do you bid?
}
goofspiel-laid = { $who } bids { $card }.
goofspiel-won-prize = 🏅 { $who } takes { $cards }.
goofspiel-tied = ⚖️ Several bid { $card }: the prize stays, and the next one is added to it.
goofspiel-lost = ⚖️ Nobody bid highest alone: { $cards } goes to nobody.

## The question

goofspiel-ask-bid = What do you bid for { $cards }?
goofspiel-ask-bid-bid = Bid →
goofspiel-ask-bid-waiting = On the table: the bids.
goofspiel-field-card = card

## What is shown

goofspiel-progress = { $left ->
    [0] The last prize
    [one] One more prize to come
   *[other] { $left } more prizes to come
}
goofspiel-progress-over = All prizes are gone
goofspiel-line-prizes = Bid for now: { $cards }
goofspiel-line-no-prizes = No prize is on the table
goofspiel-line-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $held ->
    [one] { $held } card in hand
   *[other] { $held } cards in hand
}
goofspiel-picture-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
goofspiel-your-hand = Your hand
goofspiel-hand-empty = You have bid all your cards
goofspiel-effect-card = A bid of its number, once.

## How it ends

goofspiel-ended = { $who } won prizes worth { $number ->
    [one] { $number } point
   *[other] { $number } points
}.

## The game as a whole

goofspiel-played = { $number } prizes
goofspiel-wins = 🎯 **What wins.** The highest sum of the prizes that you took.
goofspiel-turn-goes = 🔄 **How it goes.** A prize is turned up, everybody bids a card in secret, the highest bid takes it, and all bids are gone.
goofspiel-foreseen-last = 🔔 This is the last prize.

## The options

goofspiel-option-prizes = Prizes
goofspiel-option-prizes-7 = 7, short
goofspiel-option-prizes-10 = 10
goofspiel-option-prizes-13 = 13, as with a pack of cards
goofspiel-option-prizes-help = How many prizes there are, and how many cards everybody holds.
goofspiel-option-hands = Hands
goofspiel-option-hands-dealt = dealt in secret
goofspiel-option-hands-same = the same for all
goofspiel-option-hands-help = Dealt: nobody knows what others hold. The same: whoever counts knows what is left.

## Chance, and the steps of the rules

goofspiel-chance-deck = the order of the prizes
goofspiel-chance-hands = the hands
goofspiel-step-deal = dealing
goofspiel-step-bids = bidding

## The rules

goofspiel-section-beginning = The beginning
goofspiel-section-bidding = Bidding
goofspiel-section-end = The end
goofspiel-rule-g-1 = The prizes are cards from 1 to as many as were chosen, shuffled into a pile face down.
goofspiel-rule-g-2 = Everybody holds as many cards as there are prizes: the same numbers for all, or dealt in secret from one deck in which every number exists once.
goofspiel-rule-g-3 = The next prize is turned up for all to see, and lies with those that nobody has taken yet.
goofspiel-rule-g-4 = Everybody bids one card at the same time, in secret; the bids are shown together, and all of them are gone.
goofspiel-rule-g-5 = The highest bid takes what lies there, unless several share it: then it stays for the next bid, and goes to nobody after the last.
goofspiel-rule-g-6 = Once every prize has been bid for, the highest sum of prizes wins; equals win together.

## The commands

command-goofspiel =
    .name = goofspiel
    .description = Moves of Goofspiel
command-goofspiel-bid =
    .name = bid
    .description = Bid a card for what lies on the table
command-goofspiel-bid-option-card =
    .name = card
    .description = The card that you bid

## The words of the rules, for /card

goofspiel-word-prize = prize
goofspiel-means-prize = The card on the table for which all bid; it is worth its number.
goofspiel-word-bid = bid
goofspiel-means-bid = A card that you lay in secret for the prize. It is gone whoever wins.

## When it is over

goofspiel-stands = { $points } in prizes
goofspiel-turned-at = { $who } went ahead for good with prize number { $number } that was taken.
goofspiel-piled-up = { $who } took { $number } prizes with one bid.
goofspiel-low-bid = { $who } took { $cards } with no more than { $card }.
