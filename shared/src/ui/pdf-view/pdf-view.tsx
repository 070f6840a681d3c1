import type { PDFDocumentProxy } from 'pdfjs-dist';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { PdfFile } from './open-pdf';
import type { PdfLock } from './opened-pdfs';
import type { PdfFit } from './page-scale';
import { PdfPage } from './pdf-page';
import './pdf-view.css';
import type { PagePlace } from './page-place';
import type { Picked } from './picked';
import { type PdfSearch, useFound } from './use-found';
import type { PageSearch } from './use-marks';
import { usePdf } from './use-pdf';
import { usePlaceInView } from './use-place-in-view';

type Props = {
  /** Null while it is on its way. Keep the same value between renders: another one is opened anew. */
  file: PdfFile | null;
  /** Which side fills the view at zoom 1. */
  fit?: PdfFit;
  zoom?: number;
  /** What it is, for who cannot see it: `Factuur 2026-0001`. */
  label: string;
  /** Shown instead when the file cannot be read. */
  failed: ReactNode;
  /** Shown instead as long as the file needs a password; without it that is a failure. */
  locked?: (lock: PdfLock) => ReactNode;
  search?: PdfSearch;
  /** A place that is pointed at, in shares of its page; it comes into view. Keep the same value between renders. */
  place?: PagePlace | null;
  /** Told what is clicked. */
  onPick?: (picked: Picked) => void;
};

/** The pages of a PDF below each other, in a box that scrolls; it fills the height it is given. */
export function PdfView(props: Props) {
  const { file, fit = 'width', zoom = 1, label, failed, locked, search } = props;
  const { place = null, onPick } = props;
  const box = useRef<HTMLElement>(null);
  const view = useInnerSize(box);
  const document = usePdf(file);
  usePlaceInView(box, place, document.state === 'ready' && view !== null);
  const pageSearch = useSearch(box, document.state === 'ready' ? document.pdf : null, search);

  return (
    <section
      ref={box}
      className="bw-pdf-view"
      aria-label={label}
      aria-busy={document.state === 'loading'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {document.state === 'failed' && failed}
      {document.state === 'locked' && (locked ? locked(document.lock) : failed)}
      {document.state === 'loading' && <div className="bw-pdf-view-page bw-pdf-view-skeleton" />}
      {document.state === 'ready' &&
        view &&
        Array.from({ length: document.pdf.numPages }, (_, index) => (
          <PdfPage
            key={index}
            pdf={document.pdf}
            number={index + 1}
            view={view}
            fit={fit}
            zoom={zoom}
            expected={document.firstPage}
            search={pageSearch(index + 1)}
            place={place?.page === index + 1 ? place : null}
            onPick={onPick}
          />
        ))}
    </section>
  );
}

/** What is looked for on each page; the page of the one that is looked at comes into view. */
function useSearch(
  box: RefObject<HTMLElement | null>,
  pdf: PDFDocumentProxy | null,
  search: PdfSearch = NO_SEARCH,
): (number: number) => PageSearch {
  const { text, current, onFound } = search;
  const pages = useFound(pdf, text);
  const tell = useEffectEvent(onFound);
  const shown = pages[current];
  useEffect(() => tell(pages.length), [pages]);
  useEffect(() => {
    if (shown !== undefined) box.current?.children[shown - 1]?.scrollIntoView({ block: 'nearest' });
  }, [box, shown]);
  return (number) => ({ text, current: number === shown ? current - pages.indexOf(number) : -1 });
}

const NO_SEARCH: PdfSearch = { text: '', current: 0, onFound: () => {} };

/** Room for pages inside the padding; null until it is measured, which is before it is painted. */
function useInnerSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (element.current?.clientWidth) setSize(innerSizeOf(element.current));
  }, [element]);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const size = { width: Math.floor(width), height: Math.floor(height) };
      setSize((known) => (isSame(known, size) ? known : size));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

type Size = { width: number; height: number };

const isSame = (one: Size | null, other: Size): boolean =>
  one?.width === other.width && one.height === other.height;

function innerSizeOf(element: HTMLElement): Size {
  const style = getComputedStyle(element);
  const across = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const down = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
  return {
    width: Math.floor(element.clientWidth - across),
    height: Math.floor(element.clientHeight - down),
  };
}
