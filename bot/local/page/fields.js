/** The fields of a slash command: one per option, each proposing what may stand in it. */

import { fitting, fixedChoices, optionNamed } from "./commands.js";
import { make } from "./make.js";
import { deed, viewer } from "./store.js";
import { wordsOf } from "./words.js";

const PAUSE = 120; // milliseconds without a key before the bot is asked

export class Fields {
  constructor(command, suggest, { leave, send }) {
    this.command = command;
    this.suggest = suggest;
    this.leave = leave;
    this.send = send;
    this.busy = false;
    this.fields = new Map();
    this.row = make("div.fields-row");
    this.rest = new Rest(this);
    this.more = make("div.more-options");
    this.element = make("div.command", {},
      make("span.command-name", { title: command.description }, `/${command.shown}`), this.row, this.rest.input, this.more);
    for (const option of command.options) if (option.required) this.add(option);
    this.drawMore();
  }

  /** Open a field for an option. */
  add(option) {
    const field = new Field(option, this);
    this.fields.set(option.name, field);
    this.row.append(field.element);
    return field;
  }

  remove(field) {
    this.fields.delete(field.option.name);
    field.element.remove();
    this.drawMore();
    this.focus();
  }

  /** Open a field, or go on in it where it is open. */
  open(option, text = "") {
    const field = this.fields.get(option.name) ?? this.add(option);
    this.drawMore();
    if (text) field.write(text);
    field.input.focus();
  }

  /** The options that are not open yet. */
  left() {
    return this.command.options.filter((one) => !this.fields.has(one.name));
  }

  /** Buttons for the options that are not open yet. */
  drawMore() {
    this.more.replaceChildren(...this.left().map((option) => make("button.more", {
      type: "button", title: option.words, "data-option": option.name, onclick: () => this.open(option),
    }, `+ ${option.shown}`)));
  }

  /** Put written values in place and the keyboard where something is missing. */
  fill(values, rest) {
    for (const [name, text] of Object.entries(values)) {
      const option = this.command.options.find((one) => one.name === name);
      (this.fields.get(name) ?? this.add(option)).write(text);
    }
    this.drawMore();
    this.rest.input.value = rest;
    this.focus();
  }

  /** Where something is missing, else where one goes on. */
  focus() {
    const last = this.unknown() ? null : [...this.fields.values()].at(-1);
    (this.lacking() ?? last ?? this.rest).input.focus();
  }

  /** What was written and is no option. */
  unknown() {
    return this.rest.input.value.trim();
  }

  /** What an option is called in the viewer's language. */
  shownName(name) {
    return this.command.options.find((one) => one.name === name)?.shown;
  }

  lacking() {
    return [...this.fields.values()].find((one) => one.option.required && one.value() === null) ?? null;
  }

  values(without = null) {
    const found = {};
    for (const [name, field] of this.fields) {
      const value = field.value();
      if (field !== without && value !== null) found[name] = value;
    }
    return found;
  }
}

/** Where one writes on when no field is open: the name of an option and a colon open its field. */
class Rest {
  constructor(owner) {
    this.owner = owner;
    this.input = make("input.rest", {
      type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", spellcheck: "false", size: "6",
      "aria-label": wordsOf(viewer().locale).addOption, oninput: () => this.typed(), onfocus: () => this.propose(),
      onblur: () => owner.suggest.hide(), onkeydown: (event) => this.key(event),
    });
  }

  typed() {
    const [whole, name] = /^\s*([^\s:]+):/.exec(this.input.value) ?? [];
    const option = name && optionNamed(this.owner.command, name);
    if (!option) return this.propose();
    const text = this.input.value.slice(whole.length).trim();
    this.input.value = "";
    return this.owner.open(option, text);
  }

  propose() {
    const typed = this.input.value.trim();
    const left = typed ? this.owner.left().map((option) => ({ name: option.shown, value: option.name, option })) : [];
    const entries = fitting(left, typed).map((one) => ({ label: one.name, more: one.option.words, option: one.option }));
    this.owner.suggest.show(this.input, "", entries, ({ option }) => {
      this.input.value = "";
      this.owner.open(option);
    });
  }

  key(event) {
    const { suggest } = this.owner;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (suggest.open && step) suggest.move(step);
    else if (suggest.open && (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey))) suggest.take();
    else if (event.key === "Enter" && !event.isComposing) this.owner.send();
    else if (event.key === "Escape" && suggest.open) suggest.hide();
    else if (event.key === "Escape" || (event.key === "Backspace" && this.input.value === "")) this.owner.leave();
    else return;
    event.preventDefault();
  }
}

class Field {
  constructor(option, owner) {
    this.option = option;
    this.owner = owner;
    this.chosen = null;
    this.asked = 0;
    /** Whether the list still shows what fitted before the last key; how often Enter, whether Tab came meanwhile. */
    this.stale = false;
    this.enters = 0;
    this.tabbed = false;
    const words = wordsOf(viewer().locale);
    const need = option.required ? words.required : words.optional;
    this.input = make("input", {
      type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "data-option": option.name,
      "aria-label": `${option.shown} — ${option.words} (${need})`, spellcheck: "false", size: "6",
      maxlength: option.max_length ? String(option.max_length) : null,
      oninput: () => this.typed(), onfocus: () => this.propose(), onblur: () => this.left(),
      onkeydown: (event) => this.key(event),
    });
    this.element = make("label.option-field", {}, make("span", {}, option.shown), this.input);
  }

  /** What goes to the bot: a choice's value, else the text; null when empty. */
  value() {
    if (this.chosen) return typeof this.chosen.value === "number" ? String(this.chosen.value) : this.chosen.value;
    return this.input.value.trim() === "" ? null : this.input.value.trim();
  }

  write(text) {
    this.input.value = text;
    this.settle();
    this.fit();
  }

  /** A fixed choice written out in full counts as chosen. */
  settle() {
    const fixed = fixedChoices(this.option);
    const text = this.input.value.trim();
    const bare = (name) => name.replace(/^[@#]/, "").toLowerCase();
    const same = (one) => bare(one.name) === bare(text) || String(one.value) === text;
    if (!this.chosen && fixed && text) this.chosen = fixed.find(same) ?? null;
  }

  typed() {
    this.chosen = null;
    this.forget();
    this.input.value = this.input.value.trimStart();
    if (this.goOn()) return;
    this.element.classList.remove("wrong");
    this.fit();
    this.propose();
  }

  /** The name of an option and a colon, typed behind what stands here, go on in the field of that option. */
  goOn() {
    const named = /(?:^|\s)([^\s:]+):$/.exec(this.input.value);
    const option = named && optionNamed(this.owner.command, named[1]);
    if (!option || (option === this.option && named.index > 0)) return false;
    this.input.value = this.input.value.slice(0, named.index);
    this.settle();
    this.fit();
    this.owner.open(option);
    return option !== this.option;
  }

  fit() {
    this.input.size = Math.min(Math.max(6, this.input.value.length + 1), 40);
  }

  left() {
    this.settle();
    this.forget();
    this.owner.suggest.hide();
  }

  /** Nothing that was asked for is waited for any more. */
  forget() {
    this.asked += 1;
    this.stale = false;
    this.enters = 0;
    this.tabbed = false;
  }

  /** Show what may stand here: fixed choices at once, the bot's after a pause in typing. */
  propose() {
    const { suggest } = this.owner;
    const words = wordsOf(viewer().locale);
    const title = `${this.option.shown} — ${this.option.words}`;
    const fixed = fixedChoices(this.option);
    if (this.chosen) return suggest.show(this.input, title, [], () => {});
    if (fixed) return this.show(title, fitting(fixed, this.input.value));
    if (!this.option.autocomplete) return suggest.show(this.input, title, [], () => {});
    const asked = (this.asked += 1);
    this.stale = true;
    if (!suggest.open) suggest.show(this.input, title, [], () => {}, { empty: words.searching });
    setTimeout(() => this.ask(asked, title), this.input.value ? PAUSE : 0);
    return undefined;
  }

  async ask(asked, title) {
    if (asked !== this.asked) return;
    const outcome = await deed("complete", {
      path: this.owner.command.path, options: this.owner.values(this),
      focused: this.option.name, typed: this.input.value,
    });
    if (asked === this.asked && document.activeElement === this.input) this.show(title, outcome.choices ?? []);
  }

  show(title, choices) {
    const entries = choices.map((one) => ({ label: one.name_localizations?.[viewer().locale] ?? one.name, one }));
    const empty = wordsOf(viewer().locale).noChoice;
    this.owner.suggest.show(this.input, title, entries, (entry) => this.pick(entry), { empty });
    const { enters, tabbed } = this;
    this.forget();
    if (enters > 0 || tabbed) this.owner.suggest.take();
    if (enters > (entries.length ? 1 : 0)) this.owner.send();
  }

  pick({ label, one }) {
    this.forget();
    this.chosen = { name: label, value: one.value };
    this.input.value = label;
    this.element.classList.remove("wrong");
    this.fit();
    const next = this.owner.lacking();
    if (next) next.input.focus();
  }

  complain(why) {
    this.element.classList.add("wrong");
    this.element.title = why;
    this.input.focus();
  }

  key(event) {
    const { suggest } = this.owner;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const empty = this.input.value === "";
    const waits = this.stale && !empty && !event.isComposing;
    if (suggest.open && step) {
      this.stale = false;
      suggest.move(step);
    } else if (waits && event.key === "Enter") this.enters += 1;
    else if (waits && event.key === "Tab" && !event.shiftKey) this.tabbed = true;
    else if (suggest.open && event.key === "Enter" && (!empty || this.option.required)) suggest.take();
    else if (suggest.open && event.key === "Tab" && !event.shiftKey && !empty) {
      suggest.take();
      if (this.owner.lacking()) event.preventDefault();
      return;
    } else if (event.key === "Enter" && !event.isComposing) this.owner.send();
    else if (event.key === "Escape" && (suggest.open || this.stale)) {
      this.forget();
      suggest.hide();
    } else if (event.key === "Escape") this.owner.leave();
    else if (event.key === "Backspace" && empty && !this.option.required) this.owner.remove(this);
    else if (event.key === "Backspace" && empty) this.owner.leave();
    else return;
    event.preventDefault();
  }
}
