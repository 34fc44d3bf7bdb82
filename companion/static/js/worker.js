// The service worker of the installed app (`HOUSE` is written before this: web/installing.py). It keeps the app's files,
// and when the server is away it shows the last page seen, marked as such. What is done, streams and the API it leaves
// alone: nothing that changes a table goes through here.
const FILES = `files-${HOUSE.stamp}`;
const PAGES = "pages"; // of tables: put there by the page itself (kept.js); beside them the shelf
const SLOW = 5000; // a server that takes longer is away
const FILE = /^\/(static|drawn|lib)\b/;
const NO_PAGE = /^\/api\/|\/export$/;

self.addEventListener("install", (event) => {
  for (const condition of [{ requestMethod: "POST" }, { urlPattern: "/api/*" }, { urlPattern: "/t/*/live" }]) {
    event.addRoutes?.({ condition, source: "network" })?.catch?.(() => null); // without waking the worker, where that can be
  }
  event.waitUntil((async () => {
    const files = await caches.open(FILES);
    await files.addAll(HOUSE.files);
    const pages = await caches.open(PAGES);
    await pages.add(HOUSE.away);
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== FILES && name !== PAGES) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (FILE.test(url.pathname)) event.respondWith(file(request, url));
  else if (request.mode === "navigate" && !NO_PAGE.test(url.pathname)) event.respondWith(page(event, request, url));
});

// Files have addresses that change when they do, so what is kept is right. A page from before an update gets today's.
async function file(request, url) {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok && url.pathname.includes(HOUSE.stamp)) files.put(request, answer.clone());
    return answer;
  } catch (error) {
    const today = await files.match(url.pathname.replace(/^\/static-[0-9a-f]+\//, `/static-${HOUSE.stamp}/`));
    if (today) return today;
    throw error;
  }
}

async function page(event, request, url) {
  const pages = await caches.open(PAGES);
  const seen = await pages.match(place(url));
  const late = new Promise((_, fail) => { if (seen) setTimeout(fail, SLOW, new Error("slow")); });
  try {
    const answer = await Promise.race([fetch(request), late]);
    event.waitUntil(mind(url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = seen ?? await pages.match(HOUSE.away);
    if (!kept) throw error;
    return asOfThen(kept);
  }
}

// All pages of a table are one: the last one seen.
const place = ({ pathname }) => pathname.match(/^\/t\/\w+\//)?.[0] ?? pathname;

// The shelf is kept as it came. Whoever is sent to the door is no longer of this house, and a table may be gone.
async function mind(url, answer) {
  const pages = await caches.open(PAGES);
  if (url.pathname === HOUSE.join || answer.status === 401) {
    await caches.delete(PAGES);
    const anew = await caches.open(PAGES);
    await anew.add(HOUSE.away);
  } else if (url.pathname === "/" && answer.ok) {
    await pages.put("/", answer);
    await pages.add(HOUSE.away); // in the language of today
  } else if (answer.status === 404 || answer.status === 410) {
    await pages.delete(place(url));
  }
}

async function asOfThen(kept) {
  const when = kept.headers.get("Kept") ?? kept.headers.get("Date") ?? "";
  const told = (await kept.text()).replace("<html ", `<html data-away="${new Date(when || Date.now()).toISOString()}" `);
  return new Response(told, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": HOUSE.policy, "X-Content-Type-Options": "nosniff" },
  });
}
