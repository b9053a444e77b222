/**
 * Caches pages for use without a network: the card, the emergency page, the grocery list, and the one that shows the
 * recipes and the week of this device in place of every other page. The cache is the same for everybody: the pages are
 * fetched without cookies and name nobody, and beside them it contains only scripts, styles and fonts. Cards, lists,
 * recipes, verdicts and everything else about a person never pass through here; the pages themselves store those, and
 * delete them at sign-out.
 */
const CACHE = "forkprint-shell-4";
const CARD = "/id";
const EMERGENCY = "/emergency";
const OFFLINE = "/offline";
const PAGES = [CARD, "/id/travel", "/grocery-list", EMERGENCY, OFFLINE];
/** Calls and redirects, for which no page of this device can stand. */
const NO_PAGE = /^\/(api|auth|oauth|mcp|photos|plates|widget|sdk|_next)\//;
/** lib/offline-shell.ts */
const SHELL_HEADER = "x-offline-shell";
const ASSETS = "/_next/static/";
/** An answer that takes longer does not help somebody who stands in a shop. */
const PATIENCE_MS = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShells().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOtherCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(ASSETS)) event.respondWith(fromAssets(request));
  else if (request.mode === "navigate" && PAGES.includes(url.pathname)) event.respondWith(page(event, url.pathname));
  else if (request.mode === "navigate" && url.pathname === "/") event.respondWith(start(request));
  else if (request.mode === "navigate" && !NO_PAGE.test(url.pathname)) event.respondWith(elsewhere(request, url));
});

/** A message from the server (lib/notifications/kinds.ts), which the browser has decrypted. It names nothing of a card. */
self.addEventListener("push", (event) => {
  const { title, body, address, tag } = told(event.data);
  const icon = "/icons/icon-192.png";
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { address } }));
});

/** A browser takes the right away from pages that show nothing, so a message that cannot be read is shown as well. */
function told(data) {
  try {
    const { title, body, address, tag } = data.json();
    if (typeof title === "string") return { title, body: String(body), address, tag };
  } catch {
    // Shown below.
  }
  return { title: "Forkprint", body: "", address: "/", tag: "" };
}

/**
 * The notification of a timer that is over leads back to the recipe that is being cooked, in the window where it
 * rings; a message of the server leads to what it tells of.
 */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(backTo(event.notification.data?.address));
});

async function backTo(address) {
  const target = new URL(typeof address === "string" ? address : "/", self.location.origin);
  if (target.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const cooking = windows.find(({ url }) => new URL(url).pathname === target.pathname);
  await (cooking ? cooking.focus() : self.clients.openWindow(target.href));
}

/** From the network; the cached page if the server does not answer in time, or answers that it cannot. */
async function page(event, path) {
  const fromNetwork = fetch(event.request);
  fromNetwork.then(
    (answer) => answer.ok && event.waitUntil(keepShells().catch(() => undefined)),
    () => undefined,
  );
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const answer = await Promise.race([fromNetwork.catch(() => null), late]);
  if (answer && answer.status < 500) return answer;
  return (await findShell(path)) ?? answer ?? fromNetwork;
}

/** Without a network the home page cannot be shown; the card can. */
async function start(request) {
  try {
    return await fetch(request);
  } catch (error) {
    if (await findShell(CARD)) return Response.redirect(CARD, 302);
    throw error;
  }
}

/** Any other page: without a network, the page that shows what this device has in its place. */
async function elsewhere(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    if (!(await findShell(OFFLINE))) throw error;
    return Response.redirect(`${OFFLINE}?${new URLSearchParams({ at: url.pathname + url.search })}`, 302);
  }
}

const findShell = async (path) => (await caches.open(CACHE)).match(path);

/** Their names contain a hash of their content, so a cached one is never outdated. */
async function fromAssets(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/**
 * Caches the pages as somebody without cookies gets them, with all that they need: either all of it, or the previous
 * cache stays.
 */
async function keepShells() {
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(PAGES.map((path) => fetchShell(cache, path)));
  await Promise.all(kept.map(({ path, answer }) => cache.put(path, answer)));
  await dropUnneeded(cache, new Set(kept.flatMap(({ needed }) => [...needed])));
}

async function fetchShell(cache, path) {
  const headers = { [SHELL_HEADER]: "1", ...(await chosenLanguage()) };
  const answer = await fetch(path, { credentials: "omit", cache: "no-store", headers });
  if (!answer.ok || answer.redirected) throw new Error(`The page answered ${answer.status}`);
  const needed = assetsOf(await answer.clone().text());
  for (const style of await Promise.all([...needed].filter(isStyle).map((each) => keepAsset(cache, each)))) {
    for (const each of assetsOf(await style.text())) needed.add(each);
  }
  await Promise.all([...needed].filter((each) => !isStyle(each)).map((each) => keepAsset(cache, each)));
  return { path, answer, needed };
}

/** The pages are fetched without cookies, so the chosen language is sent as the browser's own, if it can be read. */
async function chosenLanguage() {
  const locale = (await self.cookieStore?.get("locale").catch(() => null))?.value;
  return locale ? { "accept-language": locale } : {};
}

const isStyle = (path) => path.endsWith(".css");

/** Paths as they appear in pages, in their data (with escaped quotes) and, relative to the style sheet, in its url(). */
function assetsOf(text) {
  const paths = new Set(text.match(/\/_next\/static\/[^"'\\)\s<>?]+/g) ?? []);
  for (const [, file] of text.matchAll(/url\(["']?\.\.\/(media\/[^"')?]+)/g)) paths.add(`${ASSETS}${file}`);
  // In the page's data script, paths lack their beginning.
  for (const [, file] of text.matchAll(/"(static\/[^"\\]+)/g)) paths.add(`/_next/${file}`);
  return paths;
}

async function keepAsset(cache, path) {
  const kept = await cache.match(path);
  if (kept) return kept;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await cache.put(path, answer.clone());
  return answer;
}

/**
 * Removes files of earlier builds. Parts that are loaded later, and are cached then, are loaded again with their
 * page.
 */
async function dropUnneeded(cache, needed) {
  const before = (await (await cache.match("/needed"))?.json()) ?? [];
  const stale = before.filter((path) => !needed.has(path));
  await cache.put("/needed", Response.json([...needed]));
  if (stale.length === 0) return;
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(ASSETS) && !needed.has(pathname)) await cache.delete(request);
  }
}

async function dropOtherCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("forkprint-shell-") && name !== CACHE).map((name) => caches.delete(name)),
  );
}
