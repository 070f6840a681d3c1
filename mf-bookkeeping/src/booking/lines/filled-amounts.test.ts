import { aLedgerAccount } from '@boekwerk/shared/testing/a-connection';
import { emptyLine } from '../booking-values';
import { filledAmounts } from './filled-amounts';

type Form = Parameters<typeof filledAmounts>[0];

/** A form that holds what it is given, without a screen. */
function holding<Values extends object>(given: Values) {
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

describe('VAT codes that are read for another day', () => {
  const low = (vat_percentage: number) => aLedgerAccount({ vat_percentage });

  it.each([
    ['EUR', 100, { value: 82.64, vat: 17.36 }],
    // One yen off would be a difference that nothing rounds.
    ['JPY', 1000, { value: 826, vat: 174 }],
  ])('leave amounts in %s as they are when they cost the same', (currency, amount, expected) => {
    const line = { ...emptyLine, vat_ledger_account_id: 71 };
    const { form, values } = holding({ amount, currency, booking_lines: [line] });
    const amounts = filledAmounts(form, () => low(21));
    amounts.proposed([1]);
    amounts.recalculate();
    expect(values).toMatchObject({ booking_lines: [expected] });
    amounts.split(0);
    amounts.recalculate();
    expect(values).toMatchObject({ booking_lines: [expected] });
  });

  it('have the total shared out anew, as long as nobody typed an amount', () => {
    const line = { ...emptyLine, vat_ledger_account_id: 70 };
    const { form, values } = holding({ amount: 109, currency: 'EUR', booking_lines: [line] });
    let known = low(9);
    const amounts = filledAmounts(form, () => known);
    amounts.proposed([1]);
    known = low(6);
    amounts.recalculate();
    expect(values).toMatchObject({ booking_lines: [{ value: 102.83, vat: 6.17 }] });

    Object.assign(values.booking_lines[0] as object, { value: 100 });
    amounts.fillVat(0);
    known = low(9);
    amounts.recalculate();
    expect(values).toMatchObject({ booking_lines: [{ value: 100, vat: 9 }] });
  });
});

it('lines go on following their amounts when one of them was taken out and put back', () => {
  const line = { ...emptyLine, value: 100, vat_ledger_account_id: 70 };
  const booking_lines = [line, { ...line, value: 200 }];
  const { form, values } = holding({ amount: 327, currency: 'EUR', booking_lines });
  const amounts = filledAmounts(form, () => aLedgerAccount({ vat_percentage: 9 }));
  amounts.fillVat(0);
  amounts.fillVat(1);

  const lines = values.booking_lines;
  const first = lines.splice(0, 1);
  amounts.removed(0);
  lines.splice(0, 0, ...first);
  amounts.putBack(0);
  for (const [index, each] of lines.entries()) {
    each.value += 200;
    amounts.fillVat(index);
  }
  expect(lines).toMatchObject([{ vat: 27 }, { vat: 36 }]);
});
