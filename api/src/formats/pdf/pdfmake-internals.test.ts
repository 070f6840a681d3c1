import { createRequire } from 'node:module';
import { FONT_FILES } from './fonts';

type Loose = Record<string, unknown>;
const { default: PdfDocument } = createRequire(import.meta.url)('pdfmake/js/PDFDocument') as {
  default: new () => Loose & { font: (file: string) => Loose };
};

const document = new PdfDocument();
const opened = (file: string) => new PdfDocument().font(file)._font as Loose;
const processors = (file: string) => {
  const font = opened(file).font as { _layoutEngine?: { engine?: Loose } } | undefined;
  return ['GSUBProcessor', 'GPOSProcessor'].map(
    (name) => font?._layoutEngine?.engine?.[name] as Loose,
  );
};
const isFunction = (value: unknown) => typeof value === 'function';
const [font = ''] = FONT_FILES;

/** What of `pdfmake` and what it is made of is no part of their interface, by the file that reaches for it. */
const INTERNALS: [file: string, what: string, isThere: () => boolean][] = [
  ['kept-fonts.ts', 'PDFDocument.font', () => isFunction(document.font)],
  ['kept-fonts.ts', 'PDFDocument._fontFamilies', () => document._fontFamilies instanceof Object],
  ['kept-fonts.ts', 'PDFDocument._fontCount', () => typeof document._fontCount === 'number'],
  ['kept-runs.ts', 'PDFDocument._font.layoutRun', () => isFunction(opened(font).layoutRun)],
  [
    'kept-runs.ts',
    'getGlyph of an opened font',
    () => isFunction((opened(font).font as Loose).getGlyph),
  ],
  [
    'quick-lookups.ts',
    'applyLookups and coverageIndex of the processors of a font',
    () =>
      FONT_FILES.flatMap(processors).every(
        (each) => isFunction(each?.applyLookups) && isFunction(each?.coverageIndex),
      ),
  ],
  ['archive.ts', 'PDFDocument._addInfo', () => isFunction(document._addInfo)],
  ['archive.ts', 'PDFDocument.appendXML', () => isFunction(document.appendXML)],
];

it.each(INTERNALS)('what %s reaches for in pdfmake is there: %s', (file, what, isThere) => {
  const isMissing = isThere()
    ? null
    : `pdfmake has changed: ${what} is not what api/src/formats/pdf/${file} takes it for. Adapt that file, or stay at the version before.`;
  expect(isMissing).toBeNull();
});
