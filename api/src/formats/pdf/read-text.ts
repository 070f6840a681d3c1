import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF as made here, page by page, read from its bytes alone. What lies outside its page is not there, nor
 * is what has no character. It knows of PDF what such a file uses: anything else is an error, so that a change of how
 * they are made does not go unread.
 *
 * Source: ISO 32000-1, 7.5 (objects of a file), 9.4 (showing text), 9.10 (to Unicode).
 *
 * @throws Error for what is no such PDF
 */
export function readText(pdf: Buffer): string[] {
  const file = openFile(pdf);
  const fonts = new Map<string, CharacterOf>();
  const fontOf = (reference: string): CharacterOf => {
    const known = fonts.get(reference);
    if (known) return known;
    const made = charactersOf(file.stream(found(file.object(reference), /\/ToUnicode (\d+) 0 R/)));
    fonts.set(reference, made);
    return made;
  };
  return pagesOf(file).map((id) => {
    const page = file.object(id);
    const resources = file.object(found(page, /\/Resources (\d+) 0 R/));
    const names = new Map(
      [...found(resources, /\/Font <<([^<>]*)>>/).matchAll(/\/(\w+) (\d+) 0 R/g)].map(
        ([, name = '', reference = '']) => [name, reference],
      ),
    );
    const content = file.stream(found(page, /\/Contents (\d+) 0 R/)).toString('latin1');
    return shownOn(content, boxOf(page), (name) => fontOf(found(names.get(name), /(\d+)/)));
  });
}

/** How many pages a PDF as made here has. @throws Error as `readText` */
export const countPages = (pdf: Buffer): number => pagesOf(openFile(pdf)).length;

const pagesOf = (file: ReturnType<typeof openFile>): string[] => {
  const pages = found(file.object(file.root), /\/Pages (\d+) 0 R/);
  return references(found(file.object(pages), /\/Kids \[([^\][]*)\]/));
};

/** `glyph` as it is written: four digits, in hexadecimals. */
type CharacterOf = (glyph: string) => string;
type Box = { width: number; height: number };

const boxOf = (page: string): Box => {
  const [width, height] = found(page, /\/MediaBox \[0 0 ([\d. ]+)\]/)
    .split(' ')
    .map(Number);
  return { width: width as number, height: height as number };
};

/** Where each object begins is told at the end of the file. */
function openFile(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const table = Number(found(text.slice(-64), /startxref\s+(\d+)/));
  const [head = '', ...rows] = text
    .slice(table, text.indexOf('trailer', table))
    .split('\n')
    .slice(1);
  const first = Number(found(head, /^(\d+) /));
  const starts = rows.map((row) => Number(row.slice(0, 10)));
  const at = (id: string) => {
    const start = starts[Number(id) - first];
    if (start === undefined || !text.startsWith(`${id} 0 obj`, start)) throw new Error(`no ${id}`);
    return start;
  };
  const object = (id: string) => text.slice(at(id), text.indexOf('endobj', at(id)));
  return {
    object,
    root: found(text.slice(table), /\/Root (\d+) 0 R/),
    stream: (id: string): Buffer => {
      const start = text.indexOf('stream\n', at(id)) + 'stream\n'.length;
      const head = text.slice(at(id), start);
      const bytes = pdf.subarray(start, start + Number(found(head, /\/Length (\d+)/)));
      return head.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    },
  };
}

/** What a glyph stands for: one character, or several. */
function charactersOf(toUnicode: Buffer): CharacterOf {
  const characters = new Map<string, string>();
  const ranges = toUnicode.toString('latin1').matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\][]*)\]/g);
  for (const [, first = '', all = ''] of ranges)
    [...all.matchAll(/<([\da-f ]*)>/g)].forEach(([, units = ''], n) => {
      const bytes = Buffer.from(units.replaceAll(' ', ''), 'hex').swap16();
      const glyph = (Number.parseInt(first, 16) + n).toString(16).padStart(4, '0');
      characters.set(glyph, bytes.toString('utf16le'));
    });
  return (glyph) => characters.get(glyph) ?? '';
}

const OPERATORS = /\/(\w+) [\d.]+ Tf|1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm|\[([^\][]*)\] TJ/g;

function shownOn(content: string, page: Box, fontOf: (name: string) => CharacterOf): string {
  let [characterOf, isOnPage, text]: [CharacterOf, boolean, string] = [() => '', false, ''];
  for (const [, font, x, y, shown] of content.matchAll(OPERATORS)) {
    if (font) characterOf = fontOf(font);
    else if (shown === undefined) isOnPage = isWithin(page, Number(x), Number(y));
    else if (isOnPage) text += textOf(shown, characterOf);
  }
  return text;
}

const isWithin = ({ width, height }: Box, x: number, y: number) =>
  x >= 0 && x < width && y >= 0 && y < height;

/** Glyphs are numbers of two bytes; between them stands how far they are moved. */
function textOf(shown: string, characterOf: CharacterOf): string {
  let text = '';
  for (const [, glyphs = ''] of shown.matchAll(/<([\da-f]*)>/g))
    for (let at = 0; at < glyphs.length; at += 4) text += characterOf(glyphs.slice(at, at + 4));
  return text;
}

const references = (list: string) => [...list.matchAll(/(\d{1,10}) 0 R/g)].map(([, id = '']) => id);

function found(text: string | undefined, what: RegExp): string {
  const part = what.exec(text ?? '')?.[1];
  if (part === undefined) throw new Error(`a PDF without ${what.source}`);
  return part;
}
