import type { DimensionType, Office } from './types';

/** Offices choose how many digits the codes of their relations have. */
type Digits = Pick<Office, 'relationDigits'>;
type Relation = 'DEB' | 'CRD';

/** What a code of a type looks like: a character, or a group of which one stands in its place. */
export const maskOf = ({ relationDigits }: Digits, type: DimensionType): string =>
  isRelation(type)
    ? `${type === 'DEB' ? '1' : '2'}${'[0-9]'.repeat(relationDigits - 1)}`
    : MASKS[type];

const MASKS: Record<Exclude<DimensionType, Relation>, string> = {
  BAS: '[0-9][0-9][0-9][0-9]',
  PNL: '[0-9][0-9][0-9][0-9]',
  KPL: '[0-9][0-9][0-9][0-9][0-9]',
  PRJ: 'P[0-9][0-9][0-9][0-9]',
};

const PATTERNS: Record<DimensionType, RegExp> = {
  BAS: /^\d{4}$/,
  PNL: /^\d{4}$/,
  KPL: /^\d{5}$/,
  PRJ: /^P\d{4}$/,
  DEB: /^1\d+$/,
  CRD: /^2\d+$/,
};

export const fitsMask = (office: Digits, type: DimensionType, code: string): boolean =>
  PATTERNS[type].test(code) && (!isRelation(type) || code.length === office.relationDigits);

const isRelation = (type: DimensionType): type is Relation => type === 'DEB' || type === 'CRD';

/** The code after the highest that is taken; `null` when the mask has no more. */
export function nextCode(
  office: Digits,
  type: DimensionType,
  taken: readonly string[],
): string | null {
  const fitting = taken.filter((code) => fitsMask(office, type, code));
  const first = firstOf(office, type);
  const highest = [first, ...fitting].sort().at(-1) ?? first;
  const prefix = type === 'PRJ' ? 'P' : '';
  const digits = highest.slice(prefix.length);
  const next = prefix + String(Number(digits) + 1).padStart(digits.length, '0');
  return fitsMask(office, type, next) ? next : null;
}

/** The code before the first one. */
const firstOf = ({ relationDigits }: Digits, type: DimensionType): string =>
  isRelation(type) ? FIRST[type].padEnd(relationDigits, '0') : FIRST[type];

const FIRST: Record<DimensionType, string> = {
  BAS: '0000',
  PNL: '4000',
  KPL: '00000',
  PRJ: 'P0000',
  DEB: '1000',
  CRD: '2000',
};
