import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { openPdf, type PdfFile } from './open-pdf';

/** A PDF that opens with a password only. */
export type PdfLock = {
  /** Whether a password was tried that is not the one. */
  isWrong: boolean;
  open: (password: string) => void;
};

export type PdfState =
  | { state: 'loading' | 'failed' }
  | { state: 'locked'; lock: PdfLock }
  | {
      state: 'ready';
      pdf: PDFDocumentProxy;
      /** The first page in points; the others are taken to be alike until they are near. */
      firstPage: { width: number; height: number };
    };

/** A file that is open, for all who show it. */
type Opened = { state: PdfState; users: Set<() => void>; close: () => void };

const opened = new Map<PdfFile, Opened>();

const LOADING: PdfState = { state: 'loading' };

/** How far a file is opened: the same object until that changes. */
export const stateOfPdf = (file: PdfFile | null): PdfState =>
  file === null ? LOADING : (opened.get(file)?.state ?? LOADING);

/**
 * Closing takes the letters of a file out of the page, which is laid out anew for it: what is looked at next comes first.
 */
const KEPT_MS = 1_000;

/**
 * Opens a file, or joins those who have it open.
 *
 * @param onChange told of each change of its state
 * @returns leaves it; what nobody has open any more is closed a moment later
 */
export function joinPdf(file: PdfFile, onChange: () => void): () => void {
  const known = opened.get(file);
  // What failed while nobody looked is tried again.
  const pdf = known && known.state.state !== 'failed' ? known : begin(file);
  pdf.users.add(onChange);
  return () => {
    pdf.users.delete(onChange);
    setTimeout(() => {
      if (pdf.users.size > 0) return;
      if (opened.get(file) === pdf) opened.delete(file);
      pdf.close();
    }, KEPT_MS);
  };
}

function begin(file: PdfFile): Opened {
  let task: PDFDocumentLoadingTask | null = null;
  let isClosed = false;
  let hasTried = false;
  const pdf: Opened = {
    state: LOADING,
    users: new Set(),
    close: () => {
      if (task && !isClosed) void close(task);
      isClosed = true;
    },
  };
  const show = (state: PdfState) => {
    pdf.state = state;
    for (const tell of pdf.users) tell();
  };
  const open = async () => {
    task = await openPdf(file);
    if (isClosed) return close(task);
    task.onPassword = (tryOut: (password: string) => void) => {
      show({ state: 'locked', lock: { isWrong: hasTried, open: tryOut } });
      hasTried = true;
    };
    const document = await task.promise;
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    show({ state: 'ready', pdf: document, firstPage: { width, height } });
  };
  opened.set(file, pdf);
  open().catch(() => show({ state: 'failed' }));
  return pdf;
}

/** Requests that still run reject when it is destroyed; that is no failure. */
async function close(task: PDFDocumentLoadingTask): Promise<void> {
  const ignore = () => {};
  task.promise.catch(ignore);
  await task.destroy().catch(ignore);
}
