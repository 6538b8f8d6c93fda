/** The slash commands offered in the open channel, as the viewer's language names them. */

import { store, viewer } from "./store.js";
import { wordsOf } from "./words.js";

const localised = (one, what) => one[`${what}_localizations`]?.[viewer().locale] ?? one[what];

/** Every command that can be sent: {path, shown, description, options}, in order of its name. */
export function leaves() {
  const found = [];
  for (const id of store.offered[store.channel] ?? []) visit(store.commands[id], [], [], found);
  return found.sort((one, other) => one.shown.localeCompare(other.shown));
}

function visit(node, path, shown, found) {
  const here = [...path, node.name];
  const named = [...shown, localised(node, "name")];
  const under = (node.options ?? []).filter((one) => one.type <= 2);
  for (const child of under) visit(child, here, named, found);
  if (under.length) return;
  found.push({
    path: here, typed: here.join(" "), shown: named.join(" "), description: localised(node, "description"),
    options: (node.options ?? []).map((one) => ({
      ...one, shown: localised(one, "name"), words: localised(one, "description"),
    })),
  });
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The commands that fit what was typed after "/": those beginning so first. */
export function matching(query) {
  const sought = plain(query.trim());
  const starts = (one) => plain(one.shown).startsWith(sought) || one.typed.startsWith(sought);
  const holds = (one) => plain(one.shown).includes(sought) || plain(one.description).includes(sought);
  const all = leaves();
  return [...all.filter(starts), ...all.filter((one) => !starts(one) && holds(one))];
}

/** The command whose whole name was typed, and what stands behind it. */
export function exact(query) {
  const best = leaves().flatMap((one) => [one.shown, one.typed].map((name) => [one, name]))
    .filter(([, name]) => query === name || query.startsWith(`${name} `))
    .sort((one, other) => other[1].length - one[1].length)[0];
  return best ? { command: best[0], rest: query.slice(best[1].length).trim() } : null;
}

/** The option of a command that somebody names, in either language. */
export function optionNamed(command, typed) {
  const sought = plain(typed);
  return command.options.find((one) => plain(one.shown) === sought || one.name === sought);
}

/** "game: cochons deadline: 24 h" as {values: {game: "cochons", deadline: "24 h"}, rest: ""}.
 *
 *  What stands before the first name is for the first option that is required, if it is not named; else it is the rest.
 */
export function written(command, text) {
  const values = {};
  const marks = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)]
    .map((match) => ({ at: match.index, end: match.index + match[0].length, option: optionNamed(command, match[1]) }))
    .filter((mark) => mark.option);
  marks.forEach((mark, index) => {
    values[mark.option.name] = text.slice(mark.end, marks[index + 1]?.at ?? text.length).trim();
  });
  const rest = text.slice(0, marks[0]?.at ?? text.length).trim();
  const first = command.options.find((one) => one.required && !(one.name in values));
  if (!rest || !first) return { values, rest };
  return { values: { [first.name]: rest, ...values }, rest: "" };
}

/** What can be proposed for an option without asking the bot; null when anything may be written. */
export function fixedChoices(option) {
  const words = wordsOf(viewer().locale);
  const entry = (one, sign) => ({ name: sign + one.name, value: one.id });
  const people = () => [...store.people, store.bot].map((one) => entry(one, "@"));
  const roles = () => store.roles.map((one) => entry(one, one.name.startsWith("@") ? "" : "@"));
  switch (option.type) {
    case 5: return [{ name: words.yes, value: true }, { name: words.no, value: false }];
    case 6: return people();
    case 7: return store.channels.filter((one) => !one.private).map((one) => entry(one, "#"));
    case 8: return roles();
    case 9: return [...people(), ...roles()];
    default: return option.choices?.map((one) => ({ name: localised(one, "name"), value: one.value })) ?? null;
  }
}

/** Choices that fit what was typed. */
export function fitting(choices, typed) {
  const sought = plain(typed.trim()).replace(/^[@#]/, "");
  return choices.filter((one) => plain(one.name).includes(sought) || String(one.value) === sought);
}
