/** For browsers without `requestIdleCallback`. */
const PAUSE_MS = 200;
const AT_THE_LATEST_MS = 3000;

/** Acts once the browser has nothing else to do, so that what is ready is painted. @returns calls it off */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: AT_THE_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
