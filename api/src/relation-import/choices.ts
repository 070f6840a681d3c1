import { CURRENCIES, type Currency } from '@boekwerk/shared/contract/party-details';
import { PAYMENT_PERIODS } from '@boekwerk/shared/domain/invoice/payment-period';
import {
  countries as allCountries,
  countryName,
  isCountry,
} from '@boekwerk/shared/domain/relation/countries';
import { type ByWord, byWords } from '../platform/sheet-import/by-words';
import { COLUMN_TEXTS } from './texts';

export const kindsOfCustomer: ByWord<'client' | 'supplier'> = {
  ...byWords<'client' | 'supplier'>([
    ['client', 'Klant', 'klanten', 'debiteur', 'afnemer'],
    ['supplier', 'Leverancier', 'leveranciers', 'crediteur'],
  ]),
  problem: COLUMN_TEXTS.kinds,
};

export const kindsOfFirmClient: ByWord<0 | 1> = {
  ...byWords<0 | 1>([
    [0, 'Onderneming', 'bedrijf', 'zakelijk'],
    [1, 'Persoon', 'particulier', 'privé'],
  ]),
  problem: COLUMN_TEXTS.kindsOfFirmClient,
};

/** Whether a relation is active; kept the other way round. */
export const yesNo: ByWord<0 | 1> = {
  ...byWords<0 | 1>([
    [0, 'Ja', 'j', 'waar', 'true', 'actief', '1', 'yes'],
    [1, 'Nee', 'n', 'onwaar', 'false', 'niet actief', '0', 'no'],
  ]),
  problem: COLUMN_TEXTS.yesNo,
};

const named = byWords(
  allCountries().map(({ code, name }): [string, string, ...string[]] => [code, name, code]),
);

/** By their Dutch names, or their codes. */
export const countries: ByWord<string> = {
  wordOf: (code) => (isCountry(code) ? countryName(code) : code),
  meaningOf: named.meaningOf,
  problem: COLUMN_TEXTS.country,
};

export const currencies: ByWord<Currency> = {
  ...byWords(CURRENCIES.map((code): [Currency, string] => [code, code])),
  problem: COLUMN_TEXTS.currency,
};

type Days = (typeof PAYMENT_PERIODS)[number]['days'];

/** By their names, or in days. */
export const periods: ByWord<number> = {
  ...byWords<number>(
    PAYMENT_PERIODS.map(
      ({ days, name }: { days: Days; name: string }): [number, string, ...string[]] => [
        days,
        name,
        ...[`${days}`, `${days} dagen`, `${days} dgn`],
      ],
    ),
  ),
  problem: COLUMN_TEXTS.period(PAYMENT_PERIODS.map(({ name }) => name)),
};
