import { useEffect, useRef } from 'react';

/**
 * Turning the second step on or off brings other buttons, and the one that had the focus goes: the first of
 * the new ones gets it.
 *
 * @returns for the element around the buttons, and what to do when a dialog has closed
 */
export function useKeptFocus(isEnabled: boolean) {
  const buttons = useRef<HTMLDivElement>(null);
  const last = useRef(isEnabled);
  const keep = () => {
    if (document.activeElement === document.body) buttons.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (last.current !== isEnabled) keep();
    last.current = isEnabled;
  }, [isEnabled]);
  return { buttons, keep };
}
