// Draws each page of a PDF, for a comparison by eye: with another program than the one that cuts and merges.
import fs from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const LONGEST = 120;
const [, , file, most = '1000'] = process.argv;
const pdf = await getDocument({ data: new Uint8Array(fs.readFileSync(file)), verbosity: 0 })
  .promise;
const pages = [];
for (let number = 1; number <= Math.min(pdf.numPages, Number(most)); number++)
  pages.push(await draw(await pdf.getPage(number)));
process.stdout.write(JSON.stringify({ count: pdf.numPages, pages }));

async function draw(page) {
  const { items } = await page.getTextContent();
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGEST / Math.max(width, height) });
  const size = [Math.round(viewport.width), Math.round(viewport.height)];
  const { canvas, context } = pdf.canvasFactory.create(...size);
  await page.render({ canvas, canvasContext: context, viewport, background: '#fff' }).promise;
  const pixels = Buffer.from(context.getImageData(0, 0, ...size).data).toString('base64');
  return { text: items.map(({ str }) => str).join(' '), width, height, size, pixels };
}
