import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf, type PdfFile } from './open-pdf';

/** A PDF that opens with a password only. */
export type PdfLock = {
  /** Whether a password was tried that is not the one. */
  isWrong: boolean;
  open: (password: string) => void;
};

type PdfState =
  | { state: 'loading' | 'failed' }
  | { state: 'locked'; lock: PdfLock }
  | {
      state: 'ready';
      pdf: PDFDocumentProxy;
      /** The first page in points; the others are taken to be alike until they are near. */
      firstPage: { width: number; height: number };
    };

/** Keeps `file` open for as long as it is shown. */
export function usePdf(file: PdfFile | null): PdfState {
  const [opened, setOpened] = useState<{ file: PdfFile; result: PdfState } | null>(null);
  useEffect(() => {
    if (file === null) return;
    let task: PDFDocumentLoadingTask | null = null;
    let isGone = false;
    let hasTried = false;
    const show = (result: PdfState) => {
      if (!isGone) setOpened({ file, result });
    };
    const open = async () => {
      task = await openPdf(file);
      if (isGone) return close(task);
      task.onPassword = (tryOut: (password: string) => void) => {
        show({ state: 'locked', lock: { isWrong: hasTried, open: tryOut } });
        hasTried = true;
      };
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      show({ state: 'ready', pdf, firstPage: { width, height } });
    };
    open().catch(() => show({ state: 'failed' }));
    return () => {
      isGone = true;
      if (task) void close(task);
    };
  }, [file]);
  return opened?.file === file ? opened.result : { state: 'loading' };
}

/** Requests that still run reject when it is destroyed; that is no failure. */
async function close(task: PDFDocumentLoadingTask): Promise<void> {
  const ignore = () => {};
  task.promise.catch(ignore);
  await task.destroy().catch(ignore);
}
