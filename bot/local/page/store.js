/** What this page knows: who looks, what the server told it, and how to ask the server for more. */

const [viewerAtStart, channelAtStart] = location.hash.slice(1).split("/");

export const store = {
  viewer: viewerAtStart || "801000000000000001",
  channel: channelAtStart || "",
  ready: false,
  people: [], channels: [], roles: [], commands: {}, offered: {}, messages: {}, unread: {},
  guild: { name: "" }, bot: { id: "", name: "" },
  /** By how much the time here is ahead, in milliseconds. */
  ahead: 0,
  /** Where the line "new messages" stands in the open channel: a message id, or null. */
  newFrom: null,
};

const hearers = {};
let stream = null;

/** Be told of "hello", "message", "gone", "unread", "moved" (viewer or channel changed), "offline". */
export function on(event, hearer) {
  (hearers[event] ??= []).push(hearer);
}

function tell(event, data) {
  for (const hearer of hearers[event] ?? []) hearer(data);
}

export const person = (id) => store.people.find((one) => one.id === id);
export const channel = (id) => store.channels.find((one) => one.id === id);
export const viewer = () => person(store.viewer) ?? { id: store.viewer, name: "", locale: navigator.language };
export const messagesHere = () => store.messages[store.channel] ?? [];

/** Snowflakes as text: longer is later, then alphabetical order. */
export const later = (one, other) =>
  one.length === other.length ? (one > other ? 1 : one < other ? -1 : 0) : one.length - other.length;

/** Do something in the world; resolves to the outcome, or to {kind: "refused", why}: words.js says why in words. */
export async function deed(kind, fields = {}) {
  const body = JSON.stringify({ viewer: store.viewer, channel: store.channel, ...fields });
  try {
    const response = await fetch(`/deeds/${kind}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body,
    });
    if (!response.ok) return { kind: "refused", why: "fault" };
    return await response.json();
  } catch {
    return { kind: "refused", why: "unreachable" };
  }
}

/** Look through somebody's eyes. */
export function become(viewerId) {
  if (viewerId === store.viewer && stream) return;
  const here = channel(store.channel);
  store.viewer = viewerId;
  store.ready = false;
  // What is on the page still belongs to the eyes of before: nothing of it may be pressed by the new ones.
  document.querySelector("#log").inert = true;
  if (here?.private) store.channel = "private";
  listen();
}

/** Open a channel. What was pressed may still stand for the eyes of before: their private one means the viewer's own. */
export function go(channelId) {
  if (!store.ready) {
    store.channel = channel(channelId)?.private ? "private" : channelId;
    return;
  }
  store.channel = channel(channelId) ? channelId : store.channels.find((one) => one.private).id;
  openHere();
  tell("moved");
}

/** Connect the stream of news for the present viewer; EventSource comes back by itself. */
export function listen() {
  stream?.close();
  stream = new EventSource(`/news?viewer=${store.viewer}`);
  stream.addEventListener("hello", (event) => greeted(JSON.parse(event.data)));
  stream.addEventListener("message", (event) => arrived(JSON.parse(event.data)));
  stream.addEventListener("gone", (event) => gone(JSON.parse(event.data)));
  stream.addEventListener("unread", (event) => counted(JSON.parse(event.data)));
  stream.addEventListener("open", () => tell("offline", false));
  stream.addEventListener("error", () => tell("offline", true));
}

function greeted(data) {
  const first = !store.ready;
  Object.assign(store, data, { ready: true });
  document.querySelector("#log").inert = false;
  const mine = store.channels.find((one) => one.private);
  if (store.channel === "private" || !channel(store.channel)) {
    store.channel = store.channel === "private" && mine
      ? mine.id
      : store.channels.find((one) => !one.private)?.id ?? mine.id;
  }
  if (first) openHere();
  else markRead();
  tell("hello");
}

function openHere() {
  history.replaceState(null, "", `#${store.viewer}/${store.channel}`);
  const count = store.unread[store.viewer]?.[store.channel]?.count ?? 0;
  const others = messagesHere().filter((one) => one.author.id !== store.viewer);
  store.newFrom = count > 0 && others.length > count ? others[others.length - count].id : null;
  markRead();
}

function arrived(message) {
  const list = (store.messages[message.channel_id] ??= []);
  const at = list.findIndex((one) => one.id === message.id);
  if (at >= 0) list[at] = message;
  else {
    list.push(message);
    list.sort((one, other) => later(one.id, other.id));
  }
  tell("message", message);
}

function gone({ channel: where, message: id }) {
  const list = store.messages[where];
  if (!list) return;
  store.messages[where] = list.filter((one) => one.id !== id);
  tell("message", { channel_id: where });
}

function counted(unread) {
  store.unread = unread;
  markRead();
  tell("unread");
}

/** Tell the server that the open channel has been read, when somebody really looks at it. */
export async function markRead() {
  const last = messagesHere().at(-1);
  const mine = store.unread[store.viewer];
  if (!last || document.hidden || !mine?.[store.channel]) return;
  delete mine[store.channel];
  const outcome = await deed("read", { message: last.id });
  if (outcome.kind === "unread") counted(outcome.unread);
}

document.addEventListener("visibilitychange", () => markRead());
