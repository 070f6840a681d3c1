import { focusHeading } from '@boekwerk/shared/plain/focus-heading';
import { useLocation, useNavigation } from '@boekwerk/shared/router';
import { useEffect } from 'react';

/** The router's name for the page that the browser itself opened. */
const FIRST = 'default';

/** Moves the focus to the heading of a page that somebody went to, so that it is read out. */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const isArriving = useNavigation().state !== 'idle';

  // Another filter or tab is no other page, so only the path counts.
  useEffect(() => {
    if (isArriving || key === FIRST) return;
    focusHeading();
  }, [pathname, isArriving]);
}
