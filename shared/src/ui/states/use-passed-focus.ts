import { type RefObject, useLayoutEffect } from 'react';

/** Passes the focus on when the part that has it goes away: to the form around it, else to the page's heading. */
export function usePassedFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (!part.current?.contains(document.activeElement)) return;
      const field = part.current.closest('form')?.querySelector<HTMLElement>('input[name]');
      (field ?? headingOfPage())?.focus({ preventScroll: true });
    },
    [part],
  );
}

function headingOfPage(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
