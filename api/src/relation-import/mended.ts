import type { Party } from './party';
import { IMPORT_TEXTS } from './texts';

/**
 * Puts back what a spreadsheet takes from a number that it reads as an amount: the zero, or the plus, in front.
 * Only in fields that the file changes.
 *
 * @returns what was put back, to have it looked at
 */
export function mended(party: Party, changed: ReadonlySet<keyof Party>) {
  const found: { field: keyof Party; message: string }[] = [];
  for (const field of ['coc_number', 'phone'] as const) {
    const whole = changed.has(field) ? WHOLE[field](party) : party[field];
    if (whole === party[field]) continue;
    party[field] = whole;
    found.push({ field, message: IMPORT_TEXTS.lostSign(whole) });
  }
  return found;
}

/** Both have phone numbers of nine digits behind the zero. */
const NEAR = ['NL', 'BE'];

const WHOLE = {
  /** Eight digits. Source: Handelsregister. */
  coc_number: ({ coc_number }: Party) =>
    /^\d{7}$/.test(coc_number) ? `0${coc_number}` : coc_number,
  phone({ phone, country }: Party) {
    if (!NEAR.includes(country)) return phone;
    if (/^[1-9]\d{8}$/.test(phone)) return `0${phone}`;
    return /^3[12]\d{9}$/.test(phone) ? `+${phone}` : phone;
  },
};
