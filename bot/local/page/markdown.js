/** Discord's markdown, as far as bots use it: blocks first, then what stands inside a line. */

import { make } from "./make.js";
import { channel, go, person, store, viewer } from "./store.js";

const JUMP = /^https:\/\/discord\.com\/channels\/[@\w]+\/(\d+)(?:\/(\d+))?\/?$/;
const SAFE = /^https?:\/\//i;
const INLINE = [
  [/^\\([^A-Za-z0-9\s])/, (m) => [m[1]]],
  [/^```(?:[\w+-]*\n)?([\s\S]+?)```/, (m) => [make("pre", {}, make("code", {}, m[1].replace(/\n$/, "")))]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => [make("code", {}, m[2].trim())]],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m) => [make("strong", {}, make("em", {}, inline(m[1])))]],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => [make("strong", {}, inline(m[1]))]],
  [/^__([\s\S]+?)__(?!_)/, (m) => [make("u", {}, inline(m[1]))]],
  [/^\*(?=\S)([\s\S]*?\S)\*(?!\*)/, (m) => [make("em", {}, inline(m[1]))]],
  [/^_(?=\S)([\s\S]*?\S)_(?![\w_])/, (m) => [make("em", {}, inline(m[1]))]],
  [/^~~([\s\S]+?)~~/, (m) => [make("s", {}, inline(m[1]))]],
  [/^\|\|([\s\S]+?)\|\|/, (m) => [spoiler(m[1])]],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m) => [link(m[2], inline(m[1]))]],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => [link(m[1], m[1])]],
  [/^https?:\/\/[^\s<]+[^\s<.,;:!?)\]"']/, (m) => [link(m[0], m[0])]],
  [/^<@!?(\d+)>/, (m) => [mention(m[1])]],
  [/^<@&(\d+)>/, (m) => [chip("@" + (store.roles.find((one) => one.id === m[1])?.name ?? "role"))]],
  [/^<#(\d+)>/, (m) => [place(m[1])]],
  [/^<\/([^:>]+):\d+>/, (m) => [command(m[1])]],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (m) => [moment(Number(m[1]), m[2] ?? "f")]],
  [/^<a?:(\w+):\d+>/, (m) => [`:${m[1]}:`]],
  [/^@(?:everyone|here)\b/, (m) => [chip(m[0])]],
  [/^\n/, () => [make("br")]],
];
const PLAIN = /^(?:[^\\`*_~|[<h@\n]+|[\s\S])/;

/** The inside of a line, as nodes. */
export function inline(text) {
  const nodes = [];
  let rest = text;
  let inWord = false;
  while (rest) {
    let found = null;
    for (const [pattern, build] of INLINE) {
      if (inWord && rest[0] === "_") continue;
      const match = pattern.exec(rest);
      if (match) {
        found = [match[0], build(match)];
        break;
      }
    }
    found ??= [PLAIN.exec(rest)[0], null];
    nodes.push(...(found[1] ?? [found[0]]));
    inWord = found[1] === null && /\w$/.test(found[0]);
    rest = rest.slice(found[0].length);
  }
  return nodes;
}

/** A whole text: headings, quotes, lists, small print, code, paragraphs. */
export function markdown(text) {
  const out = document.createDocumentFragment();
  let lines = [];
  const flush = () => {
    while (lines.length && lines[0] === "" && out.lastChild) lines.shift();
    if (lines.length) out.append(make("div.lines", {}, inline(lines.join("\n"))));
    lines = [];
  };
  const parts = text.split(/(```[\s\S]+?```)/);
  for (const part of parts) {
    if (part.startsWith("```") && part.length > 6) {
      flush();
      out.append(...inline(part));
      continue;
    }
    const all = part.split("\n");
    if (out.lastChild && all[0] === "") all.shift();
    for (let at = 0; at < all.length; at += 1) {
      const block = BLOCKS.find(([pattern]) => pattern.test(all[at]));
      if (!block) {
        lines.push(all[at]);
        continue;
      }
      flush();
      let end = at + 1;
      if (block[2]) while (end < all.length && block[0].test(all[end])) end += 1;
      out.append(block[1](all.slice(at, end)));
      at = end - 1;
    }
    while (lines.at(-1) === "") lines.pop();
    flush();
  }
  return out;
}

const strip = (pattern) => (line) => line.replace(pattern, "");
const heading = (lines) => {
  const [, marks, words] = /^(#{1,3}) (.*)$/.exec(lines[0]);
  return make(`div.h${marks.length}`, { role: "heading", "aria-level": String(marks.length + 1) }, inline(words));
};
const list = (tag, pattern) => (lines) =>
  make(tag, tag === "ol" ? { start: parseInt(lines[0].trim(), 10) } : {}, lines.map((line) =>
    make("li", /^\s{2,}/.test(line) ? { class: "deep" } : {}, inline(line.replace(pattern, "")))));
const BLOCKS = [
  [/^#{1,3} \S/, heading, false],
  [/^-# \S/, (lines) => make("div.fine", {}, inline(lines[0].slice(3))), false],
  [/^> ?/, (lines) => make("blockquote", {}, inline(lines.map(strip(/^> ?/)).join("\n"))), true],
  [/^\s*[-*] \S/, list("ul", /^\s*[-*] /), true],
  [/^\s*\d+\. \S/, list("ol", /^\s*\d+\. /), true],
];

const chip = (words) => make("span.mention", {}, words);
const link = (url, words) => (JUMP.test(url) ? jump(url, words) : anchor(url, words));
const anchor = (url, words) =>
  SAFE.test(url) ? make("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words) : String(url);

function mention(id) {
  const name = id === store.bot.id ? store.bot.name : person(id)?.name ?? "?";
  return make(id === store.viewer ? "span.mention.me" : "span.mention", {}, `@${name}`);
}

/** What opens a channel or one message of it here, as its address does in Discord; null for other addresses. */
export function wayTo(url) {
  const [, id, message] = JUMP.exec(url) ?? [];
  return id ? () => {
    go(id);
    if (message) document.dispatchEvent(new CustomEvent("show-message", { detail: message }));
  } : null;
}

function jump(url, words) {
  const name = channel(JUMP.exec(url)[1])?.name ?? "?";
  return make("button.mention", { type: "button", onclick: wayTo(url) }, words === url ? `#${name}` : words);
}

function place(id) {
  const found = channel(id);
  if (!found) return chip("#?");
  return make("button.mention", { type: "button", onclick: () => go(id) }, `#${found.name}`);
}

function command(path) {
  const say = () => document.dispatchEvent(new CustomEvent("use-command", { detail: path }));
  return make("button.mention", { type: "button", onclick: say }, `/${path}`);
}

function spoiler(text) {
  const show = (event) => event.currentTarget.setAttribute("data-open", "");
  return make("span.spoiler", { role: "button", tabindex: "0", onclick: show, onkeydown: (event) => {
    if (event.key === "Enter") show(event);
  } }, make("span", {}, inline(text)));
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};

/** A moment in the viewer's words. */
export function when(seconds, style, locale = viewer().locale) {
  if (style === "R") return ago(seconds, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

function ago(seconds, locale) {
  const left = seconds - (Date.now() + store.ahead) / 1000;
  const units = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60]];
  const [unit, size] = units.find(([, length]) => Math.abs(left) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(Math.round(left / size), unit);
}

function moment(seconds, style) {
  const full = when(seconds, "F");
  return make("time.moment", { "data-at": String(seconds), "data-style": style, title: full }, when(seconds, style));
}

/** Keep relative moments true while the page is open. */
setInterval(() => {
  for (const shown of document.querySelectorAll("time.moment[data-style=R]")) {
    const words = ago(Number(shown.dataset.at), viewer().locale);
    if (shown.textContent !== words) shown.textContent = words;
  }
}, 1000);
