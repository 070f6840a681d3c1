import { useEffect, useState } from 'react';

/** For browsers without `requestIdleCallback`. */
const PAUSE_MS = 200;
const AT_THE_LATEST_MS = 3000;

/** Whether the browser has been idle since `isReady`, so that what was ready then is painted. */
export function useIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setIdle(true)) : undefined), [isReady]);
  return isIdle;
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: AT_THE_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
