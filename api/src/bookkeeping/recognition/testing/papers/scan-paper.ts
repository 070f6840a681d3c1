// Makes of a PDF what a scanner or a telephone makes of its pages.
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { openForReading } from '../../open-for-reading.mjs';

const DPI = 200;

/** Each page as a picture in grey. */
async function picturesOf(pdf: Uint8Array): Promise<Buffer[]> {
  const document = await openForReading(new Uint8Array(pdf));
  if (document === 'locked') throw new Error('a paper with a password');
  const pictures: Buffer[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: DPI / 72 });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    // biome-ignore lint/suspicious/noExplicitAny: the reader of PDFs says nothing of its canvas
    const { canvas, context } = (document.canvasFactory as any).create(width, height);
    await page.render({ canvas, canvasContext: context, viewport, background: '#fff' }).promise;
    const { data } = context.getImageData(0, 0, width, height);
    const raw = { width, height, channels: 4 } as const;
    pictures.push(await sharp(Buffer.from(data.buffer), { raw }).greyscale().png().toBuffer());
  }
  return pictures;
}

/** A scan: a little askew, with the dust of the glass, pressed. */
export async function scanned(pdf: Uint8Array, angle: number): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  for (const jpeg of await scannedPages(pdf, angle)) {
    const embedded = await made.embedJpg(jpeg);
    made.addPage([595, 842]).drawImage(embedded, { x: 0, y: 0, width: 595, height: 842 });
  }
  return made.save();
}

/** The pictures of a scan, each a JPEG. */
export async function scannedPages(pdf: Uint8Array, angle: number): Promise<Buffer[]> {
  const pages: Buffer[] = [];
  for (const picture of await picturesOf(pdf)) {
    const turned = await sharp(picture).rotate(angle, { background: '#fff' }).toBuffer();
    const { width = 0, height = 0 } = await sharp(turned).metadata();
    const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
    const dust = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
    const jpeg = await sharp(turned)
      .composite([{ input: dust, blend: 'soft-light' }])
      .greyscale()
      .jpeg({ quality: 60 })
      .toBuffer();
    pages.push(jpeg);
  }
  return pages;
}

/** A photo of its first page on a table: askew, out of focus at the edge of what can be read, darker to one side. */
export async function photographed(pdf: Uint8Array, angle: number): Promise<Uint8Array> {
  const [first] = await picturesOf(pdf);
  const paper = await sharp(first).rotate(angle, { background: '#6b5138' }).toBuffer();
  const { width = 0, height = 0 } = await sharp(paper).metadata();
  const shade = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="a"><stop offset="0" stop-color="#000" stop-opacity="0.3"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`,
  );
  const lit = await sharp(paper)
    .composite([{ input: shade }])
    .toBuffer();
  return sharp(lit)
    .extend({ top: 90, bottom: 120, left: 80, right: 60, background: '#6b5138' })
    .blur(0.7)
    .jpeg({ quality: 75 })
    .toBuffer();
}
