/**
 * Reads a number of at most three decimals as a Dutch user pastes it, by the rule of amounts: `.` separates
 * thousands when every group behind it has three digits. `0.333` starts with no thousands, so it is a third.
 *
 * @returns the number, `null` for nothing, `'invalid'` for what is none
 */
export function parseQuantity(text: string): number | null | 'invalid' {
  const bare = text.replace(/[\s\u00A0\u202F%]/g, '');
  if (bare === '') return null;
  if (DUTCH.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return POINT_DECIMAL.test(bare) ? Number(bare) : 'invalid';
}

const DUTCH = /^-?(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d{0,3})?$/;
const POINT_DECIMAL = /^-?\d+\.\d{1,3}$/;
