export type { PagePlace } from './pdf-view/page-place';
export type { PdfFit } from './pdf-view/page-scale';
export { PdfView } from './pdf-view/pdf-view';
export type { Picked } from './pdf-view/picked';
export type { PdfSearch } from './pdf-view/use-found';
export type { PdfLock } from './pdf-view/use-pdf';
