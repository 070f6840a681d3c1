import { useState } from 'react';
import type { PdfFile } from './open-pdf';
import { usePdf } from './use-pdf';

/** The last file of a row of them that can be shown: the one before stays in sight until the next is open. */
export function useOpenedPdf(next: PdfFile | null): PdfFile | null {
  const [shown, setShown] = useState<PdfFile | null>(null);
  const { state } = usePdf(next);
  // While it is shown it stays open, also when another one is being opened.
  usePdf(shown);
  if (next !== shown && state !== 'loading') setShown(next);
  return shown ?? next;
}
