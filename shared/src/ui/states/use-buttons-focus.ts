import { useEffect, useRef } from 'react';
import { focusHeading } from '../../plain/focus-heading';

/**
 * With another `state` come other buttons, and the one that had the focus goes: the first of the new ones gets
 * it, or the page's heading where none comes.
 *
 * @returns for the element around the buttons, and what to do when a dialog has closed
 */
export function useButtonsFocus(state: unknown) {
  const buttons = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  const keep = () => {
    if (document.activeElement !== document.body) return;
    const next = buttons.current?.querySelector<HTMLElement>('button, input');
    if (next) next.focus();
    else focusHeading();
  };
  useEffect(() => {
    if (last.current !== state) keep();
    last.current = state;
  }, [state]);
  return { buttons, keep };
}
