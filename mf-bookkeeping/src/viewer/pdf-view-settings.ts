import type { PdfFit } from '@boekwerk/shared/ui/pdf';
import * as v from 'valibot';

const KEY = 'boekwerk.pdf-look';

const PdfViewSettings = v.object({
  fit: v.picklist(['width', 'height'] satisfies PdfFit[]),
  zoom: v.pipe(v.number(), v.minValue(0.25), v.maxValue(6)),
});

/** How PDFs are shown. */
export type PdfViewSettings = v.InferOutput<typeof PdfViewSettings>;

const USUAL: PdfViewSettings = { fit: 'width', zoom: 1 };

/** How PDFs were last shown in this session. */
export function lastPdfViewSettings(): PdfViewSettings {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return USUAL;
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), PdfViewSettings), stored);
  return found.success ? found.output : USUAL;
}

export const rememberPdfViewSettings = (look: PdfViewSettings): void =>
  sessionStorage.setItem(KEY, JSON.stringify(look));
