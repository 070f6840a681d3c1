import type { PdfFile } from './open-pdf';
import { usePdf } from './use-pdf';

/** Keeps a PDF open that is likely to be looked at next, and shows nothing. Keep the same value between renders. */
export function PdfAtHand({ file }: { file: PdfFile }) {
  usePdf(file);
  return null;
}
