/** Where the service worker keeps what other apps shared with this one; the same name is in `service-worker.js`. */
const CACHE = 'boekwerk-shared-1';
/** What nobody handed in for so long is somebody's by mistake. */
const DAY_MS = 24 * 3600 * 1000;

/** Where each of them is kept. */
const places = new WeakMap<File, Request>();

/** What other apps shared and nobody handed in yet; what is older than a day is deleted. */
export async function sharedFiles(): Promise<File[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      if (Date.now() - sharedAt(request.url) < DAY_MS) return [await fileIn(cache, request)];
      await cache.delete(request);
      return [];
    }),
  );
  return kept.flat();
}

/** Once they are in other hands, or refused: another window may show what was shared since. */
export async function forgetShared(files: readonly File[]): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE);
  for (const file of files) {
    const place = places.get(file);
    if (place) await cache.delete(place);
  }
}

/** At log-out. */
export async function deleteSharedFiles(): Promise<void> {
  if ('caches' in window) await caches.delete(CACHE);
}

/** Addresses are `/share/{when}-{number}`. */
const sharedAt = (url: string) => Number(/\/share\/(\d+)-/.exec(url)?.[1] ?? 0);

async function fileIn(cache: Cache, request: Request): Promise<File> {
  const response = await cache.match(request);
  const type = response?.headers.get('content-type') ?? '';
  const name = decodeURIComponent(response?.headers.get('x-name') ?? '');
  const file = new File([(await response?.blob()) ?? ''], name, { type });
  places.set(file, request);
  return file;
}
