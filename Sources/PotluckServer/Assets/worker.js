// Keeps the kept recipes, the shopping list and the history readable without the server, and nothing
// else.
const version = "1";
const [pages, files] = [`pages-${version}`, `files-${version}`];
const isKept = ({ pathname, searchParams }) =>
  ["/kept", "/shopping", "/history"].includes(pathname) ||
  (pathname === "/recipe" && searchParams.get("id")?.startsWith("kept:"));
// Under which address a page is kept: a search among what is kept is no page of its own.
const key = ({ pathname, searchParams }) => pathname === "/recipe"
  ? `/recipe?id=${encodeURIComponent(searchParams.get("id"))}` : pathname;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(pages).then((cache) => cache.add("/offline")));
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (![pages, files].includes(name)) await caches.delete(name);
    }
    // The browser asks for pages itself: a request of this worker would come from no other site.
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(tidy());
});

async function page({ request, preloadResponse }, url) {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    const isWhole = url.pathname === "/recipe" || !url.search;
    if (answer.ok && !answer.redirected && isKept(url) && isWhole &&
      !["servings", "units"].some((name) => url.searchParams.has(name))) {
      await (await caches.open(pages)).put(key(url), answer.clone());
    }
    return answer;
  } catch (error) {
    const cache = await caches.open(pages);
    const known = (isKept(url) && await cache.match(key(url))) || await cache.match("/offline");
    if (known) return known;
    throw error;
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    // Where the browser does not ask itself, everything else goes its usual way unless there is no
    // network.
    const isAsked = Boolean(registration.navigationPreload);
    if (isAsked || isKept(url) || !navigator.onLine) event.respondWith(page(event, url));
  } else if (url.pathname.startsWith("/assets/") || url.pathname === "/picture") {
    event.respondWith(caches.match(request, { cacheName: files })
      .then((known) => known ?? fetch(request)));
  }
});

// A page tells which files it needs, and the list of the kept recipes which pages there are.
addEventListener("message", (event) => {
  if (event.source?.url && new URL(event.source.url).origin !== location.origin) return;
  const { needed = [], user, lang, kept } = event.data ?? {};
  const work = async () => {
    if (user !== undefined) await belong(String(user));
    await keep(needed.map(String), String(lang), kept?.map(String).slice(0, 200));
  };
  event.waitUntil(work());
});

// What is kept here is one user's own: it goes when another one has signed in.
async function belong(user) {
  const known = await (await caches.open(pages)).match("/user");
  if (await known?.text() === user) return;
  await Promise.all([pages, files].map((name) => caches.delete(name)));
  const cache = await caches.open(pages);
  await cache.put("/user", new Response(user));
  await cache.add("/offline").catch(() => {});
}

async function keep(needed, lang, kept) {
  const [pageCache, fileCache] = [await caches.open(pages), await caches.open(files)];
  const isOwn = (address) => new URL(address, location).origin === location.origin;
  const get = async (cache, address) => {
    if (!isOwn(address) || await cache.match(address)) return;
    try {
      const answer = await fetch(address);
      // What stands for a slow picture says that it is not to be stored.
      const isPassing = cache === fileCache && answer.headers.get("Cache-Control")?.includes("no-store");
      if (answer.ok && !answer.redirected && !isPassing) await cache.put(address, answer);
    } catch {}
  };
  for (const address of needed) await get(fileCache, address);
  if (!kept) return;
  const wanted = new Set(kept.map((address) => key(new URL(address, location))));
  const pictures = new Set();
  // A page that was kept with files of an earlier version, or in another language, is asked for again.
  const paths = needed.map((address) => new URL(address, location)).map((url) => url.pathname + url.search);
  for (const address of wanted) {
    const known = await (await pageCache.match(address))?.text();
    const isOf = (text) => [...paths, `<html lang="${lang}"`].every((part) => text.includes(part));
    if (known && !isOf(known)) await pageCache.delete(address);
    await get(pageCache, address);
  }
  for (const request of await pageCache.keys()) {
    const url = new URL(request.url);
    if (url.pathname === "/recipe" && !wanted.has(key(url))) {
      await pageCache.delete(request);
      continue;
    }
    const text = await (await pageCache.match(request)).text();
    for (const [, path] of text.matchAll(/src="(\/picture\?[^"]+)"/g)) {
      pictures.add(new URL(path.replaceAll("&amp;", "&"), location).href);
    }
  }
  for (const address of pictures) await get(fileCache, address);
  // What no page names any longer goes.
  const assets = new Set([...needed.map((address) => new URL(address, location).href), ...pictures]);
  for (const request of await fileCache.keys()) {
    if (!assets.has(request.url)) await fileCache.delete(request);
  }
}
