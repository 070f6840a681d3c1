/** As many as the product sends where the connection takes them. */
const MAX_AT_ONCE = 50;

/** Over HTTP/1.1 a browser has six connections to a host: one is left for the list, which fills meanwhile. */
const BESIDE_OTHER_CALLS = 5;

/** How many files are sent at once; over HTTP/2 and later all calls share one connection. */
export function uploadsAtOnce(): number {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const { nextHopProtocol = '' } = (page ?? {}) as Partial<PerformanceNavigationTiming>;
  return /^h[23]/.test(nextHopProtocol) ? MAX_AT_ONCE : BESIDE_OTHER_CALLS;
}
