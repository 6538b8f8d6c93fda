/** The list that a select menu opens: arrows, Enter, Escape; one choice or several. */

import { make } from "./make.js";
import { store, viewer } from "./store.js";
import { wordsOf } from "./words.js";

/** What a select menu offers, whatever its kind: {value, label, description, emoji, preset}. */
export function choicesOf(menu) {
  const preset = new Set((menu.default_values ?? []).map((one) => one.id));
  const entry = (one, sign) => ({ value: one.id, label: sign + one.name, preset: preset.has(one.id) });
  const people = () => [...store.people, store.bot].map((one) => entry(one, "@"));
  const roles = () => store.roles.map((one) => entry(one, one.name.startsWith("@") ? "" : "@"));
  switch (menu.type) {
    case 5: return people();
    case 6: return roles();
    case 7: return [...people(), ...roles()];
    case 8: return store.channels.filter((one) => !one.private).map((one) => entry(one, "#"));
    default: return (menu.options ?? []).map((one) => ({ ...one, preset: Boolean(one.default) }));
  }
}

let closeOpen = null;

/** Open the list under an element; resolves to the choices made, or null when left alone. */
export function openPicker(anchor, { choices, label, min_values: low = 1, max_values: high = 1 }) {
  closeOpen?.(null);
  const words = wordsOf(viewer().locale);
  const picked = new Set(choices.filter((one) => one.preset && high > 1));
  return new Promise((resolve) => {
    const close = (result) => {
      closeOpen = null;
      panel.remove();
      document.removeEventListener("pointerdown", outside, true);
      if (anchor.isConnected) anchor.focus();
      resolve(result);
    };
    const outside = (event) => { if (!panel.contains(event.target)) close(null); };
    const finish = () => close(choices.filter((one) => picked.has(one)));
    const options = choices.map((one) => option(one, high > 1, picked.has(one), (element) => {
      if (high === 1) return close([one]);
      if (picked.has(one)) picked.delete(one);
      else if (picked.size < high) picked.add(one);
      element.setAttribute("aria-selected", String(picked.has(one)));
      done.disabled = picked.size < low;
      return null;
    }));
    const none = high === 1 && low === 0 ? option({ label: `(${words.nothing})` }, false, false, () => close([])) : null;
    const done = make("button.button.primary", { type: "button", onclick: finish, disabled: picked.size < low }, words.done);
    const many = high > 1 && make("div.picker-foot", {}, make("span", {}, words.from(low, high)), done);
    const listbox = make("div.picker-list", {
      role: "listbox", "aria-label": label || words.choose, "aria-multiselectable": String(high > 1),
    }, none, options);
    const panel = make("div.picker", {}, listbox, many);
    panel.addEventListener("keydown", (event) => keys(event, panel, close));
    document.addEventListener("pointerdown", outside, true);
    closeOpen = close;
    (anchor.closest("dialog") ?? document.body).append(panel);
    place(panel, anchor);
    (options.find((one) => one.getAttribute("aria-selected") === "true") ?? none ?? options[0] ?? done).focus();
  });
}

function option(one, several, selected, pick) {
  return make("button.option", {
    type: "button", role: "option", "aria-selected": String(selected), "data-value": one.value ?? "",
    onclick: (event) => pick(event.currentTarget),
  }, several && make("span.tick", { "aria-hidden": "true" }),
  one.emoji && make("span.glyph", { "aria-hidden": "true" }, one.emoji.name),
  make("span.option-words", {}, make("span", {}, one.label), one.description && make("small", {}, one.description)));
}

function keys(event, panel, close) {
  const all = [...panel.querySelectorAll("button:not(:disabled)")];
  const at = all.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) all[(at + step + all.length) % all.length].focus();
  else if (event.key === "Home") all[0].focus();
  else if (event.key === "End") all.at(-1).focus();
  else if (event.key === "Escape" || event.key === "Tab") close(null);
  else if (event.key.length === 1 && event.key !== " ") {
    const letter = event.key.toLowerCase();
    const next = [...all.slice(at + 1), ...all].find((one) => one.textContent.trim().toLowerCase().startsWith(letter));
    next?.focus();
    return;
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

function place(panel, anchor) {
  const box = anchor.getBoundingClientRect();
  const width = Math.min(Math.max(box.width, 240), innerWidth - 16);
  panel.style.width = `${width}px`;
  panel.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
  const below = innerHeight - box.bottom - 12;
  const upwards = below < Math.min(panel.offsetHeight, 260) && box.top > below;
  panel.style.maxHeight = `${Math.max(140, Math.min(420, upwards ? box.top - 12 : below))}px`;
  if (upwards) panel.style.bottom = `${innerHeight - box.top + 4}px`;
  else panel.style.top = `${box.bottom + 4}px`;
}
