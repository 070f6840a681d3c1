import { MAX_EURO } from './money';

/** What numbers a field or a cell takes. */
export type DecimalKind = {
  decimals: number;
  min: number;
  max: number;
  /** May stand behind the number, and `€` before it. */
  sign?: '€' | '%';
};

export const EURO: DecimalKind = { decimals: 2, min: -MAX_EURO, max: MAX_EURO, sign: '€' };
export const QUANTITY: DecimalKind = { decimals: 3, min: -999_999, max: 999_999 };
export const PERCENTAGE: DecimalKind = { decimals: 2, min: 0, max: 100, sign: '%' };

/**
 * Reads a number as a Dutch user types or pastes it. `.` separates thousands when every group behind it has
 * exactly three digits (`1.234` is 1234) and is the decimal sign otherwise (`1234.5`); `0.333` starts with no
 * thousands, so it is a third. `,` is the decimal sign; a `.` behind it (`1,234.56`) is refused, since it could
 * mean two things.
 *
 * @returns the number, `null` for nothing, `'invalid'` for what is none of that kind
 */
export function readDecimal(text: string, kind: DecimalKind): number | null | 'invalid' {
  // Sheets and websites write a minus of another kind.
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(/[–−]/g, '-');
  const bare = withoutSign(plain, kind);
  if (bare === '') return null;
  const [, decimals] = READABLE.map((form) => form.exec(bare)).find(Boolean) ?? [];
  if (decimals === undefined || decimals.length > kind.decimals) return 'invalid';

  const whole = bare.slice(0, bare.length - decimals.length).replace(/[.,]/g, '');
  const number = Number(`${whole}.${decimals}`);
  return number < kind.min || number > kind.max ? 'invalid' : number;
}

/** Each ends with its decimals. */
const READABLE = [
  // 1.234  1.234.567,8
  /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,|$)(\d*)$/,
  // 1234  1234,5  12,
  /^-?\d+(?:,|$)(\d*)$/,
  // 1234.5  12.
  /^-?\d+\.(\d*)$/,
  // ,5  .5
  /^-?[,.](\d+)$/,
];

const withoutSign = (text: string, { sign }: DecimalKind) => {
  // `10,-` is ten euro as well.
  if (sign === '€')
    return text
      .replace(/^(-?)€(-?)/, '$1$2')
      .replace(/€$/, '')
      .replace(/,--?$/, '');
  return sign === '%' ? text.replace(/%$/, '') : text;
};
