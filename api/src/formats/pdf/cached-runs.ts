import { addFastLookups, type Processor } from './fast-lookups';

/** Runs kept for each font; when there are more, it starts over. */
const MOST_RUNS = 2000;
/** Longer pieces of text are seldom seen twice. */
const LONGEST_KEPT = 32;

type Glyph = { id: number; advanceWidth: number; codePoints: number[] };

/** How a piece of text is laid out: which glyphs, and where. */
type Run = { glyphs: readonly Glyph[]; positions: readonly unknown[]; advanceWidth: number };

/** An opened font of `fontkit`. */
type OpenedFont = {
  getGlyph: (id: number, codePoints?: number[]) => Glyph;
  _layoutEngine: { engine: { GSUBProcessor: Processor; GPOSProcessor: Processor } };
};

/** A font in one document of `pdfkit`. */
export type DocumentFont = {
  font: OpenedFont;
  layoutRun: (text: string, features?: string[]) => Run;
};

/** Gives a font in a document the runs that all documents share. */
export type RunsOf = (font: DocumentFont) => DocumentFont['layoutRun'];

/** Lays out a piece of text once, for whichever document asks first; no more than so many are kept. */
export function cachedRuns(font: OpenedFont): RunsOf {
  const runs = new Map<string, Run>();
  const { forText, forget } = fontForText(font);
  return (inDocument) => {
    const { layoutRun } = inDocument;
    const layingOut = { ...inDocument, font: forText };
    return (text, features) => {
      const key = `${features?.join() ?? ''} ${text}`;
      const known = runs.get(key);
      if (known) return known;
      forget();
      const run = frozen(layoutRun.call(layingOut, text, features));
      if (runs.size >= MOST_RUNS) runs.clear();
      if (text.length <= LONGEST_KEPT) runs.set(key, run);
      return run;
    };
  };
}

/**
 * A font to lay out text with, that can forget what it remembers of the last one: which characters each glyph
 * stood for. Of a glyph all else is the same in every text.
 */
function fontForText(font: OpenedFont) {
  const glyphs = new Map<number, Glyph>();
  const getGlyph: OpenedFont['getGlyph'] = (id, codePoints = []) => {
    const known = glyphs.get(id);
    if (known) return known;
    const { advanceWidth } = font.getGlyph(id);
    const glyph = { id, advanceWidth, codePoints };
    glyphs.set(id, glyph);
    return glyph;
  };
  const forText: OpenedFont = Object.create(font, { getGlyph: { value: getGlyph } });
  const { GSUBProcessor, GPOSProcessor } = forText._layoutEngine.engine;
  addFastLookups(GSUBProcessor);
  addFastLookups(GPOSProcessor);
  const forget = () => {
    glyphs.clear();
    // A document begins with the sign for a missing character, which stands for none.
    getGlyph(0);
  };
  return { forText, forget };
}

/** Without what else `fontkit` says of it; a document that would change it fails. */
const frozen = ({ glyphs, positions, advanceWidth }: Run): Run => ({
  glyphs: Object.freeze(glyphs),
  positions: Object.freeze(positions),
  advanceWidth,
});
