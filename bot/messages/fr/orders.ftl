### Les consignes : ce qu'une place veut qu'on réponde pour elle.

orders-title = 📜 Tes consignes · { $table }
orders-none = Aucune consigne pour l’instant.
orders-speed = Ce qui répond aussitôt montre par sa vitesse que c’est une consigne ; avec un délai, cela se voit moins.
orders-given = C’est noté : la consigne vaut dès ta prochaine question. À celle du moment, c’est encore toi qui réponds.
orders-withdrawn = Consigne retirée.
orders-kept = Rien de changé.
orders-answered = 📜 Selon ta consigne : { $what }
orders-ended = 📜 Fin de ta consigne « { $what } » : { $why }
orders-turn-over = elle ne valait que pour ce tour.
orders-with-it = elle allait avec une autre, qui n’a plus cours.
orders-impossible = ce n’est plus possible.
orders-instead = tu en as donné une autre avec ta réponse.
orders-answered-yourself = tu as répondu de toi-même.
orders-changed = la situation y a changé depuis ({ $what }). À toi de décider à nouveau.
orders-changed-all = la situation a changé depuis. À toi de décider à nouveau.
orders-failed = je n’ai pas su la suivre, à cause d’une erreur de ma part. À toi de répondre.
refused-orders-many = Tu as déjà { $most } plans. Retires-en un, ou modifie-en un.
no-orders = { $game } ne connaît pas de consignes.
button-orders = 📜 Consignes
orders-ready = Choisis une consigne toute prête

## Ce qui vaut pour toutes

field-when = quand
field-until = jusqu’à quand
field-questions = à quelles questions
field-instead = à la place de quel plan
order-when-at-once = aussitôt qu’on me demande
order-when-after-half-an-hour = si je n’ai pas répondu au bout d’une demi-heure
order-when-after-two-hours = si je n’ai pas répondu au bout de deux heures
order-when-after-eight-hours = si je n’ai pas répondu au bout de huit heures
order-when-if-late = seulement si je tarde trop
order-until-turn = jusqu’à la fin du tour
order-until-game = jusqu’à la fin de la partie

## Rien avant son tour

button-until-turn = 🔕 Pas avant mon tour
button-ask-all = 🔔 Tout me demander
until-turn-on = 🔕 Désormais, on ne te demande plus rien avant ton tour, sauf si l’on t’attaque ou si la question n’est posée qu’à toi. Personne d’autre ne le voit.
until-turn-off = 🔔 Désormais, on te demande de nouveau tout.
