export type { PdfFit } from './pdf-view/page-scale';
export { PdfView } from './pdf-view/pdf-view';
