/** The page's own words, in the language of whoever looks at it. */

const FRENCH = {
  people: "Qui regarde", playAs: "Jouer en tant que :", admin: "admin du serveur", direct: "Messages privés",
  channels: "Salons", openSide: "Salons et messages privés", log: "Messages", unread: "non lus",
  newer: "Nouveaux messages", changed: "↑ Du nouveau plus haut", silent: "Envoyé sans notification", say: (where) => `Écrire dans ${where} — tapez / pour les commandes`,
  send: "Envoyer", bot: "APP", edited: "(modifié)", thinking: "réfléchit…",
  onlyYou: "Vous seul(e) pouvez voir ceci", dismiss: "Fermer le message", used: "a utilisé",
  silence: "L’application ne répond pas.", failed: "Cela n’a pas marché : ", required: "obligatoire",
  optional: "facultatif", noCommand: "Aucune commande de ce nom", noChoice: "Aucune proposition",
  searching: "Recherche…", choose: "Choisir…", done: "Valider", cancel: "Annuler", submit: "Envoyer",
  close: "Fermer", offline: "Le programme ne répond plus ; nouvel essai…", yes: "Vrai", no: "Faux",
  from: (low, high) => (low === high ? `Choisir ${low}` : `Choisir de ${low} à ${high}`),
  nothing: "rien", file: "Télécharger", noFiles: "L’envoi de fichiers n’existe pas en mode local.",
  welcome: (place) => `Bienvenue dans #${place} !`, privateWelcome: "Vos messages privés avec Porc Royal",
  privateHint: "Ce que le bot dit ici, vous seul(e) le voyez. Les commandes marchent ici aussi.",
  hint: [
    "Ceci ressemble à Discord, mais tout se passe sur cette machine. Pour jouer, tapez ",
    " puis laissez-vous guider ; ", " explique le reste. En haut, changez de personne : chacune a sa main, ",
    "ses messages privés et sa langue.",
  ],
  removeOption: "Retirer",
  later: (hours) => (hours < 24 ? `⏩ ${hours} h` : `⏩ ${hours / 24} j`), laterHint: "Laisser passer ce temps pour tout le monde",
};

const ENGLISH = {
  people: "Who is looking", playAs: "Play as:", admin: "server admin", direct: "Direct messages",
  channels: "Channels", openSide: "Channels and direct messages", log: "Messages", unread: "unread",
  newer: "New messages", changed: "↑ News further up", silent: "Sent without a notification", say: (where) => `Message ${where} — type / for commands`,
  send: "Send", bot: "APP", edited: "(edited)", thinking: "is thinking…",
  onlyYou: "Only you can see this", dismiss: "Dismiss message", used: "used",
  silence: "The application did not respond.", failed: "That did not work: ", required: "required",
  optional: "optional", noCommand: "No command of that name", noChoice: "No suggestion",
  searching: "Searching…", choose: "Make a selection", done: "Done", cancel: "Cancel", submit: "Submit",
  close: "Close", offline: "The program does not answer; trying again…", yes: "True", no: "False",
  from: (low, high) => (low === high ? `Choose ${low}` : `Choose ${low} to ${high}`),
  nothing: "nothing", file: "Download", noFiles: "Files cannot be sent in local mode.",
  welcome: (place) => `Welcome to #${place}!`, privateWelcome: "Your direct messages with Porc Royal",
  privateHint: "What the bot says here is for you alone. Commands work here too.",
  hint: [
    "This looks like Discord, but all of it happens on this machine. To play, type ",
    " and follow along; ", " tells the rest. At the top, switch between people: each has a hand, ",
    "direct messages and a language of their own.",
  ],
  removeOption: "Remove",
  later: (hours) => (hours < 24 ? `⏩ ${hours} h` : `⏩ ${hours / 24} d`), laterHint: "Let this much time pass for everybody",
};

export const wordsOf = (locale) => (locale.startsWith("fr") ? FRENCH : ENGLISH);
export const otherWords = (locale) => (locale.startsWith("fr") ? ENGLISH : FRENCH);
