import type { Unit } from '@boekwerk/shared/domain/invoice/unit';

/** Source: UN/ECE Recommendation 20. An entry ("post") is counted as one. */
export const UNIT_CODES: Record<Unit, string> = {
  0: 'C62',
  1: 'HUR',
  2: 'DAY',
  3: 'GRM',
  4: 'KGM',
  5: 'LTR',
  6: 'MTR',
  7: 'KMT',
  8: 'SET',
  9: 'C62',
};
