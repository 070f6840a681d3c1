import type { Revenue } from '@boekwerk/shared/contract/dashboard';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { monthName } from './month-names';

/** One point or bar of a chart, one row of its table. */
export type Figure = {
  /** Tells it from the others; of a month `YYYY-MM`. */
  key: string;
  name: string;
  amount: Euro;
};

export const monthFigures = ({ months }: Revenue): Figure[] =>
  months.map(({ month, total_ex_tax }) => ({
    key: month,
    name: monthName(month),
    amount: total_ex_tax,
  }));

export const customerFigures = ({ customers }: Revenue): Figure[] =>
  customers.map(({ id, name, total_ex_tax }) => ({ key: String(id), name, amount: total_ex_tax }));

const euro = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** `€ 1.000`, beside an axis. */
export const roundEuro = (amount: Euro) => euro.format(amount);
