import type { PageViewport, PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { type PageFit, pageScale, pixelRatio } from './page-scale';

export type Drawing = {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  view: { width: number; height: number };
  fit: PageFit;
  zoom: number;
};

/** What a page looks like; `shown` is how large in CSS pixels. */
export type DrawnCanvas = { canvas: HTMLCanvasElement; page: PDFPageProxy; shown: PageViewport };

/**
 * Draws a page on a canvas of its own, so that an earlier drawing stays until this one is there.
 *
 * @returns null when `signal` stopped it
 */
export async function drawCanvas(
  { pdf, number, view, fit, zoom }: Drawing,
  signal: AbortSignal,
): Promise<DrawnCanvas | null> {
  const page = await pdf.getPage(number);
  if (signal.aborted) return null;

  const scale = pageScale(page.getViewport({ scale: 1 }), view, fit, zoom);
  const shown = page.getViewport({ scale });
  const drawn = page.getViewport({ scale: scale * pixelRatio(shown, window.devicePixelRatio) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(drawn.width);
  canvas.height = Math.floor(drawn.height);
  canvas.style.width = `${shown.width}px`;
  canvas.style.height = `${shown.height}px`;

  const task = page.render({ canvas, viewport: drawn });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop, { once: true });
  const isDone = await hasFinished(task);
  signal.removeEventListener('abort', stop);
  return isDone ? { canvas, page, shown } : null;
}

/** A cancelled drawing rejects; that is no failure. */
const hasFinished = (task: RenderTask): Promise<boolean> =>
  task.promise.then(
    () => true,
    () => false,
  );
