import { HttpError } from '../../platform/errors';
import { threadScript } from '../../platform/threads/thread-script';
import { newThreads, type Threads } from '../../platform/threads/threads';
import { PdfNotMade } from './pdf-not-made';
import type { PrintedInvoice } from './printed-invoice';

/**
 * The largest invoice takes a second, and a twentieth of the memory. With less V8 tidies up so often that each takes a
 * sixth more.
 */
const LIMITS = { name: 'drawing', seconds: 30, megabytes: 2048, waiting: 100 };

/** The threads in which PDFs are drawn, and e-invoices written: neither holds up anything else. */
export const pdfThreads = (): Threads =>
  newThreads(threadScript('draw-thread', import.meta.url), LIMITS);

/**
 * The PDF of an invoice, drawn in a thread.
 *
 * @throws PdfNotMade when something is missing on it or its thread is lost, HttpError 503 when too many are being drawn
 */
export async function drawInvoice(threads: Threads, invoice: PrintedInvoice): Promise<Buffer> {
  const drawn = await threads.run({ pdf: invoice }).catch((error: unknown) => {
    throw error instanceof HttpError ? error : new PdfNotMade(error);
  });
  const { buffer, byteOffset, byteLength } = drawn as Uint8Array;
  return Buffer.from(buffer, byteOffset, byteLength);
}
