import type { Books } from './books';
import type {
  Currency,
  Day,
  Dimension,
  DimensionType,
  FiscalYear,
  Journal,
  Office,
  OfficeKey,
  Period,
  Transaction,
  User,
  VatCode,
  VatRate,
} from './types';

export const officeAt = ({ tables }: Books, organisation: string, code: string) =>
  tables.offices.get(`${organisation}/${code}`);

/** The offices that are open to a user. */
export const officesOf = ({ tables }: Books, user: User): Office[] =>
  [...tables.offices.values()].filter(
    ({ organisation, code }) => organisation === user.organisation && user.offices.includes(code),
  );

export const dimensionAt = (
  { tables }: Books,
  office: OfficeKey,
  type: DimensionType,
  code: string,
): Dimension | undefined => tables.dimensions.get(`${office}/${type}/${code}`);

/** The dimensions of some types in the order of their codes, inactive ones among them. */
export const dimensionsOf = (
  { tables }: Books,
  office: OfficeKey,
  ...types: DimensionType[]
): Dimension[] =>
  [...tables.dimensions.values()]
    .filter((dimension) => dimension.office === office && types.includes(dimension.type))
    .sort(byCode);

export const journalAt = ({ tables }: Books, office: OfficeKey, code: string) =>
  tables.journals.get(`${office}/${code}`);

export const journalsOf = ({ tables }: Books, office: OfficeKey): Journal[] =>
  [...tables.journals.values()].filter((journal) => journal.office === office).sort(byCode);

export const vatCodeAt = ({ tables }: Books, office: OfficeKey, code: string) =>
  tables.vatCodes.get(`${office}/${code}`);

export const vatCodesOf = ({ tables }: Books, office: OfficeKey): VatCode[] =>
  [...tables.vatCodes.values()].filter((vat) => vat.office === office).sort(byCode);

export const currencyAt = ({ tables }: Books, office: OfficeKey, code: string) =>
  tables.currencies.get(`${office}/${code}`);

export const currenciesOf = ({ tables }: Books, office: OfficeKey): Currency[] =>
  [...tables.currencies.values()].filter((currency) => currency.office === office).sort(byCode);

export const yearsOf = ({ tables }: Books, office: OfficeKey): FiscalYear[] =>
  [...tables.years.values()]
    .filter((year) => year.office === office)
    .sort((a, b) => a.year - b.year);

export const transactionAt = (
  { tables }: Books,
  office: OfficeKey,
  code: string,
  number: string,
): Transaction | undefined => {
  const found = tables.transactions.get(`${office}/${code}/${number}`);
  return found?.deleted === null ? found : undefined;
};

/** What stands in the books of an office, in the order in which it came in. */
export const transactionsOf = ({ tables }: Books, office: OfficeKey): Transaction[] =>
  [...tables.transactions.values()].filter(
    (transaction) => transaction.office === office && transaction.deleted === null,
  );

/** What is in force on a day: the newest that began on it or before. */
export const inForce = <Dated extends { date: Day }>(
  dated: readonly Dated[],
  day: Day,
): Dated | undefined =>
  dated.filter(({ date }) => date <= day).sort((a, b) => b.date.localeCompare(a.date))[0];

export const rateOn = (vat: VatCode, day: Day): VatRate | undefined => inForce(vat.rates, day);

/** A period of an office by its name, `2026/11`. */
export const periodAt = (books: Books, office: OfficeKey, said: string): Period | undefined =>
  yearsOf(books, office)
    .flatMap(({ year, periods }) =>
      periods.map((period) => ({ period, name: periodName(year, period.number) })),
    )
    .find(({ name }) => name === said)?.period;

/** The name of the period that a day falls in. A period begins the day after the one before it ends. */
export function periodOf(books: Books, office: OfficeKey, day: Day): string | undefined {
  for (const { year, start, periods } of yearsOf(books, office)) {
    const period = day >= start ? periods.find(({ end }) => day <= end) : undefined;
    if (period) return periodName(year, period.number);
  }
  return undefined;
}

export const periodName = (year: number, number: number): string =>
  `${year}/${String(number).padStart(2, '0')}`;

const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code);
