### Les consignes : voter d'avance.

election-ask-standing-orders = Quelle consigne ? Une nouvelle remplace celle d’avant.
election-ask-standing-orders-pass = Laisser tel quel
election-ask-standing-orders-vote = Voter d’avance
election-ask-standing-orders-withdraw = Retirer →
election-order-vote = Voter d’avance
