import { useSyncExternalStore } from 'react';

/** Too narrow for a table. */
const PHONE = '(max-width: 767px)';

export const useIsPhone = () => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);

function subscribe(tell: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
