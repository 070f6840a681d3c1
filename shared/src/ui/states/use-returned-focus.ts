import { useEffect, useState } from 'react';
import { focusHeading } from '../../plain/focus-heading';

/**
 * For a dialog that is gone before it could hand back the focus itself: gives it to what had it before, and to the page's
 * heading when that takes it no more: it went with what the dialog did, or was in a menu that is closed.
 */
export function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (!hasNone()) return;
      if (before instanceof HTMLElement) before.focus();
      if (hasNone()) focusHeading();
    },
    [before],
  );
}

const hasNone = () => document.activeElement === document.body;
