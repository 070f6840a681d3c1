import type { BookingSuggestion } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import { ledger_account } from '../../platform/database/schema/accounting';
import { aDay } from './testing/a-booking';
import { booksUnderTest } from './testing/books-under-test';

const { app, ask, bookkeeper, our, standIn } = booksUnderTest();

const suggestionFor = async (supplier: number): Promise<BookingSuggestion | null> => {
  const { body } = await ask(bookkeeper(), 'GET', `relation/${supplier}`);
  return body.find(({ type }: { type: number }) => type === LedgerType.supplier).suggestion;
};
const ledger = (code: string) => our().account(LedgerType.profitAndLoss, code);

/** A bill of 121,00 of which a quarter is for the phone. */
async function aSharedBill(supplier_relation_id: number) {
  const project_ledger_account_id = await our().account(LedgerType.project, 'P0001');
  return our().aForm({
    supplier_relation_id,
    booking_lines: [
      await our().aLine({ value: 75, vat: 15.75, project_ledger_account_id }),
      await our().aLine({
        ...{ ledger_account_id: await ledger('4310'), value: 25, vat: 5.25 },
        description: 'Telefoon',
      }),
    ],
  });
}

async function bookAndWait(form: Awaited<ReturnType<typeof aSharedBill>>) {
  expect(await our().book(await our().aBill(), form)).toMatchObject({ status: 200 });
  await app.jobs.drain();
}

describe('the next document of a relation', () => {
  it('is proposed as its lines were kept: shares, not amounts', async () => {
    const supplier = await our().aParty();
    expect(await suggestionFor(supplier)).toBeNull();
    const form = { ...(await aSharedBill(supplier)), saveBookingLines: true };
    await bookAndWait(form);
    await bookAndWait(await our().aForm({ supplier_relation_id: supplier }));
    expect(await suggestionFor(supplier)).toMatchObject({
      because: 'saved',
      lines: [
        { ledger_account_id: await ledger('4300'), share: 0.75 },
        { ledger_account_id: await ledger('4310'), share: 0.25, description: 'Telefoon' },
      ],
    });
    const url = `/api/relations/v1/client/${supplier}/history`;
    const told = await app.http.inject({ url, headers: bookkeeper().headers });
    expect(told.body).toContain('2 regels');
  });

  it('is kept by saving alone as well, and only for a relation that is linked', async () => {
    const supplier = await our().aParty();
    const id = await our().aBill();
    const bookingItem = await aSharedBill(supplier);
    const save = (body: object) => ask(bookkeeper(), 'PUT', `bookingitem/${id}`, body);
    expect((await save({ bookingItem, saveBookingLines: true })).status).toBe(200);
    expect(await suggestionFor(supplier)).toMatchObject({ because: 'saved' });
    const nobody = {
      ...{ ...bookingItem, supplier_relation_id: null },
      booking_lines: [await our().aLine()],
    };
    expect((await save({ bookingItem: nobody, saveBookingLines: true })).status).toBe(200);
    expect(await suggestionFor(supplier)).toMatchObject({ lines: [{ share: 0.75 }, {}] });
  });

  it('is proposed as most of the last ones were booked, with the words that come back', async () => {
    const supplier_relation_id = await our().aParty();
    const usual = { supplier_relation_id, description: 'Abonnement' };
    await bookAndWait(await our().aForm(usual));
    await bookAndWait(await our().aForm(usual));
    await bookAndWait(await aSharedBill(supplier_relation_id));
    expect(await suggestionFor(supplier_relation_id)).toMatchObject({
      because: 'last',
      description: 'Abonnement',
      ledger_account_id: await our().account(LedgerType.balance, '1600'),
      lines: [{ ledger_account_id: await ledger('4300'), share: 1 }],
    });
  });

  it('is proposed as one that is on its way into the books, until that is refused', async () => {
    const supplier_relation_id = await our().aParty();
    await bookAndWait(await our().aForm({ supplier_relation_id }));
    const id = await our().aBill();
    const attempt = await our().book(id, await aSharedBill(supplier_relation_id));
    expect(attempt).toMatchObject({ status: 200, body: { status: 4 } });
    expect(await suggestionFor(supplier_relation_id)).toMatchObject({
      because: 'last',
      lines: [{ share: 0.75 }, { description: 'Telefoon', share: 0.25 }],
    });
    const period = `${aDay.slice(0, 4)}/03`;
    await standIn().fault({ fault: 'period-closed', office: 'VISSER/1001', period });
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({ status: 1 });
    expect(await suggestionFor(supplier_relation_id)).toMatchObject({ lines: [{ share: 1 }] });
  });

  it('is not proposed on what is gone from the package', async () => {
    const supplier = await our().aParty();
    await bookAndWait({ ...(await aSharedBill(supplier)), saveBookingLines: true } as never);
    await app.db
      .update(ledger_account)
      .set({ active: false })
      .where(eq(ledger_account.id, await ledger('4310')));
    expect(await suggestionFor(supplier)).toBeNull();
  });

  it('is proposed without the control account of the last ones when that is gone from the package', async () => {
    const supplier_relation_id = await our().aParty();
    await bookAndWait(await our().aForm({ supplier_relation_id }));
    await app.db
      .update(ledger_account)
      .set({ active: false })
      .where(eq(ledger_account.id, await our().account(LedgerType.balance, '1600')));
    expect(await suggestionFor(supplier_relation_id)).toMatchObject({
      ...{ because: 'last', ledger_account_id: null, lines: [{ share: 1 }] },
    });
  });
});

it('VAT codes have the percentage that they had on the day of an invoice', async () => {
  const costs = async (date: string) => {
    const { body } = await ask(bookkeeper(), 'GET', `ledgeraccounts?type=7&date=${date}`);
    return body.find(({ code }: { code: string }) => code === 'IL').vat_percentage;
  };
  expect([await costs('2018-12-31'), await costs('2019-01-01')]).toEqual([6, 9]);
  expect((await ask(bookkeeper(), 'GET', 'ledgeraccounts?date=2018-13-01')).status).toBe(422);
});
