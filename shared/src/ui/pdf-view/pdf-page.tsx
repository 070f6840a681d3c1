import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Drawing } from './draw-canvas';
import { drawPage } from './draw-page';
import type { DrawnText } from './drawn-text';
import { type PagePlace, styleOfPlace } from './page-place';
import { pageScale } from './page-scale';
import { type Picked, pickedOn } from './picked';
import { texts } from './texts';
import { useIsNear } from './use-is-near';
import { type PageSearch, useMarks } from './use-marks';

type Props = Drawing & {
  /** In points, until the page itself is known. */
  expected: { width: number; height: number };
  search: PageSearch;
  /** What is pointed at on this page. */
  place: PagePlace | null;
  onPick?: (picked: Picked) => void;
};

/** One page, drawn only when it is near the view: a long PDF would fill the memory. */
export function PdfPage(props: Props) {
  const { pdf, number, view, fit, zoom, expected, search, place, onPick } = props;
  const paper = useRef<HTMLElement>(null);
  const isNear = useIsNear(paper, parentOf, number === 1);
  const [text, setText] = useState<DrawnText | null>(null);
  const { width, height } = view;
  useMarks(text, search);

  useEffect(() => {
    const holder = paper.current;
    if (!holder || !isNear) return;
    const stop = new AbortController();
    const draw = async () => {
      const drawing = { pdf, number, view: { width, height }, fit, zoom };
      const page = await drawPage(drawing, stop.signal);
      if (!page || stop.signal.aborted) return;
      holder.replaceChildren(page.canvas);
      const letters = await page.text;
      if (!letters || stop.signal.aborted) return;
      holder.append(letters.layer);
      setText(letters);
    };
    // What cannot be drawn stays an empty page; the other pages go on.
    draw().catch(() => {});
    return () => stop.abort();
  }, [pdf, number, width, height, fit, zoom, isNear]);

  useEffect(() => {
    if (isNear) return;
    paper.current?.replaceChildren();
    setText(null);
  }, [isNear]);

  const pick = (event: MouseEvent<HTMLElement>) => {
    const picked = pickedOn(number, event);
    if (picked) onPick?.(picked);
  };
  const scale = pageScale(expected, view, fit, zoom);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what a click takes can be typed
    <figure
      ref={paper}
      className="bw-pdf-view-page"
      aria-label={texts.page(number, pdf.numPages)}
      data-points={place !== null}
      style={{
        minWidth: expected.width * scale,
        minHeight: expected.height * scale,
        ...(place && styleOfPlace(place)),
      }}
      onClick={onPick && pick}
    />
  );
}

const parentOf = ({ parentElement }: HTMLElement) => parentElement;
