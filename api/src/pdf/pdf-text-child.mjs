// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads the text of each PDF that it is sent; answers with `{pages}`, a text per page, or with `{error}`. */

/** Of a PDF only the text is wanted: no fonts are loaded, and nothing of it is run. */
const OPTIONS = {
  verbosity: VerbosityLevel.ERRORS,
  disableFontFace: true,
  useSystemFonts: false,
  isEvalSupported: false,
};
const IDLE_MINUTES = 10;

let idle = waitIdly();
process.on('message', async (/** @type {Uint8Array} */ bytes) => {
  clearTimeout(idle);
  const answer = await pagesOf(bytes).then(
    (pages) => ({ pages }),
    (error) => ({ error: String(error) }),
  );
  process.send?.(answer);
  idle = waitIdly();
});

/** Gives its memory back when there is nothing to read for a while; it is started again when there is. */
function waitIdly() {
  return setTimeout(() => process.exit(0), IDLE_MINUTES * 60_000).unref();
}

/** @param {Uint8Array} bytes */
async function pagesOf(bytes) {
  const pdf = await getDocument({ ...OPTIONS, data: new Uint8Array(bytes) }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
    );
  }
  await pdf.destroy();
  return pages;
}
