// @ts-check
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * @typedef {import('./rules/paper').Page} Page
 * @typedef {import('./rules/paper').Word} Word
 * @typedef {import('pdfjs-dist/types/src/display/api').TextItem} Piece
 */

/** More words are on no invoice. */
const MOST_WORDS = 5000;
const LONGEST_WORD = 80;
/** A page with fewer letters and a picture on it is that picture, with something under it. */
const FEWEST_LETTERS = 50;
/** Letters that are drawn as lines take as many of them. */
const MOST_LINES = 500;
/** How far letters of one word stand from each other at most, in heights. */
const WITHIN_WORD = 0.1;
/** What of its height a line of text has above the line that it stands on. */
const ABOVE = 0.8;

/**
 * The words of a page of a PDF, as it is looked at; none when it has to be read as a picture.
 *
 * @param {import('pdfjs-dist').PDFDocumentProxy} pdf
 * @param {number} number
 * @returns {Promise<Page>}
 */
export async function wordsOnPage(pdf, number) {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  /** @type {Word[]} */
  const words = [];
  let isWordOpen = false;
  for (const item of items) {
    if (!('str' in item) || words.length > MOST_WORDS) continue;
    isWordOpen = add(words, item, viewport, isWordOpen) && !item.hasEOL;
  }
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const { width, height } = viewport;
  const isPicture = letters < FEWEST_LETTERS && (await isDrawn(page));
  return { number, width, height, source: 'text', words: isPicture ? [] : words, isPicture };
}

/** Whether something is on a page that may be letters to whoever looks at it. @param {import('pdfjs-dist').PDFPageProxy} page */
async function isDrawn(page) {
  const { fnArray } = await page.getOperatorList();
  const amount = (/** @type {readonly number[]} */ wanted) =>
    fnArray.filter((one) => wanted.includes(one)).length;
  return amount(PICTURES) > 0 || amount([OPS.constructPath]) > MOST_LINES;
}

const PICTURES = [
  OPS.paintImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
];

/**
 * Adds the words of a piece of text. @returns whether a piece that follows at once belongs to its last word
 *
 * @param {Word[]} words
 * @param {Piece} piece
 * @param {import('pdfjs-dist').PageViewport} viewport
 * @param {boolean} isWordOpen
 */
function add(words, { str, transform, width }, viewport, isWordOpen) {
  const [left = 0, bottom = 0] = viewport.convertToViewportPoint(transform[4], transform[5]);
  const [right = 0, end = 0] = viewport.convertToViewportPoint(
    transform[4] + width * direction(transform[0], transform),
    transform[5] + width * direction(transform[1], transform),
  );
  const height = Math.hypot(transform[2], transform[3]);
  // What stands on its side is no part of a line.
  if (Math.abs(end - bottom) > Math.abs(right - left) * 0.2 + 1 || right < left || height === 0)
    return false;
  const perSign = (right - left) / Math.max(1, str.length);
  for (const found of str.matchAll(/\S+/g)) {
    const text = found[0].slice(0, LONGEST_WORD).normalize('NFKC');
    const from = left + found.index * perSign;
    /** @type {Word} */
    const word = {
      text,
      confidence: 1,
      left: from,
      right: from + found[0].length * perSign,
      top: bottom - ABOVE * height,
      bottom: bottom + (1 - ABOVE) * height,
    };
    const last = words.at(-1);
    if (isWordOpen && found.index === 0 && last && isOneWord(last, word)) {
      last.text = (last.text + text).slice(0, LONGEST_WORD);
      last.right = word.right;
    } else words.push(word);
  }
  return str === '' ? isWordOpen : /\S$/.test(str);
}

/** @param {number} part @param {number[]} transform */
const direction = (part, [a = 0, b = 0]) => part / (Math.hypot(a, b) || 1);

/** @param {Word} one @param {Word} other */
function isOneWord(one, other) {
  const height = other.bottom - other.top;
  const gap = (other.left - one.right) / height;
  return Math.abs(one.bottom - other.bottom) < 0.3 * height && gap < WITHIN_WORD && gap > -0.5;
}
