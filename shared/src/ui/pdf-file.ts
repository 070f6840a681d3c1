export { pdfFromBase64, savePdf } from './pdf-view/pdf-file';
