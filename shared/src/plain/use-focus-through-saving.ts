import { useLayoutEffect, useRef } from 'react';

/** Fields that are out of reach while they are saved lose the focus: gives it back after that, unless it went elsewhere. */
export function useFocusThroughSaving(isSaving: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = isSaving ? document.activeElement : null;
    if (isSaving || document.activeElement !== document.body) return;
    if (current instanceof HTMLElement) current.focus({ preventScroll: true });
  }, [isSaving]);
}
