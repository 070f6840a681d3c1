import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { change } from '../../platform/change';
import { booksUnderTest } from './testing/books-under-test';

const { app, ask, standIn, bookkeeper, our } = booksUnderTest();

describe('a document', () => {
  it('is saved half, made ready, filled in, booked, and stands in the books once with its reference', async () => {
    const id = await our().aBill({ status: 0 });
    const half = { bookingItem: { invoice_number: 'F 1', booking_lines: [{ value: 100 }] } };
    expect(await ask(bookkeeper(), 'PUT', `bookingitem/${id}`, half)).toMatchObject({
      status: 200,
      body: { invoice_number: 'F 1', booking_lines: [{ value: 100, vat: null }], status: 0 },
    });
    expect(await ask(bookkeeper(), 'PUT', `bookingitem/${id}/tag`, {})).toMatchObject({
      status: 200,
      body: { status: 4, in_progress_for: 'recognition' },
    });
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({ status: 1, in_progress_for: null });

    const sent = await our().book(id, await our().aForm());
    expect(sent).toMatchObject({
      status: 200,
      body: {
        status: 4,
        in_progress_for: 'booking',
        supplier: 'Meelfabriek',
        booking_lines: [{ vat_percentage: 21 }],
        attempt: { kind: 'book', state: 'queued', needs_decision: false },
      },
    });
    expect(sent.body.attempt.reference).toMatch(/^bw-[a-z2-7]{16}$/);
    expect(await our().booked()).toEqual([]);

    await app.jobs.drain();
    const [transaction, ...others] = await our().booked();
    expect(others).toEqual([]);
    expect(transaction).toMatchObject({
      code: 'INK',
      location: 'temporary',
      invoicenumber: sent.body.invoice_number,
      freetexts: ['', '', sent.body.attempt.reference],
      lines: [
        { type: 'total', dim2: '2000', value: 12_100, debitcredit: 'credit' },
        { type: 'detail', dim1: '4300', value: 10_000, vatcode: 'IH', vatvalue: 2100 },
        { type: 'vat', value: 2100 },
      ],
    });
    const done = {
      status: 2,
      journal_code: 'INK',
      transaction_number: transaction?.number,
      booked_by: `${bookkeeper().user.name} ${bookkeeper().user.last_name}`,
      is_provisional: true,
      attempt: { state: 'done' },
      package_difference: null,
    };
    expect(await our().read(id)).toMatchObject(done);
    await our().pass(60);
    expect(await our().read(id)).toMatchObject(done);
    expect(await standIn().transactions('VISSER/1001')).toHaveLength(1);
  });

  it('is final at once in a journal where the firm chose so, and cannot be taken back', async () => {
    const id = await our().account(LedgerType.journal, 'INK');
    const choose = (is_final: boolean) =>
      ask(bookkeeper(), 'POST', 'defaults', {
        tags: [{ id, default: null, active: true, is_final }],
      });
    expect((await choose(true)).status).toBe(200);
    const item = await our().anAttempt();
    // It is sent as it was when it was asked for.
    await choose(false);
    const [attempt] = await our().attempts(item);
    expect(attempt?.request).toMatchObject({
      transaction: { destiny: 'final' },
      frozen: expect.stringContaining('destiny="final"'),
    });
    const provisional = await our().anAttempt();
    await app.jobs.drain();
    expect((await our().booked()).map(({ location }) => location)).toEqual(['final', 'temporary']);

    const takeBack = (booked: number) => ask(bookkeeper(), 'DELETE', `bookingitem/${booked}/book`);
    expect(await takeBack(item)).toMatchObject({ status: 409 });
    expect(await takeBack(provisional)).toMatchObject({ status: 200 });
    // As it is held against the package a minute later, and at night.
    await our().pass(60);
    await change(app, ({ queue }) => queue('compare-bookings', {}));
    await app.jobs.drain();
    expect(await our().read(item)).toMatchObject({
      ...{ status: 2, is_provisional: false, package_difference: null },
    });
    expect(await takeBack(item)).toMatchObject({ status: 409 });
  });

  it('is found as final when the answer was lost', async () => {
    const id = await our().account(LedgerType.journal, 'INK');
    const tag = { id, default: null, active: true, is_final: true };
    await ask(bookkeeper(), 'POST', 'defaults', { tags: [tag] });
    await standIn().fault({ fault: 'lost', call: 'posting' });
    const item = await our().anAttempt();
    await app.jobs.drain();
    await our().pass(20);
    await our().pass(60);
    expect(await our().read(item)).toMatchObject({ status: 2, is_provisional: false });
    expect((await our().booked()).map(({ location }) => location)).toEqual(['final']);
  });

  it('loses what is of the other side with another label, and keeps what is of the paper', async () => {
    const id = await our().aBill();
    const { amount, ...form } = await our().aForm();
    const bookingItem = { ...form, amount };
    await ask(bookkeeper(), 'PUT', `bookingitem/${id}`, { bookingItem });
    const label = (tag: string) => ask(bookkeeper(), 'PUT', `bookingitem/${id}/label`, { tag });
    await label('INK');
    expect(await our().read(id)).toMatchObject({ booking_lines: [{ value: 100 }] });
    await label('VRK');
    expect(await our().read(id)).toMatchObject({
      ...{ tag: 'VRK', supplier_relation_id: null, ledger_account_id: null, booking_lines: [] },
      ...{ invoice_number: form.invoice_number, date: form.date, amount },
    });
  });

  it('was not refused yet with another label, and no number of its next relation is used for a reason', async () => {
    const id = await our().aBill({
      booking_errors: { 'booking_lines.0.ledger_account_id': 'Dimensie 4300 bestaat niet.' },
      duplicate_reason: 'Nieuwe reeks van deze leverancier',
    });
    const { status } = await ask(bookkeeper(), 'PUT', `bookingitem/${id}/label`, { tag: 'VRK' });
    expect(status).toBe(200);
    expect(await our().read(id)).toMatchObject({ booking_errors: null, duplicate_reason: '' });
  });
});
