// Keeps the files of builds whose names change with their content or that are below the id of a build, and shows a page
// when there is no network. The page itself (it carries a nonce), the lists of releases and the API are always asked for.

const OFFLINE = 'boekwerk-offline-1';
/** What other apps shared with this one, until it is handed in; `host/src/upload/shared-files.ts` reads it. */
const SHARED = 'boekwerk-shared-1';
const FILES = 'boekwerk-files-1';
/** About three releases of everything; the oldest go first. */
const MAX_FILES = 400;

const OFFLINE_PAGE = '/offline.html';
const HASHED = /^\/(assets|remotes)\/.*\.[0-9a-f]{8}\.\w+$/;
const OF_A_BUILD = /^\/remotes\/[\w-]+\/\d{8}T\d{9}-[0-9a-f]{8}\//;

self.addEventListener('install', (event) => {
  const keep = async () => (await caches.open(OFFLINE)).addAll([OFFLINE_PAGE, '/boot/offline.css']);
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (![OFFLINE, FILES, SHARED].includes(name)) await caches.delete(name);
    }
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === '/share') event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;

  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offline(pathname)));
  else if (HASHED.test(pathname) || OF_A_BUILD.test(pathname))
    event.respondWith(fromCache(request));
  else if (pathname === '/boot/offline.css')
    event.respondWith(fetch(request).catch(() => kept(request)));
});

/** Keeps what was shared, also for who still has to sign in, and leads to the page that hands it in. */
async function takeShared(request) {
  try {
    const files = (await request.formData()).getAll('file').filter((each) => each instanceof File);
    await keepAll(files);
    return Response.redirect('/upload?shared=yes', 303);
  } catch {
    return Response.redirect('/upload?shared=lost', 303);
  }
}

/** All of them or none: what is shared again would else be there twice. */
async function keepAll(files) {
  const cache = await caches.open(SHARED);
  const now = Date.now();
  const placeOf = (index) => `/share/${now}-${index}`;
  try {
    for (const [index, file] of files.entries()) {
      const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
      await cache.put(placeOf(index), new Response(file, { headers }));
    }
  } catch (error) {
    for (const index of files.keys()) await cache.delete(placeOf(index));
    throw error;
  }
}

const kept = async (request) =>
  (await (await caches.open(OFFLINE)).match(request, { ignoreVary: true })) ?? Response.error();

/** A link to a file that fails is not answered with a page. */
const offline = (pathname) =>
  pathname.startsWith('/api/') ? Response.error() : kept(OFFLINE_PAGE);

async function fromCache(request) {
  const found = await keptFile(request);
  if (found) return found;

  const response = await fetch(request);
  if (response.ok) await keepFile(request, response.clone());
  return response;
}

/** What a browser keeps may be broken, as after a crash: without this no page would start any more. */
async function keptFile(request) {
  try {
    return await (await caches.open(FILES)).match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** A full disk is no reason to withhold a file. */
async function keepFile(request, response) {
  try {
    const cache = await caches.open(FILES);
    await cache.put(request, response);
    const files = await cache.keys();
    for (const old of files.slice(0, Math.max(0, files.length - MAX_FILES)))
      await cache.delete(old);
  } catch {
    // It comes from the network again next time.
  }
}
