/** The list of messages of the open channel. */

import { attachments, components, embeds } from "./components.js";
import { leaves } from "./commands.js";
import { draw } from "./hold.js";
import { avatar, hue, make } from "./make.js";
import { inline, markdown, when } from "./markdown.js";
import { patch, patchChildren } from "./patch.js";
import { followAll, keepEnd, openAtEnd, watchNewest } from "./scroll.js";
import { channel, deed, messagesHere, on, person, store, viewer } from "./store.js";
import { otherWords, wordsOf } from "./words.js";

const EPHEMERAL = 1 << 6;
const THINKING = 1 << 7;
const SILENT = 1 << 12;
const TOGETHER = 7 * 60 * 1000;
/** What Discord itself says: a thread was made, a message was pinned, … */
const SYSTEM = ({ type }) => ![0, 19, 20, 23].includes(type);
const log = document.querySelector("#log");
/** Elements by message id, with what they were made from; unchanged messages are not made again. */
let made = new Map();
/** Whose eyes and which channel that was. */
let shownFor = "";

/** Draw the open channel; what has not changed stays, and what has is laid over it. */
function drawLog() {
  const words = wordsOf(viewer().locale);
  log.setAttribute("aria-label", words.log);
  const here = `${store.viewer}/${store.channel}`;
  if (here !== shownFor) {
    shownFor = here;
    made = new Map();
    log.replaceChildren();
    openAtEnd();
  }
  const next = new Map();
  const rows = [welcome(words)];
  let before = null;
  let newest = null;
  let edited = null;
  for (const message of messagesHere()) {
    const day = message.timestamp.slice(0, 10);
    if (before?.timestamp.slice(0, 10) !== day) rows.push(dayLine(message));
    if (message.id === store.newFrom) rows.push(make("li.newer", { role: "separator" }, words.newer));
    const joined = message.id !== store.newFrom && continues(before, message);
    const entry = entryOf(message, joined, words);
    if (made.has(message.id) && made.get(message.id).edited !== entry.edited) edited = message;
    if (!(message.flags & EPHEMERAL)) newest = message;
    next.set(message.id, entry);
    rows.push(entry.element);
    before = message;
  }
  made = next;
  patchChildren(log, rows);
  followAll();
  keepEnd();
  if (newest) watchNewest(newest.id, edited === newest);
}

/** A message as it stands on the page, made again only where it is not what it was. */
function entryOf(message, joined, words) {
  const key = JSON.stringify([message, joined, repliedText(message)]);
  const known = made.get(message.id);
  if (known?.key === key) return known;
  const fresh = row(message, joined, words);
  if (known) patch(known.element, fresh);
  return { key, edited: message.edited_timestamp, element: known?.element ?? fresh };
}

function continues(before, message) {
  return before && before.author.id === message.author.id && before.type === 0 && message.type === 0
    && (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL)
    && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER
    && before.timestamp.slice(0, 10) === message.timestamp.slice(0, 10);
}

function dayLine(message) {
  return make("li.day", { key: message.timestamp.slice(0, 10), role: "separator" }, when(new Date(message.timestamp) / 1000, "D"));
}

function row(message, joined, words) {
  const seconds = new Date(message.timestamp) / 1000;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const called = message.calls.includes(store.viewer) || message.mention_everyone;
  const kinds = ["message", joined && "joined", ephemeral && "private", called && "called"];
  const clock = make("time.clock", { datetime: message.timestamp, title: when(seconds, "F") },
    when(seconds, joined ? "t" : "s"));
  const silent = Boolean(message.flags & SILENT)
    && make("span.silent", { role: "img", "aria-label": words.silent, title: words.silent }, "🔕");
  const head = make("div.head", {},
    make("span.author", { style: message.author.bot ? "" : `color:hsl(${hue(message.author.id)} 70% 78%)` },
      message.author.name),
    message.author.bot && make("span.app", {}, words.bot), clock, silent);
  return make(`li.${kinds.filter(Boolean).join(".")}`, { key: message.id, "data-message": message.id },
    !joined && above(message, words),
    joined ? make("span.gutter", {}, clock) : avatar(message.author),
    make("div.body", {}, !joined && head, ...content(message, words), ephemeral && privately(message, words)));
}

/** What a message answers: a command somebody used, or another message. */
function above(message, words) {
  const used = message.interaction_metadata;
  if (used?.type === 2 && message.type === 20) {
    const user = person(used.user.id) ?? { id: used.user.id, name: used.user.username };
    return make("div.above", {}, avatar(user, true), make("b", {}, user.name), ` ${words.used} `,
      make("span.mention", {}, `/${shownName(used.name)}`));
  }
  const reply = repliedText(message);
  return reply && make("div.above", {}, inline(reply));
}

function repliedText(message) {
  const other = message.referenced_message;
  return other ? `↩ ${other.author.global_name ?? other.author.username}: ${other.content.replaceAll("\n", " ").slice(0, 80)}` : "";
}

function content(message, words) {
  if (message.flags & THINKING) {
    return [make("div.thinking", { role: "status" }, make("span.dots", { "aria-hidden": "true" }, "•••"),
      ` ${message.author.name} ${words.thinking}`)];
  }
  if (SYSTEM(message)) return [make("div.system", {}, `→ ${message.content}`)];
  const text = message.content && make("div.text", {}, markdown(message.content),
    message.edited_timestamp && !message.interaction_metadata && make("span.edited", {}, ` ${words.edited}`));
  return [text, embeds(message), attachments(message, words), components(message, words), reactions(message)];
}

function reactions(message) {
  const some = message.reactions.filter((one) => one.count);
  return some.length > 0 && make("div.reactions", {}, some.map((one) =>
    make("span.reaction", {}, `${one.emoji.name} ${one.count}`)));
}

function privately(message, words) {
  const dismiss = () => deed("dismiss", { message: message.id });
  return make("div.privately", {}, `👁 ${words.onlyYou} · `,
    make("button.link", { type: "button", onclick: dismiss, "data-control": "dismiss" }, words.dismiss));
}

/** The first lines of a channel: where one is, and what to type, in both languages. */
function welcome(words) {
  const here = channel(store.channel);
  if (!here) return make("li.welcome");
  if (here.private) {
    return make("li.welcome", {}, make("h2", {}, words.privateWelcome), make("p", {}, words.privateHint));
  }
  const other = otherWords(viewer().locale);
  return make("li.welcome", {},
    make("h2", {}, words.welcome(here.name)),
    make("p", { lang: viewer().locale }, hint(words, shownName)),
    make("p.other", {}, hint(other, (path) => path)));
}

function hint(words, name) {
  const [first, learn, second, third, rest] = words.hint;
  return [first, tryOut("learn", name), learn, tryOut("table open", name), second, tryOut("help", name), third, rest];
}

/** What a command is called in the viewer's language. */
const shownName = (path) => leaves().find((one) => one.typed === path)?.shown ?? path;

function tryOut(path, name) {
  const say = () => document.dispatchEvent(new CustomEvent("use-command", { detail: path }));
  return make("button.mention", { type: "button", onclick: say }, `/${name(path)}`);
}

/** The server greets again when channels or commands change; then nothing is to jump. */
const drawSoon = () => draw("log", drawLog);
on("hello", drawSoon);
on("moved", () => {
  shownFor = "";
  drawSoon();
});
on("message", (message) => { if (message.channel_id === store.channel) drawSoon(); });
