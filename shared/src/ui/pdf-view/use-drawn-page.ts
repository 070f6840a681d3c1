import { type RefObject, useEffect } from 'react';
import { type Drawing, drawCanvas } from './draw-canvas';

/** Keeps what a page looks like drawn in `paper` as long as it is near the view: a long PDF would fill the memory. */
export function useDrawnPage(
  paper: RefObject<HTMLElement | null>,
  isNear: boolean,
  { pdf, number, view: { width, height }, fit, zoom }: Drawing,
): void {
  useEffect(() => {
    const holder = paper.current;
    if (!holder || !isNear) return;
    const stop = new AbortController();
    drawCanvas({ pdf, number, view: { width, height }, fit, zoom }, stop.signal).then(
      (drawn) => drawn && holder.replaceChildren(drawn.canvas),
      // What cannot be drawn stays an empty page; the other pages go on.
      () => {},
    );
    return () => {
      stop.abort();
      holder.replaceChildren();
    };
  }, [paper, pdf, number, width, height, fit, zoom, isNear]);
}
