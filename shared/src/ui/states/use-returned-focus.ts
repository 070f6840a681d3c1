import { useEffect, useState } from 'react';
import { focusHeading } from '../../plain/focus-heading';

/**
 * For a dialog that is gone before it could hand back the focus itself: gives it to what had it before, and to the page's
 * heading when that went with what the dialog did.
 */
export function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else focusHeading();
    },
    [before],
  );
}
