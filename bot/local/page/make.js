/** One small maker of elements; text is always text, never markup. */

/** make("p.note", {title: "x", onclick, key}, "words", child, …); its `key` and what it `hears` are for patch.js. */
export function make(what, attributes = {}, ...children) {
  const [tag, ...classes] = what.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "key") element.key = value;
    else if (name.startsWith("on")) {
      element[name] = value;
      (element.hears ??= []).push(name);
    }
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A stable colour for somebody, light enough for dark ground. */
export function hue(id) {
  const hues = [205, 145, 32, 275, 350, 175, 60];
  return hues[Number(id.slice(-4)) % hues.length];
}

/** A round picture: the bot's pig, or the first letter of a name. */
export function avatar(author, small = false) {
  const size = small ? "avatar.small" : "avatar";
  if (author.bot) return make(`img.${size}`, { src: "/page/pig.svg", alt: "" });
  const style = `background:hsl(${hue(author.id)} 45% 36%)`;
  return make(`span.${size}`, { style, "aria-hidden": "true" }, author.name.slice(0, 1));
}
