import { useState } from 'react';

const KEY = 'boekwerk.document-share';
const USUAL = 56;

/** How much of the screen the document may take, in percent. */
export const SHARE = { min: 30, max: 70 } as const;

/** How the screen is divided between the document and what is known of it, as this browser was left. */
export function usePaneShare() {
  const [share, setShare] = useState(lastShare);
  const change = (wanted: number) => {
    const next = Math.round(Math.min(Math.max(wanted, SHARE.min), SHARE.max));
    localStorage.setItem(KEY, String(next));
    setShare(next);
  };
  return { share, change, reset: () => change(USUAL) };
}

function lastShare(): number {
  const stored = Number(localStorage.getItem(KEY) ?? USUAL);
  return stored >= SHARE.min && stored <= SHARE.max ? stored : USUAL;
}
