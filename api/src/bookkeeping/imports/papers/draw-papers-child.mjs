// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** @import { Paper } from './paper' */
/** @import { PDFFont, PDFPage } from '@cantoo/pdf-lib' */

/**
 * Draws a PDF of each paper in a file, as JSON, into a folder, and writes which these are:
 * `node draw-papers-child.mjs <papers> <folder>`. A table that is longer than a page goes on on the next one. Equal papers
 * give equal bytes, whenever they are drawn.
 */
const [file = '', folder = ''] = process.argv.slice(2);

/** Files that are written together. */
const AT_ONCE = 16;
const MARGIN = 42;
const SIZE = 9;
const ROW = 16;
const TITLE_SIZE = 15;
/** Between two columns. */
const GAP = 6;
const A4 = /** @type {const} */ ([595.28, 841.89]);
const INK = rgb(0.1, 0.12, 0.16);
const MUTED = rgb(0.4, 0.43, 0.48);
const LINE = rgb(0.82, 0.84, 0.87);

/** @type {Paper[]} */
const papers = JSON.parse(await fs.readFile(file, 'utf8'));
const drawn = [];
/** What is still on its way to the disk: the next are drawn meanwhile. */
const writing = [];
for (const [at, paper] of papers.entries()) {
  const { bytes, pages } = await draw(paper);
  const place = path.join(folder, `${at}.pdf`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  drawn.push({ path: place, size: bytes.length, sha256, pages });
  writing.push(write(place, bytes));
  if (writing.length === AT_ONCE) await Promise.all(writing.splice(0));
}
await Promise.all(writing);
process.stdout.write(JSON.stringify(drawn));

/** @param {string} place @param {Uint8Array} bytes */
async function write(place, bytes) {
  const handle = await fs.open(place, 'wx');
  await handle.writeFile(bytes);
  await handle.sync();
  await handle.close();
}

/** @param {Paper} paper */
async function draw({ title, facts, columns, rows, total, isLandscape }) {
  // Without the time in it.
  const made = await PDFDocument.create({ updateMetadata: false });
  made.setTitle(shown(title));
  made.setLanguage('nl-NL');
  const fonts = {
    plain: await made.embedFont(StandardFonts.Helvetica),
    bold: await made.embedFont(StandardFonts.HelveticaBold),
  };
  const [width, height] = isLandscape ? [A4[1], A4[0]] : A4;
  const places = placesOf(columns, width - 2 * MARGIN);
  let page = made.addPage([width, height]);
  let y = height - MARGIN - TITLE_SIZE;

  page.drawText(fitting(shown(title), fonts.bold, TITLE_SIZE, width - 2 * MARGIN), {
    ...{ x: MARGIN, y, size: TITLE_SIZE, font: fonts.bold, color: INK },
  });
  y -= ROW * 1.5;
  for (const [name, value] of facts) {
    page.drawText(shown(name), { x: MARGIN, y, size: SIZE, font: fonts.plain, color: MUTED });
    const x = MARGIN + 110;
    const text = fitting(shown(value), fonts.plain, SIZE, width - MARGIN - x);
    page.drawText(text, { x, y, size: SIZE, font: fonts.plain, color: INK });
    y -= ROW;
  }
  y -= ROW / 2;

  const titles = columns.map((column) => column.title);
  /** @param {readonly string[]} cells @param {PDFFont} font */
  const row = (cells, font) => {
    if (y < MARGIN) {
      page = made.addPage([width, height]);
      y = height - MARGIN - SIZE;
      cellsOn(page, titles, fonts.bold);
    }
    cellsOn(page, cells, font);
  };
  /** @param {PDFPage} on @param {readonly string[]} cells @param {PDFFont} font */
  const cellsOn = (on, cells, font) => {
    for (const [index, place] of places.entries()) {
      const text = fitting(shown(cells[index] ?? ''), font, SIZE, place.width);
      const left = place.width - font.widthOfTextAtSize(text, SIZE);
      const x = place.x + (place.isFigures ? left : 0);
      if (text !== '') on.drawText(text, { x, y, size: SIZE, font, color: INK });
    }
    const under = { y: y - 4, thickness: 0.5, color: LINE };
    on.drawLine({
      start: { x: MARGIN, y: under.y },
      end: { x: width - MARGIN, y: under.y },
      ...{ thickness: under.thickness, color: under.color },
    });
    y -= ROW;
  };
  row(titles, fonts.bold);
  for (const cells of rows) row(cells, fonts.plain);
  row(total, fonts.bold);

  const bytes = await made.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    useObjectStreams: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
  return { bytes, pages: made.getPageCount() };
}

/** @param {Paper['columns']} columns @param {number} width */
function placesOf(columns, width) {
  const parts = columns.reduce((all, column) => all + column.width, 0);
  let x = MARGIN;
  return columns.map(({ width: part, isFigures }) => {
    const whole = (part / parts) * width;
    const place = { x, width: whole - GAP, isFigures };
    x += whole;
    return place;
  });
}

/** As much of a text as fits. @param {string} text @param {PDFFont} font @param {number} size @param {number} width */
function fitting(text, font, size, width) {
  if (font.widthOfTextAtSize(text, size) <= width) return text;
  let kept = text;
  while (kept !== '' && font.widthOfTextAtSize(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}

/**
 * A text in the signs that the fonts of every reader have (those of Windows-1252): letters without the accents that are
 * not among them, and a question mark for the rest. What was on the sheet is kept with it.
 *
 * @param {string} text
 */
function shown(text) {
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((sign) => (isCommon(sign) ? sign : inCommon(sign)))
    .join('');
}

/** @param {string} sign */
function inCommon(sign) {
  const bare = [...sign.normalize('NFKD')].filter(isCommon).join('');
  return bare === '' ? '?' : bare;
}

/** @param {string} sign */
function isCommon(sign) {
  return /^[ -~¡-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u.test(sign);
}
