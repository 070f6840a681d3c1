import type { getFinancialStats, Revenue } from '@boekwerk/shared/contract/dashboard';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';

/** Figures of the period, with growth of turnover alone. */
export const financialStats = (
  given: Partial<ReplyOf<typeof getFinancialStats>> = {},
): ReplyOf<typeof getFinancialStats> => ({
  turn_over: 12_000,
  costs: 0,
  result: 12_000,
  vat: 2520,
  turn_over_gain: 12.5,
  cost_gain: null,
  result_gain: null,
  vat_gain: null,
  not_in_euro: 0,
  ...given,
});

export const revenue = (given: Partial<Revenue> = {}): Revenue => ({
  months: [
    { month: '2025-11', total_ex_tax: 8200 },
    { month: '2025-12', total_ex_tax: 9400.5 },
  ],
  customers: [
    { id: 3, name: 'Gemeente Utrecht', total_ex_tax: 15_000 },
    { id: 9, name: 'Studio Noord', total_ex_tax: 2600.5 },
  ],
  ...given,
});
