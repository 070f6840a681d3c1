import { type RefObject, useLayoutEffect } from 'react';
import { focusHeading } from '../../plain/focus-heading';

/** Passes the focus on when the part that has it goes away: to the form around it, else to the page's heading. */
export function usePassedFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (!part.current?.contains(document.activeElement)) return;
      const field = part.current.closest('form')?.querySelector<HTMLElement>('input[name]');
      if (field) field.focus({ preventScroll: true });
      else focusHeading();
    },
    [part],
  );
}
