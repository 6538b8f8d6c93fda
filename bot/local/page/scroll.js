/** What is in sight of the list of messages: its end, until somebody scrolls up; and where something changed out of sight. */

import { draw } from "./hold.js";
import { viewer } from "./store.js";
import { wordsOf } from "./words.js";

const UPWARDS = ["ArrowUp", "PageUp", "Home", "Tab"];
const HAND_MS = 1000;
const log = document.querySelector("#log");
const leads = document.querySelector("#changed");

let sticky = true;
let lastTop = 0;
/** When a hand last moved the text: a message that becomes shorter, or whose picture comes, moves it as well. */
let movedAt = -HAND_MS;
let dragging = false;
/** The message that was edited above what is read. */
let changed = null;

const toEnd = () => { log.scrollTop = log.scrollHeight; };
const growth = new ResizeObserver(() => keepEnd());

/** The end stays in sight while any row grows: a picture comes. */
export function followAll() {
  growth.disconnect();
  for (const one of [log, ...log.children]) growth.observe(one);
}

/** After something has changed, the end is in sight if it was before. */
export function keepEnd() {
  draw("end", () => { if (sticky) toEnd(); });
}

/** Another channel, or other eyes: its end is read first. */
export function openAtEnd() {
  sticky = true;
  lead(null);
}

/** The newest message that all read: edited while its words are above what is in sight, a button leads there. */
export function watchNewest(id, edited) {
  if (edited && !isInSight(id)) lead(id);
  else if (changed !== id) lead(null);
}

const find = (id) => log.querySelector(`[data-message="${id}"]`);

function isInSight(id) {
  const words = find(id)?.querySelector(".text");
  return !words || words.getBoundingClientRect().bottom > log.getBoundingClientRect().top + 8;
}

function lead(id) {
  changed = id;
  leads.hidden = !id;
  leads.textContent = wordsOf(viewer().locale).changed;
}

leads.addEventListener("click", () => {
  sticky = false;
  find(changed)?.scrollIntoView({ block: "start" });
  lead(null);
});

/** Somebody was led to one message. */
document.addEventListener("show-message", (event) => draw("show", () => {
  const there = find(event.detail);
  if (!there) return;
  sticky = false;
  there.scrollIntoView({ block: "nearest" });
}));

const moves = () => { movedAt = performance.now(); };
log.addEventListener("wheel", (event) => { if (event.deltaY < 0) moves(); }, { passive: true });
log.addEventListener("touchmove", moves, { passive: true });
log.addEventListener("keydown", (event) => { if (UPWARDS.includes(event.key)) moves(); });
log.addEventListener("pointerdown", (event) => { dragging = event.target === log; });
document.addEventListener("pointerup", () => { dragging = false; });
log.addEventListener("scroll", () => {
  if (log.scrollHeight - log.scrollTop - log.clientHeight < 80) sticky = true;
  else if (log.scrollTop < lastTop - 1 && (dragging || performance.now() - movedAt < HAND_MS)) sticky = false;
  lastTop = log.scrollTop;
  if (changed && isInSight(changed)) lead(null);
});
