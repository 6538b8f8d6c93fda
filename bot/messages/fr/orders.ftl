### Les consignes : ce qu'une place veut qu'on réponde pour elle.

orders-title = 📜 Tes consignes · { $table }
orders-none = Aucune consigne pour l’instant.
orders-given = C’est noté : la consigne vaut dès ta prochaine question. À celle du moment, c’est encore toi qui réponds.
orders-withdrawn = Consigne retirée.
orders-kept = Rien de changé.
orders-obeyed = 📜 Selon ta consigne : { $what }
orders-ended = 📜 Fin de ta consigne « { $what } » : { $why }
orders-turn-over = elle ne valait que pour ce tour.
no-orders = { $game } ne connaît pas de consignes.
button-orders = 📜 Consignes

## Ce qui vaut pour toutes

field-when = quand
field-until = jusqu’à quand
order-when-at-once = aussitôt qu’on me demande
order-when-if-late = seulement si je tarde trop
order-until-turn = jusqu’à la fin du tour
order-until-game = jusqu’à la fin de la partie
