import type { DimensionType } from './types';

/** What a code of a type looks like: a digit, or a group of digits that may stand in its place. */
export const MASKS: Record<DimensionType, string> = {
  BAS: '[0-9][0-9][0-9][0-9]',
  PNL: '[0-9][0-9][0-9][0-9]',
  KPL: '[0-9][0-9][0-9][0-9][0-9]',
  PRJ: 'P[0-9][0-9][0-9][0-9]',
  DEB: '1[0-9][0-9][0-9]',
  CRD: '2[0-9][0-9][0-9]',
};

const PATTERNS: Record<DimensionType, RegExp> = {
  BAS: /^\d{4}$/,
  PNL: /^\d{4}$/,
  KPL: /^\d{5}$/,
  PRJ: /^P\d{4}$/,
  DEB: /^1\d{3}$/,
  CRD: /^2\d{3}$/,
};

export const fitsMask = (type: DimensionType, code: string): boolean => PATTERNS[type].test(code);

/** The code after the highest that is taken; `null` when the mask has no more. */
export function nextCode(type: DimensionType, taken: readonly string[]): string | null {
  const prefix = type === 'PRJ' ? 'P' : '';
  const [highest = FIRST[type]] = taken
    .filter((code) => fitsMask(type, code))
    .sort()
    .reverse();
  const digits = highest.slice(prefix.length);
  const next = prefix + String(Number(digits) + 1).padStart(digits.length, '0');
  return fitsMask(type, next) ? next : null;
}

/** The code before the first one. */
const FIRST: Record<DimensionType, string> = {
  BAS: '0000',
  PNL: '4000',
  KPL: '00000',
  PRJ: 'P0000',
  DEB: '1000',
  CRD: '2000',
};
