import type { PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist';
import { PdfParts } from './pdf-parts';

/** The bytes of a PDF, or the address of one. */
export type PdfFile = Uint8Array | string;

/** Opens a PDF; the reader and its worker are fetched with the first one. Destroy the task when done. */
export async function openPdf(file: PdfFile): Promise<PDFDocumentLoadingTask> {
  const reader = await import('pdfjs-dist');
  const { getDocument, VerbosityLevel } = reader;
  return getDocument({
    worker: workerOf(reader),
    // The worker takes the bytes away from their owner, so it gets a copy.
    ...(typeof file === 'string' ? { url: file } : { data: file.slice() }),
    // Scripts and forms in a stranger's file are not run.
    isEvalSupported: false,
    enableXfa: false,
    BinaryDataFactory: PdfParts,
    verbosity: VerbosityLevel.ERRORS,
  });
}

let worker: PDFWorker | null = null;

/** One for all PDFs after each other: starting it takes longer than opening a file. */
function workerOf({ GlobalWorkerOptions, PDFWorker: Worker }: typeof import('pdfjs-dist')) {
  GlobalWorkerOptions.workerSrc = workerAddress.href;
  if (!worker || worker.destroyed) worker = new Worker();
  return worker;
}

// Not inside `new Worker(…)`: the bundler would compile a second copy of the worker instead of copying it.
const workerAddress = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
