import { TEXTS } from '../texts';
import { SHEET_TEXTS } from './texts';
import { type ZipEntry, zipDirectory } from './zip-directory';

const MAX_ENTRIES = 500;
/** A weekly sheet is a few kilobytes; this leaves room for a workbook of a whole year with a logo. */
const MAX_UNPACKED_BYTES = 30 * 1024 * 1024;
/** Text of a sheet shrinks to a tenth or a thirtieth; what shrinks more is made to explode. */
const MAX_RATIO = 100;
/** Small files may shrink as they like: they cannot do harm. */
const RATIO_COUNTS_FROM = 1024 * 1024;

/** @returns in Dutch why a workbook may not be unpacked; `null` when it may */
export function workbookProblem(bytes: Buffer): string | null {
  const entries = zipDirectory(bytes, MAX_ENTRIES);
  if (entries === null) return SHEET_TEXTS.unreadable;
  if (entries.some(({ encrypted }) => encrypted)) return SHEET_TEXTS.locked;
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) return TEXTS.unsupported;
  if (entries.some(hasMacros)) return SHEET_TEXTS.macros;
  return explodes(entries) ? SHEET_TEXTS.tooLarge : null;
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
