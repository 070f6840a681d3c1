import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PdfFile } from './open-pdf';
import type { PdfFit } from './page-scale';
import { PdfPage } from './pdf-page';
import './pdf-view.css';
import { usePdf } from './use-pdf';

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
};

/** The pages of a PDF below each other, in a box that scrolls; it fills the height it is given. */
export function PdfView({ file, fit = 'width', zoom = 1, label, failed }: Props) {
  const box = useRef<HTMLElement>(null);
  const view = useInnerSize(box);
  const document = usePdf(file);

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
          />
        ))}
    </section>
  );
}

/** Room for pages inside the padding; null until it is measured. */
function useInnerSize(element: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
