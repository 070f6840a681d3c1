// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Tesseract from 'tesseract.js';

/**
 * @typedef {import('./rules/paper').Page} Page
 * @typedef {import('./rules/paper').Word} Word
 * @typedef {import('./upright-picture.mjs').Picture} Picture
 */

/** What words are known in. English is of use on Dutch papers too: figures and names are read better. */
const LANGUAGES = ['nld', 'eng'];
const MODEL = '4.0.0_best_int';
/** So many words that are clear say that a page is not upside down. */
const CLEAR_WORDS = 8;
/** How sure the reader must be of a word for that. */
const CLEAR = 0.6;

/**
 * @param {string} folder an empty one, for what the reader needs
 * @returns what reads a page, of which `number` is its place in the file
 */
export async function startReader(folder) {
  putModels(folder);
  const worker = await Tesseract.createWorker(LANGUAGES, Tesseract.OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: 'none',
    gzip: true,
  });
  await worker.setParameters({ preserve_interword_spaces: '1', user_defined_dpi: '200' });

  /** @param {Picture} picture */
  const wordsOn = async (picture) => {
    const { data } = await worker.recognize(picture.png, {}, { text: false, blocks: true });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap((one) => one.lines),
    );
    return lines.flatMap((line) => line.words).flatMap(placed);
  };

  /** @param {number} number @param {Picture} picture @returns {Promise<Page>} */
  return async (number, picture) => {
    let best = { picture, words: await wordsOn(picture) };
    // It lies on its head, or on its side.
    for (const quarters of [2, 1, 3]) {
      if (best.words.length === 0 || clearIn(best.words) >= CLEAR_WORDS) break;
      const turned = await picture.again(quarters);
      const words = await wordsOn(turned);
      if (clearIn(words) > clearIn(best.words)) best = { picture: turned, words };
    }
    const { angle, width, height, turned } = best.picture;
    return {
      number,
      ...turned,
      source: 'ocr',
      words: best.words,
      before: { angle, width, height },
    };
  };
}

/** The reader looks for its models in one folder, and each language is a package. @param {string} folder */
function putModels(folder) {
  const require = createRequire(import.meta.url);
  for (const code of LANGUAGES) {
    const installed = path.dirname(require.resolve(`@tesseract.js-data/${code}/package.json`));
    const model = `${code}.traineddata.gz`;
    fs.copyFileSync(path.join(installed, MODEL, model), path.join(folder, model));
  }
}

/** @param {readonly Word[]} words */
const clearIn = (words) =>
  words.filter(({ text, confidence }) => confidence > CLEAR && /[a-z]{4}/i.test(text)).length;

/** @param {import('tesseract.js').Word} word @returns {Word[]} */
function placed({ text, confidence, bbox: { x0, y0, x1, y1 } }) {
  if (text.trim() === '') return [];
  const box = { left: x0, top: y0, right: x1, bottom: y1 };
  return [{ text: text.slice(0, 80), confidence: confidence / 100, ...box }];
}
