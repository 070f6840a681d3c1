import { useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle';

/** Whether the browser has been idle since `isReady`, so that what was ready then is painted. */
export function useIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setIdle(true)) : undefined), [isReady]);
  return isIdle;
}
