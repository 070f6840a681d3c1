import { hasDecimals, MAX_EURO } from './money';

/**
 * Reads an amount as a Dutch user types or pastes it. `.` separates thousands when every group behind it
 * has exactly three digits (`1.234` is 1234) and is the decimal sign otherwise (`1234.5`). A `,` is the
 * decimal sign; a `.` behind it (`1,234.56`) is refused, since it could mean two things.
 *
 * @returns euro, `null` for nothing, `'invalid'` for what is no amount of at most two decimals
 */
export function parseEuro(text: string): number | null | 'invalid' {
  const bare = text.replace(/[\s\u00A0\u202F]/g, '').replace(/^(-?)€(-?)/, '$1$2');
  if (bare === '') return null;
  const plain = toPlainNumber(bare);
  if (plain === null) return 'invalid';
  const euro = Number(plain);
  return hasDecimals(euro, 2) && Math.abs(euro) <= MAX_EURO ? euro : 'invalid';
}

const DUTCH = /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d{0,2})?$/;
const POINT_DECIMAL = /^-?\d+\.\d{1,2}$/;

function toPlainNumber(text: string): string | null {
  if (DUTCH.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (POINT_DECIMAL.test(text)) return text;
  return null;
}
