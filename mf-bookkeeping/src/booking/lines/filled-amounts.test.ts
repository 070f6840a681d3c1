import { aLedgerAccount } from '@boekwerk/shared/testing/a-connection';
import { emptyLine } from '../booking-values';
import { filledAmounts } from './filled-amounts';

type Form = Parameters<typeof filledAmounts>[0];

/** A form that holds what it is given, without a screen. */
function holding(given: object) {
  const values = structuredClone(given);
  const placeOf = (path: string) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: what lies at a path is of any kind
    return { at: keys.reduce((held: any, key) => held[key], values), last };
  };
  const form = {
    getValues: (path?: string) => {
      if (path === undefined) return values;
      const { at, last } = placeOf(path);
      return at[last];
    },
    setValue: (path: string, value: unknown) => {
      const { at, last } = placeOf(path);
      at[last] = value;
    },
  } as unknown as Form;
  return { form, values };
}

it('lines that were proposed are filled in also when their percentages are read later', () => {
  const line = { ...emptyLine, vat_ledger_account_id: 70 };
  const { form, values } = holding({ amount: 109, currency: 'EUR', booking_lines: [line] });
  let known: ReturnType<typeof aLedgerAccount> | undefined;
  const amounts = filledAmounts(form, () => known);
  amounts.proposed([1]);
  expect(values).toMatchObject({ booking_lines: [{ value: null, vat: null }] });
  known = aLedgerAccount({ vat_percentage: 9 });
  amounts.recalculate();
  expect(values).toMatchObject({ booking_lines: [{ value: 100, vat: 9 }] });
});
