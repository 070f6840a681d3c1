import { useEffect, useEffectEvent } from 'react';

/** Keeps the focus within the viewer when what had it went with the document before. */
export function useFocusWithin(id: number): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.bookkeeping-viewer [role=dialog]')?.focus();
  }, [id]);
}

/** Gives the focus back, when the viewer closes, to the link of the document that was shown last. */
export function useFocusBackOnLink(id: number): void {
  const giveBack = useEffectEvent(() => linkOf(id)?.focus());
  useEffect(() => () => giveBack(), []);
}

/** The link in the list behind, whatever form the list has. */
const linkOf = (id: number): HTMLElement | undefined =>
  [...document.querySelectorAll('a')].find(
    ({ pathname, search }) =>
      pathname === location.pathname && new URLSearchParams(search).get('id') === String(id),
  );
