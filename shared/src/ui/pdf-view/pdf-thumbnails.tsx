import type { PDFDocumentProxy } from 'pdfjs-dist';
import { createContext, type ReactNode, use, useRef } from 'react';
import type { PdfFile } from './open-pdf';
import './pdf-thumbnails.css';
import { useDrawnPage } from './use-drawn-page';
import { useIsNear } from './use-is-near';
import { usePdf } from './use-pdf';

const Context = createContext<PDFDocumentProxy | null>(null);

type Props = {
  /** Null while it is on its way. Keep the same value between renders: another one is opened anew. */
  file: PdfFile | null;
  /** Where its {@link PdfThumbnail}s are. */
  children: ReactNode;
  /** Shown above them when the file cannot be read, and no page is drawn. */
  failed: ReactNode;
};

/** A box that scrolls, with small pictures of the pages of a PDF in it. */
export function PdfThumbnails({ file, children, failed }: Props) {
  const document = usePdf(file);
  return (
    <div className="bw-pdf-thumbnails" aria-busy={document.state === 'loading'}>
      <Context value={document.state === 'ready' ? document.pdf : null}>
        {document.state === 'failed' && failed}
        {children}
      </Context>
    </div>
  );
}

/** One page as large as fits in its place, drawn only when it is near the view. */
export function PdfThumbnail({ number }: { number: number }) {
  const pdf = use(Context);
  return (
    <div className="bw-pdf-thumbnail" aria-hidden>
      {pdf && <Drawn pdf={pdf} number={number} />}
    </div>
  );
}

function Drawn({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const paper = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(paper, boxOf);
  useDrawnPage(paper, isNear, { pdf, number, view: PLACE, fit: 'page', zoom: 1 });
  return <div ref={paper} className="bw-pdf-thumbnail-paper" />;
}

/** As `pdf-thumbnails.css` has it. */
const PLACE = { width: 166, height: 236 };

const boxOf = (element: HTMLElement) => element.closest('.bw-pdf-thumbnails');
