import { setImmediate } from 'node:timers/promises';
import type { Cells, SpreadsheetLimits } from './cell';

const SEPARATORS = [';', '\t', ','] as const;
const SAMPLE_ROWS = 20;

/** Scores rows by how likely their separator is the right one: the highest wins. */
export type Likeness = (rows: readonly (readonly string[])[]) => number;

/** A decimal comma makes more columns than one only in prose. */
const widest: Likeness = (rows) => Math.max(0, ...rows.map((row) => row.length));

/** As many letters as a cell of Excel holds: the rest of what is longer is left out. */
const MOST_LETTERS = 32_767;
/** Letters that are read before others get their turn. */
const AT_A_TIME = 100_000;

/** The rows of a CSV file up to just past the limits; its separator and character set are found out. */
export async function readCsv(
  bytes: Uint8Array,
  limits: SpreadsheetLimits,
  likeness: Likeness = widest,
): Promise<Cells> {
  const text = await decode(bytes);
  const named = /^sep=(.)\r?\n/i.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const rows = await readRows(body, named?.[1] ?? separatorOf(body, limits, likeness), limits);
  // The line that names the separator is a row of the sheet as the user sees it.
  return named ? [[], ...rows] : rows;
}

/** UTF-8, UTF-16 with its mark, or what Windows writes in western Europe. */
async function decode(bytes: Uint8Array): Promise<string> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const parts: string[] = [];
    for (let at = 0; at < bytes.length; at += AT_A_TIME) {
      parts.push(fromWindows(bytes.subarray(at, at + AT_A_TIME)));
      await setImmediate();
    }
    return parts.join('');
  }
}

/** Bytes 80 to 9F of Windows-1252; node 20 takes them for control characters. Source: WHATWG Encoding. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const fromWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

function separatorOf(text: string, { columns }: SpreadsheetLimits, likeness: Likeness): string {
  const start = text.slice(0, AT_A_TIME);
  const scores = SEPARATORS.map((separator) => {
    const sample: (readonly string[])[] = [];
    for (const { row } of rowsIn(start, separator, columns))
      if (sample.push(row) === SAMPLE_ROWS) break;
    return likeness(sample);
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ';';
}

async function readRows(text: string, separator: string, limits: SpreadsheetLimits) {
  const rows: (readonly string[])[] = [];
  let [filled, turn] = [0, AT_A_TIME];
  for (const { row, end } of rowsIn(text, separator, limits.columns)) {
    rows.push(row);
    if (row !== BLANK) filled += 1;
    if (rows.length > limits.rows || filled > (limits.filled ?? limits.rows)) break;
    if (end < turn) continue;
    await setImmediate();
    turn = end + AT_A_TIME;
  }
  return rows;
}

/** A row that says nothing: there may be a million of them. */
const BLANK: readonly string[] = [''];

/**
 * The rows, and where each ends. One that is too wide is the last: such a file is refused.
 * Source: RFC 4180, with a free separator and line ends of any kind.
 */
function* rowsIn(text: string, separator: string, columns: number) {
  let row: string[] = [];
  let at = 0;
  while (at < text.length && row.length <= columns) {
    const { value, end } = field(text, at, separator);
    row.push(saidBy(value));
    at = end + 1;
    if (text[end] === separator) continue;
    if (text[end] === '\r' && text[end + 1] === '\n') at += 1;
    yield { row: row.some((cell) => cell.trim() !== '') ? row : BLANK, end: at };
    row = [];
  }
  if (row.length > 0) yield { row, end: at };
}

/** Unwraps `="text"`, a formula that keeps a spreadsheet from reading text as a number. */
const saidBy = (value: string): string =>
  /^="((?:[^"]|"")*)"$/.exec(value)?.[1]?.replaceAll('""', '"') ?? value;

/** One value and where it ends: at a separator, a line end or the end of the text. */
function field(text: string, from: number, separator: string): { value: string; end: number } {
  if (text[from] !== '"') {
    const end = endOfField(text, from, separator);
    return { value: text.slice(from, Math.min(end, from + MOST_LETTERS)), end };
  }
  const quote = closingQuote(text, from + 1);
  const end = endOfField(text, Math.min(quote + 1, text.length), separator);
  const quoted = text.slice(from + 1, Math.min(quote, from + 1 + MOST_LETTERS));
  return { value: quoted.replaceAll('""', '"'), end };
}

/** The first that is not one of two; the end of the text when there is none. */
function closingQuote(text: string, from: number): number {
  let at = from;
  while (at < text.length && (text[at] !== '"' || text[at + 1] === '"'))
    at += text[at] === '"' ? 2 : 1;
  return at;
}

function endOfField(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}
