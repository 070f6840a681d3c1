import { SPREADSHEET_TEXTS as TEXTS } from './texts';
import { type ZipEntry, zipDirectory } from './zip-directory';

const MAX_ENTRIES = 500;
/** A workbook of ten thousand full rows, or of a year's weeks with a logo, is less than half of this. */
const MAX_UNPACKED_BYTES = 30 * 1024 * 1024;
/** The text of a sheet compresses 10 to 30 times; a higher ratio is a zip bomb. */
const MAX_RATIO = 100;
/** The ratio of smaller files does not matter: they cannot do harm. */
const RATIO_COUNTS_FROM = 1024 * 1024;

/** @returns in Dutch why a workbook may not be unpacked; `null` when it may */
export function workbookProblem(bytes: Buffer): string | null {
  const entries = zipDirectory(bytes, MAX_ENTRIES);
  if (entries === null) return TEXTS.unreadable;
  if (entries.some(({ encrypted }) => encrypted)) return TEXTS.locked;
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) return TEXTS.unsupported;
  if (entries.some(hasMacros)) return TEXTS.macros;
  return explodes(entries) ? TEXTS.tooLarge : null;
}

const hasMacros = ({ name }: ZipEntry) => /vbaProject|macrosheets\//i.test(name);

function explodes(entries: ZipEntry[]): boolean {
  const unpacked = entries.reduce((all, entry) => all + entry.unpacked, 0);
  return (
    unpacked > MAX_UNPACKED_BYTES ||
    entries.some(
      (entry) => entry.unpacked > RATIO_COUNTS_FROM && entry.unpacked > entry.packed * MAX_RATIO,
    )
  );
}

/** How the container of an Office file of before 2007 names what it holds. */
const inOle = (name: string) => Buffer.from(name, 'utf16le');

/** @returns in Dutch why a workbook of before 2007 may not be read; `null` when it may */
export function oldWorkbookProblem(bytes: Buffer): string | null {
  if (bytes.includes(inOle('EncryptedPackage'))) return TEXTS.locked;
  return bytes.includes(inOle('_VBA_PROJECT')) ? TEXTS.macros : null;
}
