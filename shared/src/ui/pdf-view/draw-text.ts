import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import type { DrawnText } from './drawn-text';
import { pageText } from './page-text';
import './pdf-text.css';

/** Lays the letters of a page over its picture. Fetched with the first page: most pages hold no PDF. */
export async function drawText(page: PDFPageProxy, viewport: PageViewport): Promise<DrawnText> {
  const { TextLayer } = await import('pdfjs-dist');
  const layer = Object.assign(document.createElement('div'), { className: 'bw-pdf-view-text' });
  layer.style.setProperty('--total-scale-factor', String(viewport.scale));
  const content = await page.getTextContent();
  const drawing = new TextLayer({ textContentSource: content, container: layer, viewport });
  await drawing.render();
  return { layer, pieces: drawing.textDivs, text: pageText(content.items) };
}
