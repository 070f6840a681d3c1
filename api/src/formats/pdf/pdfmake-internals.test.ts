import { createRequire } from 'node:module';
import { FONT_FILES } from './fonts';

type Untyped = Record<string, unknown>;
type Run = Record<'glyphs' | 'positions', Untyped[]> & { advanceWidth: number };
type UntypedFont = Untyped & {
  constructor: new (document: unknown, font: unknown, id: string) => UntypedFont;
  font: Untyped & { getGlyph: (id: number) => Untyped; _layoutEngine: { engine: Untyped } };
  layoutRun: (text: string, features?: string[]) => Run;
};
type UntypedDocument = Untyped & { font: (file: string) => { _font: UntypedFont } };

const newDocument = () => {
  const { default: PdfDocument } = createRequire(import.meta.url)('pdfmake/js/PDFDocument') as {
    default: new () => UntypedDocument;
  };
  return new PdfDocument();
};
const [file = ''] = FONT_FILES;
const opened = (of = file) => newDocument().font(of)._font;
const isFunction = (value: unknown) => typeof value === 'function';
const isNumber = (value: unknown) => typeof value === 'number';

type Processor = Record<
  'applyLookup' | 'applyLookups' | 'coverageIndex',
  (...given: unknown[]) => unknown
> &
  Untyped;

const processorsOf = (font: UntypedFont) =>
  ['GSUBProcessor', 'GPOSProcessor'].map(
    (name) => font.font._layoutEngine.engine[name] as Processor,
  );

/** What the processors of all fonts are given and stand at while they lay out text. */
function seenByProcessors() {
  const seen = {
    rules: [] as Untyped[],
    applied: [] as Untyped[],
    coverages: [] as Untyped[],
    current: [] as unknown[],
  };
  for (const font of FONT_FILES.map(opened)) {
    for (const processor of processorsOf(font)) {
      const { applyLookup, applyLookups, coverageIndex } = processor;
      processor.applyLookup = (kind, rule) => {
        seen.applied.push(rule as Untyped);
        return applyLookup.call(processor, kind, rule);
      };
      processor.applyLookups = (lookups, ...rest) => {
        seen.rules.push(...(lookups as { lookup: { subTables: Untyped[] } }[]).flatMap(rulesOf));
        return applyLookups.call(processor, lookups, ...rest);
      };
      processor.coverageIndex = (coverage, ...rest) => {
        seen.coverages.push(coverage as Untyped);
        seen.current.push((processor.glyphIterator as { cur: Untyped }).cur.id);
        return coverageIndex.call(processor, coverage, ...rest);
      };
    }
    font.layoutRun('AVAVA fi 1/2 (Te)');
  }
  return seen;
}

const rulesOf = ({ lookup }: { lookup: { subTables: Untyped[] } }) => lookup.subTables;

/** Lays out text with a font that inherits from the one in the document and gives other glyphs. */
function asksTheFontItIsGiven(): boolean {
  const font = opened();
  let asked = 0;
  const getGlyph = (id: number, codePoints: number[] = []) => {
    asked++;
    return { id, advanceWidth: 0, codePoints };
  };
  const other = Object.create(font.font, { getGlyph: { value: getGlyph } });
  const { layoutRun } = font;
  layoutRun.call({ ...font, font: other }, 'Aa');
  return asked > 0;
}

/** Has a document that holds one glyph written, and sees whether that is asked for its outline. */
function asksForOutlines(): boolean {
  const { font } = opened() as unknown as { font: Outlines };
  const subset = font.createSubset();
  subset.includeGlyph(1);
  const glyph = font.getGlyph(1);
  const { _decode } = glyph;
  let asked = 0;
  glyph._decode = () => {
    asked++;
    return _decode.call(glyph);
  };
  subset.encode();
  return asked > 0;
}

type Outlines = {
  createSubset: () => { includeGlyph: (id: number) => number; encode: () => unknown };
  getGlyph: (id: number) => { _decode: () => unknown };
};

const { default: Styles } = createRequire(import.meta.url)('pdfmake/js/StyleContextStack') as {
  default: Untyped & { prototype: Untyped };
};

/** What of `pdfmake` and what it is made of is no part of their interface, by the file that reaches for it. */
const INTERNALS: [file: string, what: string, isThere: () => boolean][] = [
  ['cached-fonts.ts', 'PDFDocument.font', () => isFunction(newDocument().font)],
  [
    'cached-fonts.ts',
    'PDFDocument._fontFamilies',
    () => newDocument()._fontFamilies instanceof Object,
  ],
  ['cached-fonts.ts', 'PDFDocument._fontCount', () => isNumber(newDocument()._fontCount)],
  [
    'cached-fonts.ts',
    'PDFDocument._font, and _fontFamilies that knows it by its file',
    () => {
      const document = newDocument();
      const { _font } = document.font(file);
      return _font instanceof Object && (document._fontFamilies as Untyped)[file] === _font;
    },
  ],
  [
    'cached-fonts.ts',
    'the constructor of PDFDocument._font, which takes a document, an opened font and a name',
    () => {
      const { constructor: NewFont, font } = opened();
      const made = new NewFont(newDocument(), font, 'F9');
      return made.font === font && made.id === 'F9';
    },
  ],
  [
    'cached-fonts.ts',
    '_decode, the outline of a glyph that a document asks for',
    () => asksForOutlines(),
  ],
  ['cached-runs.ts', 'PDFDocument._font.layoutRun', () => isFunction(opened().layoutRun)],
  [
    'cached-runs.ts',
    'what layoutRun gives',
    () => {
      const { glyphs, positions, advanceWidth } = opened().layoutRun('Aa');
      return glyphs.length === 2 && positions.length === 2 && isNumber(advanceWidth);
    },
  ],
  ['cached-runs.ts', 'layoutRun of another font than its own', asksTheFontItIsGiven],
  ['cached-runs.ts', 'getGlyph of an opened font', () => isFunction(opened().font.getGlyph)],
  [
    'cached-runs.ts',
    'a glyph of an opened font',
    () => {
      const { id, advanceWidth, codePoints } = opened().font.getGlyph(1);
      return id === 1 && isNumber(advanceWidth) && Array.isArray(codePoints);
    },
  ],
  [
    'fast-lookups.ts',
    'applyLookup, applyLookups and coverageIndex of the processors of a font',
    () =>
      FONT_FILES.map(opened)
        .flatMap(processorsOf)
        .every((each) =>
          [each.applyLookup, each.applyLookups, each.coverageIndex].every(isFunction),
        ),
  ],
  [
    'fast-lookups.ts',
    'a rule that applyLookup is given',
    () => {
      const { applied } = seenByProcessors();
      return applied.length > 0 && applied.some(({ coverage }) => coverage instanceof Object);
    },
  ],
  [
    'fast-lookups.ts',
    'a rule that applyLookups is given',
    () => {
      const { rules } = seenByProcessors();
      return rules.length > 0 && rules.some(({ coverage }) => coverage instanceof Object);
    },
  ],
  [
    'fast-lookups.ts',
    'the list or ranges of glyphs that coverageIndex is given',
    () => {
      const { coverages } = seenByProcessors();
      return coverages.length > 0 && coverages.every(isListOrRanges);
    },
  ],
  [
    'fast-lookups.ts',
    'glyphIterator.cur.id, the glyph at which a processor stands',
    () => {
      const { current } = seenByProcessors();
      return current.length > 0 && current.every(isNumber);
    },
  ],
  [
    'fast-styles.ts',
    'StyleContextStack.getStyleProperty, which asks getProperty of a stack',
    () => isFunction(Styles.getStyleProperty) && isFunction(Styles.prototype.getProperty),
  ],
  ['archive.ts', 'PDFDocument._addInfo', () => isFunction(newDocument()._addInfo)],
  ['archive.ts', 'PDFDocument.appendXML', () => isFunction(newDocument().appendXML)],
];

const isListOrRanges = ({ version, glyphs, rangeRecords }: Untyped) =>
  version === 1 ? Array.isArray(glyphs) : version === 2 && Array.isArray(rangeRecords);

/** What is gone is often not even there to be asked. */
function holds(isThere: () => boolean): boolean {
  try {
    return isThere();
  } catch {
    return false;
  }
}

it.each(INTERNALS)('what %s reaches for in pdfmake is there: %s', (inFile, what, isThere) => {
  const isMissing = holds(isThere)
    ? null
    : `pdfmake has changed: ${what} is not what api/src/formats/pdf/${inFile} takes it for. Adapt that file, or stay at the version before.`;
  expect(isMissing).toBeNull();
});
