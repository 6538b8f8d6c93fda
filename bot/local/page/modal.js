/** A bot's form: lines of text, menus, boxes; sent as one. */

import { make } from "./make.js";
import { markdown } from "./markdown.js";
import { wentWrong } from "./notice.js";
import { choicesOf } from "./picker.js";
import { deed, viewer } from "./store.js";
import { wordsOf } from "./words.js";

const dialog = document.querySelector("#modal");
let serial = 0;

/** Show a form; `after` gets the outcome of sending it. */
export function openModal({ interaction, modal }, after) {
  const words = wordsOf(viewer().locale);
  const readers = {};
  const fault = make("p.fault", { role: "alert", hidden: true });
  const send = make("button.button.primary", { type: "submit" }, words.submit);
  const close = () => dialog.close();
  const form = make("form", { method: "dialog", novalidate: false, onsubmit: async (event) => {
    event.preventDefault();
    send.disabled = true;
    const fields = Object.fromEntries(Object.entries(readers).map(([id, read]) => [id, read()]));
    const outcome = await deed("submit", { interaction, fields });
    send.disabled = false;
    if (wentWrong(outcome)) {
      fault.hidden = false;
      fault.textContent = wentWrong(outcome);
      return;
    }
    close();
    after(outcome);
  } },
  make("header", {}, make("h2", { id: "modal-title" }, modal.title),
    make("button.close", { type: "button", "aria-label": words.close, onclick: close }, "✕")),
  make("div.modal-body", {}, modal.components.map((one) => part(one, readers, words)), fault),
  make("footer", {}, make("button.button.link", { type: "button", onclick: close }, words.cancel), send));
  dialog.setAttribute("aria-labelledby", "modal-title");
  dialog.replaceChildren(form);
  dialog.showModal();
  form.querySelector(".modal-body input, .modal-body textarea, .modal-body select")?.focus();
}

function part(one, readers, words) {
  if (one.type === 10) return make("div.text", {}, markdown(one.content));
  if (one.type === 1) return one.components.map((child) => field(child, child.label, "", readers, words));
  if (one.type === 18) return field(one.component, one.label, one.description, readers, words);
  return field(one, "", "", readers, words);
}

/** One question of the form, with its label, and how to read what was answered. */
function field(control, label, description, readers, words) {
  const id = `field-${(serial += 1)}`;
  const needed = control.required ?? (control.type <= 8);
  const title = [label, needed && make("span.needed", { title: words.required, "aria-hidden": "true" }, " *")];
  const more = description && make("small", {}, description);
  const [element, read] = control.type === 4 ? textInput(control, id, needed)
    : [3, 5, 6, 7, 8].includes(control.type) ? selectInput(control, id, needed, words)
      : [21, 22].includes(control.type) ? boxes(control, control.options, control.type === 22, id, needed)
        : control.type === 23 ? single(control, id)
          : [make("em", {}, words.noFiles), () => null];
  readers[control.custom_id] = read;
  return element.matches("fieldset")
    ? make("div.question", {}, make("b", {}, title), more, element)
    : make("div.question", {}, make("label", { for: id }, title), more, element);
}

function textInput(control, id, needed) {
  const shared = {
    id, name: control.custom_id, required: needed, placeholder: control.placeholder || null,
    maxlength: String(control.max_length ?? 4000), minlength: control.min_length ? String(control.min_length) : null,
  };
  const input = control.style === 2 ? make("textarea", { ...shared, rows: "5" }) : make("input", { ...shared, type: "text" });
  input.value = control.value ?? "";
  return [input, () => input.value];
}

function selectInput(control, id, needed, words) {
  const choices = choicesOf(control);
  if ((control.max_values ?? 1) > 1) {
    const options = choices.map((one) => ({ ...one, default: one.preset }));
    return boxes(control, options, true, id, needed);
  }
  const preset = choices.find((one) => one.preset)?.value ?? "";
  const select = make("select", { id, name: control.custom_id, required: needed },
    make("option", { value: "" }, control.placeholder || words.choose),
    choices.map((one) => make("option", { value: one.value },
      one.description ? `${one.label} — ${one.description}` : one.label)));
  select.value = preset;
  return [select, () => (select.value ? [select.value] : [])];
}

function boxes(control, options, several, id, needed) {
  const inputs = options.map((one, at) => make("input", {
    type: several ? "checkbox" : "radio", name: id, value: one.value, checked: Boolean(one.default),
    required: needed && !several, id: `${id}-${at}`,
  }));
  const set = make("fieldset", {}, options.map((one, at) =>
    make("label.box", { for: `${id}-${at}` }, inputs[at],
      make("span", {}, one.label, one.description && make("small", {}, ` ${one.description}`)))));
  const picked = () => inputs.filter((one) => one.checked).map((one) => one.value);
  return [set, () => (several ? picked() : picked()[0] ?? null)];
}

function single(control, id) {
  const input = make("input", { type: "checkbox", id, checked: Boolean(control.default) });
  return [input, () => input.checked];
}
