### L'élection hors d'une partie : ouverture, convocations, résultat, règnes, export.

## Ouvrir

elections-opened-ok = L’élection est ouverte : tout le monde est prévenu, ici et en privé.
elections-summons = { $who } t’appelle aux urnes : **{ $title }**. Je t’écris dès que c’est à toi de voter.
elections-summons-votes = { $number ->
    [0] Tu n’as aucun gouverneur, mais ton vote compte pour les coalitions.
    [one] Tu as 1 gouverneur : autant de voix.
   *[other] Tu as { $number } gouverneurs : autant de voix.
}
elections-summons-presides = C’est toi qui présides : `/election appel`, `/election clore`, et tout ce que font les cartes.

## Ce qui ne va pas

elections-error-voters = Il faut entre { $least } et { $most } votants.
elections-error-twice = Quelqu’un figure deux fois parmi les votants.
elections-error-bot = Les bots ne votent pas. Même moi.
elections-error-governors = Donne un seul nombre pour tout le monde, ou { $count } nombres : un par votant, dans l’ordre.
elections-error-candidate = Je ne trouve pas { $who } parmi les votants.
elections-error-name-voters = Pour dire qui préside, qui se présente ou combien de gouverneurs chacun a, nomme aussi les votants.
elections-error-format = Je ne sais écrire que du CSV et du JSON.
elections-none = Aucune élection dans ce salon, ni en cours ni terminée. `/election ouvrir` en ouvre une.

## Regarder

elections-result-coalition = 🤝 Coalition : { $who }
elections-reigns = Règnes dans { $where }
elections-reign = ♛ { $who } · { $when } · { $title } · { $number ->
    [0] aucun gouverneur
    [one] 1 gouverneur
   *[other] { $number } gouverneurs
}
elections-exported = { $table } : tout ce que tout le monde peut en savoir.
