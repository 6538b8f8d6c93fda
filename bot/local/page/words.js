/** The page's own words, in the language of whoever looks at it: sentences of the bot, filled in here. */

const SAID = await (await fetch("/words")).json();

const fill = (said, values) => said.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const shown = (one = {}) => ({ ...one, what: one.shown ?? one.option });

/** The sentences of one language by name, those that take something as functions. */
function dress(said) {
  const words = Object.fromEntries(Object.entries(said).map(([name, text]) => [camel(name), text]));
  const refused = Object.entries(said).filter(([name]) => name.startsWith("refused-"))
    .map(([name, text]) => [name.slice("refused-".length), (one) => fill(text, shown(one))]);
  const count = (one) => fill(one.low === one.high ? words.refusedCountOne : words.refusedCount, one);
  return {
    ...words,
    say: (where) => fill(words.say, { where }),
    welcome: (where) => fill(words.welcome, { where }),
    from: (low, high) => fill(low === high ? words.fromOne : words.from, { low, high }),
    later: (hours) => (hours < 24 ? fill(words.laterHours, { hours }) : fill(words.laterDays, { days: hours / 24 })),
    hint: [words.hintOpen, words.hintLearn, words.hintHelp, words.hintPeople, words.hintLanguage],
    refused: { ...Object.fromEntries(refused), count },
  };
}

const WORDS = Object.fromEntries(Object.entries(SAID).map(([language, said]) => [language, dress(said)]));
const spoken = (locale) => (locale.split("-")[0] in WORDS ? locale.split("-")[0] : "en");

export const wordsOf = (locale) => WORDS[spoken(locale)];
/** The first language beside the viewer's: whoever cannot read theirs may read this one. */
export const otherWords = (locale) => WORDS[Object.keys(WORDS).find((one) => one !== spoken(locale))];
