import type { PdfFit } from '@boekwerk/shared/ui/pdf';
import * as v from 'valibot';

const KEY = 'boekwerk.pdf-look';

const PdfLook = v.object({
  fit: v.picklist(['width', 'height'] satisfies PdfFit[]),
  zoom: v.pipe(v.number(), v.minValue(0.25), v.maxValue(6)),
});

/** How PDFs are shown. */
export type PdfLook = v.InferOutput<typeof PdfLook>;

const USUAL: PdfLook = { fit: 'width', zoom: 1 };

/** How PDFs were last shown in this session. */
export function lastPdfLook(): PdfLook {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return USUAL;
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), PdfLook), stored);
  return found.success ? found.output : USUAL;
}

export const rememberPdfLook = (look: PdfLook): void =>
  sessionStorage.setItem(KEY, JSON.stringify(look));
