import { useCallback, useSyncExternalStore } from 'react';
import type { PdfFile } from './open-pdf';
import { joinPdf, type PdfState, stateOfPdf } from './opened-pdfs';

/** Keeps `file` open for as long as it is shown; at once when it is open already. */
export function usePdf(file: PdfFile | null): PdfState {
  const join = useCallback(
    (onChange: () => void) => (file === null ? () => {} : joinPdf(file, onChange)),
    [file],
  );
  return useSyncExternalStore(join, () => stateOfPdf(file));
}
