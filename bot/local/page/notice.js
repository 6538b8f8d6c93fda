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

/** What to say of an outcome that is none: nothing (null), where it is one. */
export function wentWrong(outcome) {
  const { refused } = wordsOf(viewer().locale);
  if (outcome.kind === "silence") return refused.silence();
  return outcome.kind === "refused" ? (refused[outcome.why] ?? refused.fault)(outcome) : null;
}

on("moved", () => notice(null));
