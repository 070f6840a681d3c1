import { useEffect, useRef } from 'react';

/**
 * With another `state` come other buttons, and the one that had the focus goes: the first of the new ones gets
 * it.
 *
 * @returns for the element around the buttons, and what to do when a dialog has closed
 */
export function useButtonsFocus(state: unknown) {
  const buttons = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  const keep = () => {
    if (document.activeElement !== document.body) return;
    buttons.current?.querySelector<HTMLElement>('button, input')?.focus();
  };
  useEffect(() => {
    if (last.current !== state) keep();
    last.current = state;
  }, [state]);
  return { buttons, keep };
}
