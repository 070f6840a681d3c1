export type { PdfFit } from './pdf-view/page-scale';
export { pdfFromBase64, savePdf } from './pdf-view/pdf-file';
export { PdfView } from './pdf-view/pdf-view';
