export { PdfThumbnail, PdfThumbnails } from './pdf-view/pdf-thumbnails';
