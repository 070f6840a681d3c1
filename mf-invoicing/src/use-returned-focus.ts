import { focusHeading } from '@boekwerk/shared/plain/focus-heading';
import { useEffect, useState } from 'react';

/**
 * Gives the focus back, when a dialog goes, to what had it when the dialog came; to the heading of the page
 * when that is gone, as the entry of a menu is.
 */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => focusOn(opener), [opener]);
}

function focusOn(opener: Element | null): void {
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement === opener && opener !== document.body) return;
  focusHeading();
}
