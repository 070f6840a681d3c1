import { useEffect, useRef, useState } from 'react';
import { type Drawing, drawPage } from './draw-page';
import { pageScale } from './page-scale';
import { texts } from './texts';

type Props = Drawing & {
  /** In points, until the page itself is known. */
  expected: { width: number; height: number };
};

/** One page, drawn only when it is near the view: a long PDF would fill the memory. */
export function PdfPage({ pdf, number, view, fit, zoom, expected }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(paper);
  const { width, height } = view;

  useEffect(() => {
    const holder = paper.current;
    if (!holder || !isNear) return;
    const stop = new AbortController();
    drawPage({ pdf, number, view: { width, height }, fit, zoom }, stop.signal).then(
      (canvas) => canvas && holder.replaceChildren(canvas),
      // What cannot be drawn stays an empty page; the other pages go on.
      () => {},
    );
    return () => stop.abort();
  }, [pdf, number, width, height, fit, zoom, isNear]);

  useEffect(() => {
    if (!isNear) paper.current?.replaceChildren();
  }, [isNear]);

  const scale = pageScale(expected, view, fit, zoom);
  return (
    <div
      ref={paper}
      className="bw-pdf-view-page"
      role="img"
      aria-label={texts.page(number, pdf.numPages)}
      style={{ minWidth: expected.width * scale, minHeight: expected.height * scale }}
    />
  );
}

function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: element.current.parentElement, rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
