// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument, PasswordResponses, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const parts = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (/** @type {string} */ name) => `${path.join(parts, name)}/`;

/**
 * Opens a stranger's PDF to read what stands on it; only in a child process with limits.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<import('pdfjs-dist').PDFDocumentProxy | 'locked'>} `locked` when it opens with a password only
 * @throws Error when it is broken
 */
export async function openForReading(bytes) {
  const task = getDocument({
    data: bytes,
    // Scripts and forms in it are not run, and nothing is fetched.
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    verbosity: VerbosityLevel.ERRORS,
  });
  let isLocked = false;
  task.onPassword = (/** @type {unknown} */ _, /** @type {number} */ reason) => {
    isLocked = reason === PasswordResponses.NEED_PASSWORD;
    void task.destroy();
  };
  try {
    return await task.promise;
  } catch (error) {
    if (isLocked) return 'locked';
    throw error;
  }
}

/** What is read of a long one: invoices say what they are of in the beginning, and what they cost there or at the end. */
export const pagesRead = (/** @type {number} */ count) =>
  [...new Set([1, 2, count])].filter((number) => number <= count);
