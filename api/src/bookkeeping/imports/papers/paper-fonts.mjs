// @ts-check
// Plain JavaScript on purpose: what draws papers is started as a file.
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { StandardFonts } from '@cantoo/pdf-lib';

/** @import { PDFDocument, PDFFont } from '@cantoo/pdf-lib' */
/** @import { FontFiles } from './paper' */
/** @typedef {keyof FontFiles} Weight */
/** @typedef {{ bytes: Uint8Array, font: any, has: (sign: string) => boolean }} Opened */

const fontkit = createRequire(import.meta.url)('fontkit');

/** The fonts that every reader has; they take no room in a document, and know the signs of Windows-1252. */
const STANDARD = { normal: StandardFonts.Helvetica, bold: StandardFonts.HelveticaBold };
const COMMON = /^[ -~¡-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;
/** What is not seen: controls, marks for direction and joining, variants, skin tones. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}\p{Emoji_Modifier}]/gu;
/** Words that are written from right to left; the font turns them round. */
const RIGHT_TO_LEFT =
  /([\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]+(?: [\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]+)*)/u;
/** Stands for a sign that no font has: what was on the sheet is kept with it. */
const REPLACEMENT = '\u25A1';

/** By their places: reading a font takes longer than drawing a paper. @type {Map<string, Promise<Opened>>} */
const opened = new Map();

/**
 * The fonts of one document, of which only the signs that are drawn go along.
 *
 * @param {PDFDocument} made
 * @param {readonly FontFiles[]} families for what the standard fonts lack; the last one for what all lack
 * @returns {(text: string, weight: Weight) => Promise<{ font: PDFFont, text: string }>} in which font a text is drawn, and how
 */
export function paperFonts(made, families) {
  /** @type {Map<string, Promise<PDFFont>>} */
  const embedded = new Map();
  /** @param {string} key @param {() => Promise<PDFFont>} embed */
  const once = (key, embed) => {
    const font = embedded.get(key) ?? embed();
    embedded.set(key, font);
    return font;
  };
  return async (given, weight) => {
    const text = given.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '');
    const standard = STANDARD[weight];
    if (COMMON.test(text))
      return { text, font: await once(standard, () => made.embedFont(standard)) };
    const { file, font, signs } = await fontWith([...text], weight, families);
    return { text: signs.join(''), font: await once(file, () => embed(made, font)) };
  };
}

/** The first font that has all signs, else the last. @param {string[]} signs @param {Weight} weight @param {readonly FontFiles[]} families */
async function fontWith(signs, weight, families) {
  for (const { [weight]: file } of families.slice(0, -1)) {
    const font = await open(file);
    if (signs.every(font.has)) return { file, font, signs };
  }
  const file = families.at(-1)?.[weight] ?? '';
  const font = await open(file);
  return { file, font, signs: signs.map((sign) => (font.has(sign) ? sign : REPLACEMENT)) };
}

/** @param {PDFDocument} made @param {Opened} opened */
function embed(made, { bytes, font }) {
  made.registerFontkit({ create: () => font });
  // Else its name holds something by chance, and equal papers differ. The six letters say that it is not all of the font.
  return made.embedFont(bytes, { subset: true, customName: `AAAAAA+${font.postscriptName}` });
}

/** @param {string} file */
function open(file) {
  const known = opened.get(file) ?? fs.readFile(file).then(newFont);
  opened.set(file, known);
  return known;
}

/** @param {Buffer} bytes @returns {Opened} */
function newFont(bytes) {
  const font = fontkit.create(bytes);
  const shape = font.layout.bind(font);
  const glyphs = new Map();
  /** @param {string} sign */
  const glyphOf = (sign) => {
    const codePoint = /** @type {number} */ (sign.codePointAt(0));
    const known = glyphs.get(codePoint);
    if (known) return known;
    const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
    const glyph = { id, advanceWidth, codePoints: [codePoint] };
    glyphs.set(codePoint, glyph);
    return glyph;
  };
  // Sign by sign: shaping takes ten times as long, and of the scripts in these fonts only those from right to left need it.
  font.layout = (/** @type {string} */ text) => ({
    glyphs: text
      .split(RIGHT_TO_LEFT)
      .flatMap((part, at) => (at % 2 === 1 ? shape(part).glyphs : [...part].map(glyphOf))),
  });
  return { bytes, font, has: (sign) => font.hasGlyphForCodePoint(sign.codePointAt(0)) };
}
