/** What is drawn anew is laid over what stands there: an element that stays is the same one, with its focus, its place
 *  and whatever a hand is doing to it. Children are told apart by their key, else by their kind and order (DEC-144). */

/** What people do to an element on the page, and drawing does not know of. */
const LIVE = ["aria-busy", "data-open"];

const TEXT = 3;

function isSame(old, fresh) {
  if (old.nodeName !== fresh.nodeName || old.key !== fresh.key) return false;
  return Boolean(fresh.key) || old.className === fresh.className;
}

/** Make one element like another, which is given up. */
export function patch(old, fresh) {
  if (old.nodeType === TEXT) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !LIVE.includes(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const name of new Set([...(old.hears ?? []), ...(fresh.hears ?? [])])) old[name] = fresh[name];
  old.hears = fresh.hears;
  patchChildren(old, [...fresh.childNodes]);
}

/** Give an element these children, keeping those that are there already. */
export function patchChildren(parent, wanted) {
  const there = [...parent.childNodes];
  const next = wanted.map((fresh) => {
    const at = there.findIndex((old) => old === fresh || isSame(old, fresh));
    if (at < 0) return fresh;
    const [old] = there.splice(at, 1);
    if (old !== fresh) patch(old, fresh);
    return old;
  });
  for (const left of there) left.remove();
  next.forEach((one, at) => {
    if (parent.childNodes[at] !== one) parent.insertBefore(one, parent.childNodes[at] ?? null);
  });
}
