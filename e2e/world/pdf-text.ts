import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** The text of a PDF, page by page, with ordinary spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  const reader = new Worker(path.join(import.meta.dirname, 'read-pdf.mjs'), {
    workerData: new Uint8Array(bytes),
  });
  const [pages] = await once(reader, 'message');
  await reader.terminate();
  return pages;
}
