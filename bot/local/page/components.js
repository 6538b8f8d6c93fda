/** What hangs under a message's text: embeds, pictures, buttons, menus, and the newer layouts. */

import { openModal } from "./modal.js";
import { make } from "./make.js";
import { inline, markdown, wayTo, when } from "./markdown.js";
import { notice, wentWrong } from "./notice.js";
import { choicesOf, openPicker } from "./picker.js";
import { deed, viewer } from "./store.js";
import { wordsOf } from "./words.js";

const LAYOUT = 1 << 15;
const NO_EMBEDS = 1 << 2;
const STYLES = ["", "primary", "secondary", "success", "danger", "link", "primary"];
const lightbox = document.querySelector("#lightbox");

lightbox.addEventListener("click", () => lightbox.close());

/** A picture that opens large; its description is its text for those who do not see it. */
function picture(url, description, kind = "picture") {
  const image = make(`img.${kind}`, { src: url, alt: description || "", title: description || null, loading: "eager" });
  return make("button.zoom", { key: url, type: "button", "aria-label": description || "image", onclick: () => {
    lightbox.replaceChildren(make("img", { src: url, alt: description || "" }),
      ...(description ? [make("p", {}, description)] : []));
    lightbox.showModal();
  } }, image);
}

const fileNamed = (message, url) => {
  const name = url?.startsWith("attachment://") ? url.slice(13) : null;
  return name ? message.attachments.find((one) => one.filename === name) : null;
};
const address = (message, url) => fileNamed(message, url)?.url ?? url;

export function embeds(message) {
  if (message.flags & NO_EMBEDS) return null;
  return message.embeds.map((embed) => {
    const style = embed.color ? `border-color:#${embed.color.toString(16).padStart(6, "0")}` : "";
    const small = (words) => words.filter(Boolean).join(" · ");
    return make("div.embed", { style },
      make("div.embed-body", {},
        embed.author?.name && make("div.embed-author", {}, embed.author.name),
        embed.title && make("div.embed-title", {}, embed.url
          ? make("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, inline(embed.title))
          : inline(embed.title)),
        embed.description && make("div.embed-text", {}, markdown(embed.description)),
        embed.fields?.length > 0 && make("div.fields", {}, embed.fields.map((field) =>
          make(field.inline ? "div.field" : "div.field.wide", {},
            make("b", {}, inline(field.name)), make("div", {}, markdown(field.value))))),
        embed.image && picture(address(message, embed.image.url), fileNamed(message, embed.image.url)?.description),
        (embed.footer || embed.timestamp) && make("div.embed-foot", {},
          small([embed.footer?.text, embed.timestamp && when(new Date(embed.timestamp) / 1000, "s")]))),
      embed.thumbnail && picture(address(message, embed.thumbnail.url), "", "thumbnail"));
  });
}

export function attachments(message, words) {
  if (message.flags & LAYOUT) return null;
  const used = message.embeds.flatMap((one) => [one.image?.url, one.thumbnail?.url])
    .map((url) => fileNamed(message, url));
  return message.attachments.filter((one) => !used.includes(one)).map((one) =>
    (one.content_type?.startsWith("image/") ? picture(one.url, one.description) : file(one, words)));
}

function file(one, words) {
  return make("a.file", { href: one.url, download: one.filename },
    `📄 ${one.filename} (${Math.ceil(one.size / 1024)} kB) — ${words.file}`);
}

export function components(message, words) {
  return message.components.map((one) => piece(message, one, words));
}

const inner = (message, one, words) => (one.components ?? []).map((child) => piece(message, child, words));

/** One component, whatever its kind. */
function piece(message, one, words) {
  switch (one.type) {
    case 1: return make("div.row", {}, inner(message, one, words));
    case 2: return button(message, one);
    case 3: case 5: case 6: case 7: case 8: return menu(message, one, words);
    case 9: return make("div.section", {}, make("div", {}, inner(message, one, words)),
      one.accessory && piece(message, one.accessory, words));
    case 10: return make("div.text", {}, markdown(one.content));
    case 11: return picture(address(message, one.media.url), one.description, "thumbnail");
    case 12: return make(`div.gallery.of-${Math.min(one.items.length, 4)}`, {}, one.items.map((item) =>
      picture(address(message, item.media.url), item.description)));
    case 13: return file(fileNamed(message, one.file.url)
      ?? { url: one.file.url, filename: one.name ?? "file", size: one.size ?? 0 }, words);
    case 14: return make(one.divider === false ? "div.space" : "hr");
    case 17: return make("div.container", { style: one.accent_color
      ? `border-left-color:#${one.accent_color.toString(16).padStart(6, "0")}` : "" }, inner(message, one, words));
    default: return null;
  }
}

const glyph = (emoji) => emoji && make("span.glyph", { "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);

function button(message, one) {
  const label = [glyph(one.emoji), one.label && make("span", {}, one.label)];
  const way = one.style === 5 && wayTo(one.url);
  if (way) return make("button.button.link", { key: one.url, type: "button", onclick: way }, label);
  if (one.style === 5) {
    return make("a.button.link", { href: one.url, target: "_blank", rel: "noopener noreferrer" }, label, " ↗");
  }
  const name = one.label ? null : one.emoji?.name;
  return make(`button.button.${STYLES[one.style]}`, {
    key: one.custom_id, type: "button", disabled: Boolean(one.disabled), "data-control": one.custom_id, "aria-label": name,
    onclick: (event) => act(event.currentTarget, message, one.custom_id, null),
  }, label);
}

function menu(message, one, words) {
  const choices = choicesOf(one);
  const preset = choices.filter((choice) => choice.preset).map((choice) => choice.label);
  const shown = preset.join(", ") || one.placeholder || words.choose;
  return make("button.menu", {
    key: one.custom_id, type: "button", disabled: Boolean(one.disabled), "data-control": one.custom_id, "aria-haspopup": "listbox",
    onclick: async (event) => {
      const anchor = event.currentTarget;
      const picked = await openPicker(anchor, { ...one, choices, label: one.placeholder });
      if (!picked) return;
      anchor.firstChild.textContent = picked.map((choice) => choice.label).join(", ") || words.nothing;
      await act(anchor, message, one.custom_id, picked.map((choice) => choice.value));
    },
  }, make("span", {}, shown), make("span.chevron", { "aria-hidden": "true" }, "▾"));
}

/** Press or choose; whoever waits sees that the press was taken. */
async function act(element, message, customId, values) {
  notice(null);
  if (element.getAttribute("aria-busy")) return;
  element.setAttribute("aria-busy", "true");
  const outcome = await deed("press", { channel: message.channel_id, message: message.id, custom_id: customId, values });
  element.removeAttribute("aria-busy");
  followUp(outcome);
}

/** What a page does about any outcome of an interaction. */
export function followUp(outcome) {
  if (outcome.kind === "modal") openModal(outcome, followUp);
  else if (wentWrong(outcome)) notice(wentWrong(outcome));
}
