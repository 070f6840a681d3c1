import { readPdf, stopReading } from '../read-pdf';

/** The text of a PDF, page by page, each in one line. */
export const pdfText = async (pdf: Uint8Array): Promise<string[]> =>
  (await readPdf(pdf)).map((text) => text.replace(/\s+/g, ' '));

/** The process that reads does not outlive the tests of a file. */
afterAll(stopReading);
