/** Starts the page: the people at the top, the places at the side, the talk in the middle. */

import "./composer.js";
import "./messages.js";
import { draw } from "./hold.js";
import { make, avatar } from "./make.js";
import { patchChildren } from "./patch.js";
import { become, channel, deed, go, listen, on, store, viewer } from "./store.js";
import { wordsOf } from "./words.js";

/** What may be let pass at once, to see what becomes of those who are away. */
const HOURS = [1, 24];

const people = document.querySelector("#viewers");
const side = document.querySelector("#side");
const drawer = document.querySelector("#drawer");
const offline = document.querySelector("#offline");

/** The six people, with what each has not read; arrows go from one to the next. */
function drawPeople() {
  const words = wordsOf(viewer().locale);
  people.setAttribute("aria-label", words.people);
  const held = people.querySelector(".viewer:focus");
  patchChildren(people, [make("span.lead", {}, words.playAs), ...store.people.map((one) => {
    const mine = Object.values(store.unread[one.id] ?? {});
    const calls = mine.reduce((sum, each) => sum + each.calls, 0);
    const chosen = one.id === store.viewer;
    return make("button.viewer", {
      type: "button", role: "radio", "aria-checked": String(chosen), tabindex: chosen ? "0" : "-1",
      key: one.id, "data-viewer": one.id, title: one.admin ? words.admin : null,
      onclick: () => become(one.id), onkeydown: (event) => turn(event, one),
    }, avatar(one, true), make("span", {}, one.name), one.admin && make("span.crown", { "aria-label": words.admin }, "👑"),
    make("span.tongue", { "aria-hidden": "true" }, one.locale.slice(0, 2).toUpperCase()),
    badge(calls, mine.length > 0, words));
  }), make("span.hours", {}, HOURS.map((hours) => make("button.later", {
    type: "button", key: hours, "data-hours": String(hours), title: words.laterHint, onclick: () => deed("advance", { hours }),
  }, words.later(hours))))]);
  if (held) people.querySelector("[aria-checked=true]")?.focus();
}

function turn(event, one) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const at = store.people.indexOf(one);
  become(store.people[(at + step + store.people.length) % store.people.length].id);
}

function badge(calls, unread, words) {
  if (calls) return make("span.badge", { "aria-label": `${calls} ${words.unread}` }, String(calls));
  return unread && make("span.dot", { "aria-label": words.unread });
}

/** Channels with their threads, then the private messages. */
function drawSide() {
  const words = wordsOf(viewer().locale);
  side.setAttribute("aria-label", words.openSide);
  const open = store.channels.filter((one) => !one.private && !one.thread && one.type !== 4)
    .sort((one, other) => one.position - other.position);
  const threads = (id) => store.channels.filter((one) => one.thread && one.parent === id
    && (!one.closed || one.id === store.channel));
  patchChildren(side, [
    make("div.guild", {}, store.guild.name),
    make("h2", {}, words.channels),
    make("ul", {}, open.map((one) => [entry(one, "#", words), threads(one.id).map((each) => entry(each, "└", words))])),
    make("h2", {}, words.direct),
    make("ul", {}, store.channels.filter((one) => one.private).map((one) => entry(one, null, words))),
  ]);
}

function entry(one, sign, words) {
  const unread = store.unread[store.viewer]?.[one.id];
  const here = one.id === store.channel;
  const kinds = ["place", here && "here", unread && !here && "unread", one.thread && "thread"];
  return make("li", { key: one.id }, make(`button.${kinds.filter(Boolean).join(".")}`, {
    type: "button", "data-channel": one.id, "aria-current": here ? "page" : null,
    onclick: () => { document.body.classList.remove("side-open"); go(one.id); },
  }, sign ? make("span.sign", { "aria-hidden": "true" }, sign) : avatar({ bot: true }, true),
  make("span.name", {}, one.name), badge(unread?.calls ?? 0, Boolean(unread), words)));
}

function drawHead() {
  const here = channel(store.channel);
  document.querySelector("#place").textContent = here?.private ? here.name : `# ${here?.name ?? ""}`;
  document.querySelector("#topic").textContent = here?.topic ?? "";
  const words = wordsOf(viewer().locale);
  drawer.setAttribute("aria-label", words.openSide);
  // Where the channels stand in a drawer, nobody sees what is new in another of them.
  const elsewhere = Object.entries(store.unread[store.viewer] ?? {}).filter(([id]) => id !== String(store.channel));
  const waiting = elsewhere.reduce((sum, [, one]) => sum + one.calls, 0);
  patchChildren(drawer, [make("span", {}, "☰"), badge(waiting, elsewhere.length > 0, words)].filter(Boolean));
  document.documentElement.lang = viewer().locale;
  const calls = Object.values(store.unread).flatMap(Object.values).reduce((sum, one) => sum + one.calls, 0);
  document.title = `${calls ? `(${calls}) ` : ""}${here?.private ? "@" : "#"}${here?.name ?? ""} · Porc Royal`;
}

const drawAll = () => draw("frame", () => { drawPeople(); drawSide(); drawHead(); });

on("hello", drawAll);
on("moved", drawAll);
on("unread", drawAll);
on("offline", (gone) => {
  offline.hidden = !gone;
  offline.textContent = wordsOf(viewer().locale).offline;
});

drawer.addEventListener("click", () => {
  const open = document.body.classList.toggle("side-open");
  drawer.setAttribute("aria-expanded", String(open));
  if (open) side.querySelector("[aria-current]")?.focus();
});
document.querySelector("main").addEventListener("pointerdown", (event) => {
  if (!drawer.contains(event.target)) document.body.classList.remove("side-open");
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.body.classList.remove("side-open");
});

listen();
