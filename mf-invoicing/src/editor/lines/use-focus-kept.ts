import { useCallback, useEffect, useRef } from 'react';

/** Keeps the focus where it is when its line is moved; the page would drop it. @param lines changes with a move */
export function useFocusKept(lines: unknown): () => void {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element && element !== document.activeElement && element.isConnected) element.focus();
    element?.scrollIntoView?.({ block: 'nearest' });
  }, [lines]);
  return useCallback(() => {
    focused.current = document.activeElement as HTMLElement | null;
  }, []);
}
