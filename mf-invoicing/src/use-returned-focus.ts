import { focusHeading } from '@boekwerk/shared/plain/focus-heading';
import { useEffect, useState } from 'react';

/**
 * Returns the focus, when a dialog closes, to the element that had it when the dialog opened; to the heading of the
 * page when that is gone, such as a menu item.
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
