import type { RecognisedValue } from '@boekwerk/shared/contract/bookkeeping/recognised';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { BookingBasis } from './booking-basis';
import type { Form } from './testing/a-booking';
import { booksUnderTest } from './testing/books-under-test';

const { app, our } = booksUnderTest();

const read = (field: RecognisedValue['field'], value: string | number): RecognisedValue => ({
  ...{ field, value, source: 'text', doubt: null, place: null },
});

async function basisOf(id: number) {
  const [attempt] = await our().attempts(id);
  return attempt?.basis as BookingBasis | null | undefined;
}

it('what was suggested and read is kept with each booking, and whether it was booked so', async () => {
  const supplier_relation_id = await our().aParty();
  const other = await our().account(LedgerType.profitAndLoss, '4500');
  const line = await our().aLine();
  const book = async (given: Form, values: RecognisedValue[] = []) => {
    const recognised = { problem: null, values, words: [] };
    const id = await our().aBill({ recognised });
    const form = await our().aForm({ supplier_relation_id, ...given });
    expect(await our().book(id, form)).toMatchObject({ status: 200 });
    const basis = await basisOf(id);
    await app.jobs.drain();
    return { id, basis };
  };

  const first = await book({}, [read('amount', 121), read('vat', 21), read('date', '2020-01-01')]);
  const kept = { source: 'text', doubt: null };
  expect(first.basis).toMatchObject({
    read: [
      { ...kept, field: 'amount', value: 121, is_kept: true },
      { ...kept, field: 'vat', value: 21, is_kept: true },
      { ...kept, field: 'date', value: '2020-01-01', is_kept: false },
    ],
  });
  expect(['by hand', 'changed']).toContain(first.basis?.lines);

  // The next one is suggested to be booked as this one was.
  const suggestion = {
    because: 'last',
    lines: [{ ledger_account_id: line.ledger_account_id, share: 1 }],
  };
  const next = await book({ amount: 60.5, booking_lines: [{ ...line, value: 50, vat: 10.5 }] });
  expect(next.basis).toMatchObject({ lines: 'as suggested', suggestion });
  // A cent that booking rounds is nobody's choice.
  const rounded = await book({
    amount: 121.01,
    booking_lines: [{ ...line, value: 100.01, vat: 21 }],
  });
  expect(rounded.basis).toMatchObject({ lines: 'as suggested' });
  const split = await book({ amount: 121, booking_lines: [{ ...line, value: 90, vat: 31 }] });
  expect(split.basis).toMatchObject({ lines: 'changed', suggestion });
  const elsewhere = await book({ booking_lines: [{ ...line, ledger_account_id: other }] });
  expect(elsewhere.basis).toMatchObject({ lines: 'changed', suggestion });
});
