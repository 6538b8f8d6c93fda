/** Where one writes: plain words, or a slash command with a field for each of its options. */

import { exact, leaves, matching, written } from "./commands.js";
import { followUp } from "./components.js";
import { Fields } from "./fields.js";
import { make } from "./make.js";
import { notice, wentWrong } from "./notice.js";
import { channel, deed, on, store, viewer } from "./store.js";
import { Suggestions } from "./suggest.js";
import { wordsOf } from "./words.js";

const form = document.querySelector("#composer");
const suggest = new Suggestions(form);
const bar = make("div.bar");
const input = make("textarea", {
  id: "say", rows: "1", maxlength: "2000", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
});
const send = make("button.send", { type: "submit" }, "➤");
form.append(bar);

/** What was being written where, so that looking elsewhere loses nothing. */
const drafts = new Map();
let fields = null;
let where = "";

const words = () => wordsOf(viewer().locale);
const here = () => `${store.viewer}/${store.channel}`;

/** Make the composer anew for the open channel; whoever is writing there when news arrives goes on undisturbed. */
function draw() {
  const moved = where !== here();
  if (where && moved) drafts.set(where, input.value);
  if (moved) input.value = drafts.get(here()) ?? "";
  where = here();
  const place = channel(store.channel);
  const name = place?.private ? `@${place.name}` : `#${place?.name ?? ""}`;
  input.placeholder = words().say(name);
  input.setAttribute("aria-label", words().say(name));
  send.setAttribute("aria-label", words().send);
  if (moved) plain();
}

/** Back to plain words. */
function plain(text = input.value, focus = false) {
  fields = null;
  suggest.hide();
  bar.replaceChildren(input, send);
  input.value = text;
  grow();
  if (focus) input.focus();
}

function grow() {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 160)}px`;
}

/** Show the commands that fit while one types "/…"; a whole name and a space opens its fields. */
function look() {
  grow();
  notice(null);
  const text = input.value;
  if (!text.startsWith("/") || text.includes("\n")) return suggest.hide();
  const found = exact(text.slice(1));
  if (found && (found.rest || text.endsWith(" "))) return use(found.command, written(found.command, found.rest));
  const entries = matching(text.slice(1)).map((command) => ({
    label: `/${command.shown}`, more: command.description, command,
    extra: command.options.filter((one) => one.required).map((one) => one.shown).join(" "),
  }));
  suggest.show(input, "", entries, (entry) => use(entry.command), { empty: words().noCommand });
  return undefined;
}

/** Open a command's fields, some of them filled; `rest` is what was written besides. */
function use(command, { values = {}, rest = "" } = {}) {
  suggest.hide();
  notice(null);
  input.value = "";
  fields = new Fields(command, suggest, { leave: () => plain("", true), send: () => form.requestSubmit() });
  bar.replaceChildren(fields.element, send);
  fields.fill(values, rest);
}

async function submit() {
  notice(null);
  if (fields) return sendCommand(fields);
  const text = input.value.trim();
  if (!text) return undefined;
  if (text.startsWith("/")) {
    const found = exact(text.slice(1));
    if (found) use(found.command, written(found.command, found.rest));
    else notice(words().noCommand);
    return undefined;
  }
  input.value = "";
  grow();
  const outcome = await deed("say", { content: text });
  if (outcome.kind === "refused") {
    input.value = text;
    followUp(outcome);
  }
  return undefined;
}

async function sendCommand(filled) {
  const lacking = filled.lacking();
  if (lacking) {
    lacking.complain(words().required);
    return;
  }
  const unknown = filled.unknown();
  if (unknown) {
    notice(wentWrong({ kind: "refused", why: "unknown", typed: unknown }));
    return;
  }
  if (filled.busy) return;
  filled.busy = true;
  form.classList.add("busy");
  const outcome = await deed("command", { path: filled.command.path, options: filled.values() });
  form.classList.remove("busy");
  filled.busy = false;
  if (outcome.kind !== "refused" && fields === filled) plain("", outcome.kind !== "modal");
  followUp({ ...outcome, shown: filled.shownName(outcome.option) });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  submit();
});
input.addEventListener("input", look);
input.addEventListener("focus", () => { if (input.value.startsWith("/")) look(); });
input.addEventListener("blur", () => suggest.hide());
input.addEventListener("keydown", (event) => {
  if (suggest.open) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) suggest.move(step);
    else if (event.key === "Enter" || event.key === "Tab") suggest.take();
    else if (event.key === "Escape") suggest.hide();
    else return;
    event.preventDefault();
  } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    form.requestSubmit();
  }
});

/** Typing anywhere goes to the composer, as one expects. */
document.addEventListener("keydown", (event) => {
  const free = document.activeElement === document.body || document.activeElement?.id === "log";
  if (!free || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
  if (fields) fields.focus();
  else input.focus();
});

document.addEventListener("use-command", (event) => {
  const found = leaves().find((one) => one.typed === event.detail || one.shown === event.detail);
  if (found) return use(found);
  plain(`/${event.detail}`, true);
  return look();
});

on("hello", draw);
on("moved", draw);
