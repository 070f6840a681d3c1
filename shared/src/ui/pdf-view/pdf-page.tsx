import { useEffect, useRef, useState } from 'react';
import type { Drawing } from './draw-canvas';
import { drawPage } from './draw-page';
import type { DrawnText } from './drawn-text';
import { pageScale } from './page-scale';
import { texts } from './texts';
import { useIsNear } from './use-is-near';
import { type PageSearch, useMarks } from './use-marks';

type Props = Drawing & {
  /** In points, until the page itself is known. */
  expected: { width: number; height: number };
  search: PageSearch;
};

/** One page, drawn only when it is near the view: a long PDF would fill the memory. */
export function PdfPage({ pdf, number, view, fit, zoom, expected, search }: Props) {
  const paper = useRef<HTMLElement>(null);
  const isNear = useIsNear(paper, parentOf);
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

  const scale = pageScale(expected, view, fit, zoom);
  return (
    <figure
      ref={paper}
      className="bw-pdf-view-page"
      aria-label={texts.page(number, pdf.numPages)}
      style={{ minWidth: expected.width * scale, minHeight: expected.height * scale }}
    />
  );
}

const parentOf = ({ parentElement }: HTMLElement) => parentElement;
