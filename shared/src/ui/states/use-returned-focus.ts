import { useEffect, useState } from 'react';

/** For a dialog that is gone before it could hand back the focus itself: gives it to what had it before. */
export function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}
