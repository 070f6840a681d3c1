import { focusHeading } from '@boekwerk/shared/plain/focus-heading';
import { useLocation, useNavigation } from '@boekwerk/shared/router';
import { useEffect } from 'react';

/** The router's key of the first location, which the browser opened itself. */
const FIRST = 'default';

/** Moves the focus to the heading after a navigation, so that a screen reader reads it out. */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const isArriving = useNavigation().state !== 'idle';

  // Another filter or tab is no other page, so only the path counts.
  useEffect(() => {
    if (isArriving || key === FIRST) return;
    focusHeading();
  }, [pathname, isArriving]);
}
