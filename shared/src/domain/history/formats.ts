import { isDateWithin, LAST_DATE } from '../dates/dates';
import {
  formatAmount,
  formatDate,
  formatEuro,
  formatInstant,
  formatQuantity,
} from '../money/format';
import { countryName, isCountry } from '../relation/countries';
import { FIRST_BIRTHDAY } from '../relation/person';
import type { HistoryValue } from './history-value';
import { texts } from './texts';

/** A value as it is read; '' for nothing. */
export type Format = (value: HistoryValue) => string;

export const asText: Format = (value) => String(value ?? '');

const ofNumber =
  (format: (number: number) => string): Format =>
  (value) =>
    typeof value === 'number' ? format(value) : asText(value);

export const asEuro = ofNumber(formatEuro);

/** Of an amount whose currency is a field of its own. */
export const asAmount = ofNumber(formatAmount);

export const asNumber = ofNumber(formatQuantity);

export const asPercentage = ofNumber((number) => `${formatQuantity(number)}%`);

export const asDate: Format = (value) => {
  const text = asText(value);
  if (isDateWithin(text, FIRST_BIRTHDAY, LAST_DATE)) return formatDate(text);
  return Number.isNaN(Date.parse(text)) ? '' : formatInstant(text);
};

/** Of a flag: 0 and 1, or false and true. */
export const asYesNo: Format = (value) => (value === null ? '' : value ? texts.yes : texts.no);

/** Of a flag that is asked the other way round. */
export const asNoYes: Format = (value) => (value === null ? '' : asYesNo(!value));

export const asCountry: Format = (value) => {
  const code = asText(value);
  return isCountry(code) ? countryName(code) : code;
};

/** Of a choice by its stored value; what is not among them says nothing. */
export const asOneOf =
  (names: { readonly [value: string]: string }): Format =>
  (value) =>
    names[asText(value)] ?? '';
