import type { SpreadsheetLimits } from './cell';

const SEPARATORS = [';', '\t', ','] as const;
const SAMPLE_ROWS = 20;

/** Scores rows by how likely their separator is the right one: the highest wins. */
export type Likeness = (rows: readonly (readonly string[])[]) => number;

/** A decimal comma makes more columns than one only in prose. */
const widest: Likeness = (rows) => Math.max(0, ...rows.map((row) => row.length));

/** The rows of a CSV file up to just past the limits; its separator and character set are found out. */
export function readCsv(
  bytes: Uint8Array,
  limits: SpreadsheetLimits,
  likeness: Likeness = widest,
): string[][] {
  const text = decode(bytes);
  const named = /^sep=(.)\r?\n/i.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const rows = parse(body, named?.[1] ?? separatorOf(body, limits, likeness), limits);
  // The line that names the separator is a row of the sheet as the user sees it.
  return named ? [[], ...rows] : rows;
}

/** UTF-8, UTF-16 with its mark, or what Windows writes in western Europe. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fromWindows(bytes);
  }
}

/** Bytes 80 to 9F of Windows-1252; node 20 takes them for control characters. Source: WHATWG Encoding. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const fromWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

function separatorOf(text: string, { columns }: SpreadsheetLimits, likeness: Likeness): string {
  const sample = { rows: SAMPLE_ROWS - 1, columns };
  const scores = SEPARATORS.map((separator) => likeness(parse(text, separator, sample)));
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ';';
}

/** Source: RFC 4180, with a free separator and line ends of any kind. */
function parse(text: string, separator: string, limits: SpreadsheetLimits): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length <= limits.rows) {
    const { value, end } = field(text, at, separator);
    if (row.length <= limits.columns) row.push(saidBy(value));
    at = end + 1;
    if (text[end] === separator) continue;
    if (text[end] === '\r' && text[end + 1] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  return row.length > 0 ? [...rows, row] : rows;
}

/** Unwraps `="text"`, a formula that keeps a spreadsheet from reading text as a number. */
const saidBy = (value: string): string =>
  /^="((?:[^"]|"")*)"$/.exec(value)?.[1]?.replaceAll('""', '"') ?? value;

/** One value and where it ends: at a separator, a line end or the end of the text. */
function field(text: string, from: number, separator: string): { value: string; end: number } {
  if (text[from] !== '"') {
    const end = endOfField(text, from, separator);
    return { value: text.slice(from, end), end };
  }
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = endOfField(text, quote + 1, separator);
      return { value: value + text.slice(quote + 1, end), end };
    }
    value += '"';
    at = quote + 2;
  }
}

function endOfField(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}
