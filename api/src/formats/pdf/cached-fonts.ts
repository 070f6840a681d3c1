import { createRequire } from 'node:module';
import { cachedRuns, type DocumentFont, type RunsOf } from './cached-runs';

/** A document of `pdfmake`, which is one of `pdfkit`. */
type Document = {
  _font: DocumentFont;
  _fontCount: number;
  _fontFamilies: Record<string, DocumentFont>;
  font: (source: string) => Document;
};

type NewFont = new (document: Document, font: DocumentFont['font'], id: string) => DocumentFont;
type Opened = { font: DocumentFont['font']; NewFont: NewFont; runsOf: RunsOf };

const { default: PdfDocument } = createRequire(import.meta.url)('pdfmake/js/PDFDocument') as {
  default: { prototype: Document };
};

/**
 * Has documents share what they read of the fonts in these files: the tables, and how a piece of text is laid
 * out. `pdfmake` reads them anew for each document, which takes far longer than all else, and has no way to tell
 * it otherwise; so this goes round it.
 *
 * Equal documents stay equal, whatever was made before: each text is laid out as if it were the first.
 */
export function cacheFonts(files: readonly string[]) {
  const opened = new Map<string, Opened>();
  const { font: openFont } = PdfDocument.prototype;
  PdfDocument.prototype.font = function (source) {
    if (files.includes(source) && !this._fontFamilies[source]) {
      const known = opened.get(source);
      if (known) this._fontFamilies[source] = fontOf(this, known);
      else opened.set(source, keep(openFont.call(this, source)._font));
    }
    return openFont.call(this, source);
  };
}

function keep(first: DocumentFont): Opened {
  keepOutlines(first.font);
  const runsOf = cachedRuns(first.font);
  first.layoutRun = runsOf(first);
  return { font: first.font, NewFont: first.constructor as NewFont, runsOf };
}

function fontOf(document: Document, { font, NewFont, runsOf }: Opened): DocumentFont {
  const made = new NewFont(document, font, `F${++document._fontCount}`);
  made.layoutRun = runsOf(made);
  return made;
}

/** Reads the outline of a glyph once; each document that has it on paper asks for it, to be whole in itself. */
function keepOutlines(font: DocumentFont['font']) {
  const { getGlyph } = font;
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph.call(font, id, codePoints);
    if (!Object.hasOwn(glyph, '_decode')) keepOutline(glyph as typeof glyph & Outlined);
    return glyph;
  };
}

type Outlined = { _decode: () => unknown };

function keepOutline(glyph: Outlined) {
  const { _decode } = glyph;
  let outline: unknown;
  glyph._decode = () => {
    outline ??= _decode.call(glyph);
    return outline;
  };
}
