/** One line above the composer for what went wrong. */

import { make } from "./make.js";
import { on, viewer } from "./store.js";
import { wordsOf } from "./words.js";

const line = document.querySelector("#notice");

/** Show a sentence, or nothing (null). */
export function notice(words) {
  line.hidden = !words;
  if (!words) return;
  const close = { type: "button", "aria-label": wordsOf(viewer().locale).close, onclick: () => notice(null) };
  line.replaceChildren(make("span", {}, words), make("button", close, "✕"));
}

on("moved", () => notice(null));
