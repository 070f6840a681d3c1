import { type Cents, MAX_EURO, toCents } from '@boekwerk/shared/domain/money/money';
import { EURO, readDecimal } from '@boekwerk/shared/domain/money/read-decimal';
import type { Cell } from '../../platform/spreadsheets/cell';
import { SPREADSHEET_TEXTS } from '../../platform/spreadsheets/texts';
import { TEXTS } from './texts';

type Read = { cents: Cents; error?: string; rounded?: true };

const NOTHING: Read = { cents: 0 as Cents };

/** An amount in a cell; an empty one is nothing. `rounded` when it had a fraction of a cent. */
export function readAmount(cell: Cell | undefined): Read {
  if (cell === null || cell === undefined) return NOTHING;
  if (typeof cell === 'number') return fromNumber(cell);
  if (typeof cell === 'object')
    return 'error' in cell
      ? { ...NOTHING, error: SPREADSHEET_TEXTS.failedFormula(cell.error) }
      : fromNumber(cell.number);

  const euro = readDecimal(plainText(cell), EURO);
  if (euro === null) return NOTHING;
  if (euro === 'invalid') return { ...NOTHING, error: TEXTS.notAnAmount(cell.trim()) };
  return { cents: toCents(euro) };
}

/** Numbers are binary: 0.1 + 0.2 is meant as 0.30, a third is not. */
function fromNumber(euro: number): Read {
  if (!Number.isFinite(euro) || Math.abs(euro) > MAX_EURO)
    return { ...NOTHING, error: TEXTS.notAnAmount(String(euro)) };

  const cents = toCents(euro);
  return Math.abs(euro * 100 - cents) < 0.0001 ? { cents } : { cents, rounded: true };
}

/** A dash stands for nothing; accountants write a minus behind the amount or put it in brackets. */
function plainText(text: string): string {
  const bare = text.trim();
  if (/^€?\s*[-–]$/.test(bare)) return '';
  return bare.replace(/^\((.+)\)$/, '-$1').replace(/^([^-]+)-$/, '-$1');
}
