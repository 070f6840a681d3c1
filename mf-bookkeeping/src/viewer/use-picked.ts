import type { Picked } from '@boekwerk/shared/ui/pdf';
import { useDocument } from '../document-queries';
import { useShownPlace } from '../parts/shown-place/shown-place';

/**
 * What is pointed at in a document, and what a click on it gives to the field that had the focus: its letters, or the
 * word that was read there. Nothing is picked as long as no field takes it.
 */
export function usePicked(id: number) {
  const words = useDocument(id).data?.recognised?.words ?? [];
  const { place, onClicked } = useShownPlace();
  const pick = ({ page, left, top, letters }: Picked) => {
    const word = words.find(
      ({ place: at }) =>
        at.page === page &&
        left >= at.left &&
        left <= at.left + at.width &&
        top >= at.top &&
        top <= at.top + at.height,
    );
    const clicked = letters ?? (word && { text: word.text, at: 0 });
    if (clicked) onClicked?.(clicked);
  };
  return { place, pick: onClicked ? pick : undefined };
}
