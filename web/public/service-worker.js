/**
 * Keeps the page that plays by itself (docs/local.md), and shows what a server pushes.
 *
 * What the build made stands at the head of this file (scripts/offline.mjs): a version, the files that playing takes, and
 * those of each game. Files under assets/ have their hash in their name and never change. Documents belong to a version:
 * this one serves its own, so that nothing is ever half old and half new.
 */
const { version, documents, core, games } = self.FILES ?? { version: '', documents: [], core: [], games: {} };
const scope = new URL('./', self.location.href);
const ASSETS = 'sandtable-assets';
const OWN = `sandtable-documents-${version}`;
const KEPT = 'sandtable-kept';

const at = (path) => new URL(path, scope).href;

/** Files with hashes are fetched once, whatever version wants them. */
async function keepAssets(paths) {
  const cache = await caches.open(ASSETS);
  await Promise.all(
    paths.map(async (path) => {
      if ((await cache.match(at(path))) === undefined) await cache.add(at(path));
    }),
  );
}

async function keepDocuments() {
  const cache = await caches.open(OWN);
  await Promise.all(documents.map((path) => cache.add(new Request(at(path), { cache: 'no-cache' }))));
}

/** The games that somebody wants at hand. */
async function keptGames() {
  const cache = await caches.open(KEPT);
  const names = (await cache.keys()).map(({ url }) => decodeURIComponent(new URL(url).pathname.split('/').at(-1)));
  return names.filter((name) => name in games);
}

async function keepGame(game) {
  await keepAssets(games[game] ?? []);
  const cache = await caches.open(KEPT);
  await cache.put(at(`kept/${game}`), new Response(''));
}

async function letGo(game) {
  const cache = await caches.open(KEPT);
  await cache.delete(at(`kept/${game}`));
  await dropUnwanted();
}

/** What neither this version nor a game that is kept needs. */
async function dropUnwanted() {
  const wanted = new Set([...core, ...(await keptGames()).flatMap((game) => games[game])].map(at));
  const cache = await caches.open(ASSETS);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

// A new version has all it needs, the games that are kept included, before it may take the place of the old one.
self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      if (version === '') return;
      await keepDocuments();
      await keepAssets([...core, ...(await keptGames()).flatMap((game) => games[game])]);
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('sandtable-documents-') && name !== OWN) await caches.delete(name);
      if (version !== '') await dropUnwanted();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  if (method !== 'GET' || version === '' || !url.startsWith(scope.href)) return;
  const path = url.slice(scope.href.length).split(/[?#]/)[0];
  if (path.startsWith('assets/')) event.respondWith(asset(event.request));
  else if (path === 'local/' && mode === 'navigate') event.respondWith(own('local/', event.request));
  else if (documents.includes(path) && path !== 'local/') event.respondWith(own(path, event.request));
});

async function own(path, request) {
  return (await (await caches.open(OWN)).match(at(path))) ?? fetch(request);
}

async function asset(request) {
  const cache = await caches.open(ASSETS);
  return (await cache.match(request.url)) ?? fetch(request);
}

/** What a page asks: to keep a game, to let one go, which there are, and to go on with this version. */
self.addEventListener('message', (event) => {
  const { type, game } = event.data ?? {};
  const [port] = event.ports;
  const answer = async (work) => {
    try {
      await work;
      port?.postMessage({ kept: await keptGames(), sizes: self.FILES?.sizes ?? {} });
    } catch (error) {
      port?.postMessage({ fault: error.name === 'QuotaExceededError' ? 'full' : 'unreachable' });
    }
  };
  if (type === 'keep') event.waitUntil(answer(keepGame(game)));
  else if (type === 'let-go') event.waitUntil(answer(letGo(game)));
  else if (type === 'kept') event.waitUntil(answer());
  else if (type === 'go-on') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => {
  const { title, body, path, tag, language } = event.data.json();
  event.waitUntil(
    // The same message again takes the place of the first.
    self.registration.showNotification(title, { body, tag, lang: language, icon: at('icon.svg'), data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** In a window that shows it already, in any other of ours, or in a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => new URL(client.url).pathname === path);
  if (open !== undefined) return open.focus();
  return self.clients.openWindow(path);
}
