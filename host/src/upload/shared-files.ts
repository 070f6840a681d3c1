/** Where the service worker keeps what other apps shared with this one; the same name is in `service-worker.js`. */
const CACHE = 'boekwerk-shared-1';
/** What nobody handed in for so long is somebody's by mistake. */
const DAY_MS = 24 * 3600 * 1000;

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

/** Once they are in other hands, and at log-out. */
export async function deleteSharedFiles(): Promise<void> {
  if ('caches' in window) await caches.delete(CACHE);
}

/** Addresses are `/share/{when}-{number}`. */
const sharedAt = (url: string) => Number(/\/share\/(\d+)-/.exec(url)?.[1] ?? 0);

async function fileIn(cache: Cache, request: Request): Promise<File> {
  const response = await cache.match(request);
  const type = response?.headers.get('content-type') ?? '';
  const name = decodeURIComponent(response?.headers.get('x-name') ?? '');
  return new File([(await response?.blob()) ?? ''], name, { type });
}
