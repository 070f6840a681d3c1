export type { PdfLock } from './pdf-view/opened-pdfs';
export type { PagePlace } from './pdf-view/page-place';
export type { PdfFit } from './pdf-view/page-scale';
export { PdfAtHand } from './pdf-view/pdf-at-hand';
export { PdfView } from './pdf-view/pdf-view';
export type { Picked } from './pdf-view/picked';
export type { PdfSearch } from './pdf-view/use-found';
export { useOpenedPdf } from './pdf-view/use-opened-pdf';
