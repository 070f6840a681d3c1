import type { KeyboardEvent } from 'react';

/** Enter opens a menu elsewhere; in the last field of a line it goes on to the next line. */
export function isEnterOnClosedMenu(event: KeyboardEvent): boolean {
  const isOpen = (event.target as Element).getAttribute('aria-expanded') === 'true';
  if (event.key !== 'Enter' || isOpen) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
