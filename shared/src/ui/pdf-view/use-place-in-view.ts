import { type RefObject, useEffect } from 'react';
import type { PagePlace } from './page-place';

/** Scrolls a place into view, unless it is there. */
export function usePlaceInView(
  box: RefObject<HTMLElement | null>,
  place: PagePlace | null,
  isReady: boolean,
): void {
  useEffect(() => {
    const view = box.current;
    const page = view?.children[(place?.page ?? 0) - 1];
    if (!isReady || !view || !place || !page) return;
    const { top, left } = view.getBoundingClientRect();
    const shown = page.getBoundingClientRect();
    const above = shown.top - top + place.top * shown.height;
    const aside = shown.left - left + place.left * shown.width;
    const isInView =
      above > 0 && above < view.clientHeight * 0.9 && aside >= 0 && aside < view.clientWidth;
    if (!isInView)
      view.scrollBy({
        top: above - view.clientHeight / 3,
        left: Math.min(0, aside) + Math.max(0, aside - view.clientWidth / 2),
      });
  }, [box, place, isReady]);
}
