// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import sharp from 'sharp';
import { answerEach } from '../../platform/child-process/answer-each.mjs';
import { openForReading } from './open-for-reading.mjs';
import { startReader } from './picture-reader.mjs';
import { uprightPicture } from './upright-picture.mjs';

/** Dots of the shorter side of a page: more make letters no clearer, and take longer. */
const PAGE_DOTS = 1700;
const PHOTO_DOTS = 1900;
/** What is larger is a plan, not a paper. */
const MOST_DOTS = 12_000_000;
const MOST_PIXELS = 64_000_000;

/**
 * The words on pictures: `{pages}`, or `{problem}`. Nothing is fetched for it. Asked with an empty folder, the file, what
 * it is (`pdf` or `picture`), and of a PDF the pages, with commas.
 */
answerEach(async (folder, file, kind, numbers = '1') => {
  const read = await startReader(folder);
  if (kind !== 'pdf') return { pages: [await read(1, await photo(file))] };
  const pdf = await openForReading(new Uint8Array(fs.readFileSync(file)));
  if (pdf === 'locked') return { problem: 'locked' };
  const pages = [];
  for (const number of numbers.split(',').map(Number))
    pages.push(await read(number, await pictureOf(pdf, number)));
  return { pages };
});

/** A photo as it is looked at; the first of a moving one. @param {string} file */
async function photo(file) {
  const opened = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
  const { data, info } = await opened
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: PHOTO_DOTS, height: PHOTO_DOTS, fit: 'outside', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return uprightPicture(sharp(data, { raw: info }), info);
}

/**
 * A page of a PDF, drawn.
 *
 * @param {import('pdfjs-dist').PDFDocumentProxy} pdf
 * @param {number} number
 */
async function pictureOf(pdf, number) {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const wanted = PAGE_DOTS / Math.min(width, height);
  const scale = Math.min(wanted, Math.sqrt(MOST_DOTS / (width * height)));
  const viewport = page.getViewport({ scale });
  const size = { width: Math.ceil(viewport.width), height: Math.ceil(viewport.height) };
  // The reader of PDFs makes a canvas of the package that it came with.
  const { canvas, context } = /** @type {any} */ (pdf.canvasFactory).create(
    size.width,
    size.height,
  );
  await page.render({ canvas, canvasContext: context, viewport, background: '#fff' }).promise;
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const raw = { ...size, channels: /** @type {const} */ (4) };
  const drawn = sharp(Buffer.from(data.buffer), { raw }).removeAlpha().greyscale();
  return uprightPicture(drawn, size);
}
