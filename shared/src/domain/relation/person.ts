import { type IsoDate, isDateWithin, today } from '../dates/dates';
import { fitsElevenTest } from './identity';

/** How a private person is addressed. */
export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export const GENDER_NAMES: Record<Gender, string> = {
  male: 'Man',
  female: 'Vrouw',
  other: 'Anders',
};

/** The earliest day on which somebody who lives may be born. */
export const FIRST_BIRTHDAY: IsoDate = '1900-01-01';

/** Whether a text is a day on which somebody can be born: from {@link FIRST_BIRTHDAY} up to today. */
export const isBirthday = (text: string, now: IsoDate = today()) =>
  isDateWithin(text, FIRST_BIRTHDAY, now);

/** Whether a text can be a citizen service number: nine digits that fit the eleven test, not all of them 0. */
export const isBsn = (text: string) =>
  /^\d{9}$/.test(text) && text !== '000000000' && fitsElevenTest(text);

const HIDDEN_DIGIT = '•';

/** A citizen service number as it may be seen: `•••••••82`; '' for none. */
export const maskedBsn = (bsn: string) =>
  bsn === '' ? '' : HIDDEN_DIGIT.repeat(7) + bsn.slice(-2);

/** Whether a field still holds what {@link maskedBsn} put there. */
export const isMasked = (text: string) => text.includes(HIDDEN_DIGIT);
