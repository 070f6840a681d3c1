import { useEffect, useState } from 'react';

/** Gives the focus back, when a dialog goes, to what had it when the dialog came. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
