import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { VatPercentage } from './master-data';

/**
 * The percentage of a VAT code for an invoice: the newest that held on its date, so that a late one has the rate of its
 * own time; `null` before there was any.
 */
export function percentageOn(
  percentages: readonly Pick<VatPercentage, 'from_date' | 'percentage'>[],
  invoice_date: IsoDate,
): number | null {
  const held = percentages.filter(({ from_date }) => from_date <= invoice_date);
  const newest = held.reduce<(typeof held)[number] | null>(
    (best, each) => (best && best.from_date > each.from_date ? best : each),
    null,
  );
  return newest?.percentage ?? null;
}
