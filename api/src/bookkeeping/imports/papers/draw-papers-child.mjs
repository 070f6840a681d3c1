// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { answerEach } from '../../../platform/child-process/answer-each.mjs';
import { paperFonts } from './paper-fonts.mjs';

/** @import { FontFiles, Paper } from './paper' */
/** @import { PDFFont, RGB } from '@cantoo/pdf-lib' */
/** @typedef {{ x: number, width: number, isFigures?: boolean }} Place */

/** Files that are written together. */
const AT_ONCE = 16;
const MARGIN = 42;
const SIZE = 9;
const ROW = 16;
const TITLE_SIZE = 15;
/** Between two columns. */
const GAP = 6;
/** From the names of facts to what they are. */
const VALUES = 110;
const A4 = /** @type {const} */ ([595.28, 841.89]);
const INK = rgb(0.1, 0.12, 0.16);
const MUTED = rgb(0.4, 0.43, 0.48);
const LINE = rgb(0.82, 0.84, 0.87);

/**
 * Draws a PDF of each paper that a file orders, as JSON, into a folder, and answers which these are. A table that is
 * longer than a page goes on on the next one. Equal papers give equal bytes, whenever they are drawn.
 */
answerEach(async (order, folder) => {
  /** @type {{ papers: Paper[], families: FontFiles[] }} */
  const { papers, families } = JSON.parse(await fs.readFile(order, 'utf8'));
  const drawn = [];
  /** What is still on its way to the disk: the next are drawn meanwhile. */
  const writing = [];
  for (const [at, paper] of papers.entries()) {
    const { bytes, pages } = await draw(paper, families);
    const place = path.join(folder, `${at}.pdf`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    drawn.push({ path: place, size: bytes.length, sha256, pages });
    writing.push(write(place, bytes));
    if (writing.length === AT_ONCE) await Promise.all(writing.splice(0));
  }
  await Promise.all(writing);
  return drawn;
});

/** @param {string} place @param {Uint8Array} bytes */
async function write(place, bytes) {
  // A process that ended while it wrote may have left one.
  const handle = await fs.open(place, 'w');
  await handle.writeFile(bytes);
  await handle.sync();
  await handle.close();
}

/** @param {Paper} paper @param {FontFiles[]} families */
async function draw({ title, facts, columns, rows, total, isLandscape }, families) {
  // Without the time in it.
  const made = await PDFDocument.create({ updateMetadata: false });
  made.setTitle(title);
  made.setLanguage('nl-NL');
  const fontFor = paperFonts(made, families);
  const [width, height] = isLandscape ? [A4[1], A4[0]] : A4;
  const inner = width - 2 * MARGIN;
  const places = placesOf(columns, inner);
  let page = made.addPage([width, height]);
  let y = height - MARGIN - TITLE_SIZE;

  /** @param {string} given @param {Place} place @param {{ weight?: 'normal' | 'bold', size?: number, color?: RGB }} [look] */
  const write = async (given, place, { weight = 'normal', size = SIZE, color = INK } = {}) => {
    if (given === '') return;
    const { font, text: whole } = await fontFor(given, weight);
    const text = fitting(whole, font, size, place.width);
    const left = place.isFigures ? place.width - font.widthOfTextAtSize(text, size) : 0;
    page.drawText(text, { x: place.x + left, y, size, font, color });
  };
  /** @param {readonly string[]} cells @param {'normal' | 'bold'} weight */
  const cellsIn = async (cells, weight) => {
    for (const [index, place] of places.entries())
      await write(cells[index] ?? '', place, { weight });
    page.drawLine({
      start: { x: MARGIN, y: y - 4 },
      end: { x: width - MARGIN, y: y - 4 },
      ...{ thickness: 0.5, color: LINE },
    });
    y -= ROW;
  };
  const titles = columns.map((column) => column.title);
  /** @param {readonly string[]} cells @param {'normal' | 'bold'} weight */
  const row = async (cells, weight) => {
    if (y < MARGIN) {
      page = made.addPage([width, height]);
      y = height - MARGIN - SIZE;
      await cellsIn(titles, 'bold');
    }
    await cellsIn(cells, weight);
  };

  await write(title, { x: MARGIN, width: inner }, { weight: 'bold', size: TITLE_SIZE });
  y -= ROW * 1.5;
  for (const [name, value] of facts) {
    await write(name, { x: MARGIN, width: VALUES - GAP }, { color: MUTED });
    await write(value, { x: MARGIN + VALUES, width: inner - VALUES });
    y -= ROW;
  }
  y -= ROW / 2;
  await row(titles, 'bold');
  for (const cells of rows) await row(cells, 'normal');
  await row(total, 'bold');

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
  /** @param {string} some */
  const fits = (some) => font.widthOfTextAtSize(some, size) <= width;
  if (fits(text)) return text;
  const signs = [...text];
  let [kept, tooMany] = [0, signs.length];
  while (kept + 1 < tooMany) {
    const half = (kept + tooMany) >> 1;
    if (fits(`${signs.slice(0, half).join('')}…`)) kept = half;
    else tooMany = half;
  }
  return `${signs.slice(0, kept).join('')}…`;
}
