/** The list above the composer: commands or values, moved through with the arrows. */

import { make } from "./make.js";

/** A list bound to the composer; `owner` is the field that has the keyboard. */
export class Suggestions {
  constructor(host) {
    this.list = make("div.suggest-list", { role: "listbox", id: "suggestions" });
    this.title = make("div.suggest-title");
    this.box = make("div.suggest", { hidden: true }, this.title, this.list);
    this.entries = [];
    this.at = -1;
    host.append(this.box);
  }

  /** Show entries {label, more, extra} for a field; `pick` gets the one taken. */
  show(owner, title, entries, pick, { empty = "" } = {}) {
    this.owner = owner;
    this.entries = entries;
    this.pick = pick;
    this.title.textContent = title;
    this.title.hidden = !title;
    const rows = entries.map((one, index) => make("div.suggestion", {
      role: "option", id: `suggestion-${index}`, "aria-selected": "false",
      onpointerdown: (event) => { event.preventDefault(); this.take(index); },
      onpointermove: () => this.mark(index, false),
    }, make("span.label", {}, one.label), one.extra && make("span.extra", {}, one.extra),
    one.more && make("small", {}, one.more)));
    this.list.replaceChildren(...(rows.length ? rows : [make("div.none", {}, empty)]));
    this.list.hidden = !rows.length && !empty;
    this.box.hidden = !rows.length && !empty && !title;
    owner.setAttribute("aria-controls", "suggestions");
    owner.setAttribute("aria-expanded", String(!this.box.hidden));
    this.mark(rows.length ? 0 : -1);
  }

  hide() {
    this.box.hidden = true;
    this.entries = [];
    this.at = -1;
    this.owner?.setAttribute("aria-expanded", "false");
    this.owner?.removeAttribute("aria-activedescendant");
  }

  get open() {
    return !this.box.hidden && this.entries.length > 0;
  }

  mark(index, scroll = true) {
    this.list.children[this.at]?.setAttribute("aria-selected", "false");
    this.at = index;
    const row = index >= 0 ? this.list.children[index] : null;
    row?.setAttribute("aria-selected", "true");
    if (scroll) row?.scrollIntoView({ block: "nearest" });
    if (row) this.owner.setAttribute("aria-activedescendant", row.id);
  }

  move(step) {
    this.mark((this.at + step + this.entries.length) % this.entries.length);
  }

  take(index = this.at) {
    const entry = this.entries[index];
    const { pick } = this;
    this.hide();
    if (entry) pick(entry);
  }
}
