import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { aLine, aPurchase, aSale } from '../../external/accounting/testing/a-transaction';
import type { TransactionRequest } from '../../external/accounting/transaction';
import { change } from '../../platform/change';
import {
  accounting_connection,
  accounting_credentials,
  accounting_relation,
  office_lease,
} from '../../platform/database/schema/accounting';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { audit } from '../../platform/database/schema/platform';
import { appWithAccounting } from '../../testing/a-linked-firm';
import type { Member } from '../../testing/builders';
import { whileRefused } from '../../testing/while-refused';
import { withAccess } from '../connection/access/with-access';
import { keepComparison } from './keep-comparison';
import { type BookedItem, bookedSince } from './store';
import { aBookedDocument, aCreditor, itemOf, putTransaction } from './testing/a-booked-document';

const { app, standIn, aLinkedFirm, aLinkedClient } = appWithAccounting();
let bookkeeper: Member & { credentials_id: number };

beforeEach(async () => {
  await app.db.delete(accounting_connection);
  await app.db.delete(accounting_credentials);
  await app.db.delete(office_lease);
  const firm = await aLinkedFirm();
  bookkeeper = { ...(await aLinkedClient(firm)), credentials_id: firm.credentials_id };
});

async function compare() {
  await change(app, ({ queue }) => queue('compare-bookings', {}));
  await app.jobs.drain();
}

const linesAbout = async (id: number) =>
  (await app.db.select().from(audit).where(eq(audit.entity_id, id)).orderBy(audit.id)).filter(
    ({ action }) => action === 'job compare-office',
  );

const remove = (number: string) =>
  withAccess(
    app,
    { credentials_id: bookkeeper.credentials_id, office_code: '1001' },
    (accounting, access) =>
      accounting.deleteTransaction(access, { journal_code: 'INK', number, reason: 'Dubbel' }),
  );

describe('what was booked, held against the accounting package at night', () => {
  it.each([
    ['a purchase', aPurchase()],
    ['a sale', aSale()],
    ['a credit note', aPurchase({ is_credit: true })],
    ['one without VAT', aPurchase({ lines: [aLine({ vat: 0, vat_code: 'IN' })] })],
    ['one in another currency', aPurchase({ currency: 'USD' })],
  ])('is as it was, and tells nothing: %s', async (_, request) => {
    const { id } = await aBookedDocument(app, bookkeeper, { request });
    await compare();
    expect(await itemOf(app, id)).toMatchObject({
      package_difference: null,
      is_provisional: true,
      package_modified: expect.stringMatching(/^\d{14}$/),
    });
    expect(await linesAbout(id)).toEqual([]);
  });

  it.each<[string, Partial<TransactionRequest>, string]>([
    ['number', { invoice_number: 'F-2026-18' }, 'invoice_number'],
    ['total', { lines: [aLine({ value: 200, vat: 42 })], total: 242 }, 'total'],
    ['VAT', { lines: [aLine({ value: 101, vat: 20 })] }, 'vat'],
    ['side', { is_credit: true }, 'total'],
    ['currency', { currency: 'USD' }, 'currency'],
    ['relation', { relation_code: '2001' }, 'relation_code'],
    ['date', { date: '2026-07-01' }, 'date'],
  ])(
    'is marked when its %s was changed there, and no longer once it is as booked',
    async (_, other, field) => {
      const supplier_relation_id = await aCreditor(app, bookkeeper);
      const { id, number, request } = await aBookedDocument(app, bookkeeper, {
        supplier_relation_id,
      });
      await putTransaction(app, bookkeeper, { ...request, ...other }, number);
      const { updated_at, amount, invoice_number } = await itemOf(app, id);
      await compare();
      expect(await itemOf(app, id)).toMatchObject({
        package_difference: 'changed',
        // Nothing is taken over in silence, and who has the document open can go on.
        ...{ updated_at, amount, invoice_number },
      });
      const [line, ...more] = await linesAbout(id);
      expect(more).toEqual([]);
      expect(line?.relation_id).toBe(bookkeeper.company.id);
      expect(Object.keys(line?.changes ?? {})).toEqual(
        expect.arrayContaining(['package_difference', field]),
      );

      await putTransaction(app, bookkeeper, request, number);
      // Both changes may have been in one second, which no list tells apart.
      await app.db
        .update(booking_item)
        .set({ package_modified: null })
        .where(eq(booking_item.id, id));
      await compare();
      expect((await itemOf(app, id)).package_difference).toBeNull();
      expect((await linesAbout(id)).map(({ changes }) => changes.package_difference)).toEqual([
        [null, 'changed'],
        ['changed', null],
      ]);
    },
  );

  it('is as it was also once its supplier is linked with another creditor: it stands where it was booked', async () => {
    const supplier_relation_id = await aCreditor(app, bookkeeper);
    const { id, number, request } = await aBookedDocument(app, bookkeeper, {
      supplier_relation_id,
    });
    await app.db.insert(booking_attempt).values({
      ...{ relation_id: bookkeeper.company.id, booking_item_id: id, kind: 'book', state: 'done' },
      ...{ reference: randomUUID(), asked_by: bookkeeper.user.id, ended_at: new Date() },
      ...{ request: { office_code: '1001', transaction: request }, answer: { number } },
    });
    await app.db
      .delete(accounting_relation)
      .where(eq(accounting_relation.enterprise_relation_id, supplier_relation_id));
    await aCreditor(app, bookkeeper, '2001', supplier_relation_id);
    await compare();
    expect((await itemOf(app, id)).package_difference).toBeNull();

    await putTransaction(app, bookkeeper, { ...request, relation_code: '2002' }, number);
    await compare();
    expect((await itemOf(app, id)).package_difference).toBe('changed');
  });

  it('is marked when it was deleted there, once', async () => {
    const { id, number } = await aBookedDocument(app, bookkeeper);
    expect(await remove(number)).toEqual({ kind: 'done' });
    await compare();
    await compare();
    expect((await itemOf(app, id)).package_difference).toBe('deleted');
    expect(await linesAbout(id)).toHaveLength(1);
  });

  it('is not taken for deleted while the list of the package runs behind', async () => {
    const { id } = await aBookedDocument(app, bookkeeper);
    await standIn().fault({ fault: 'browse-behind' });
    await compare();
    expect((await itemOf(app, id)).package_difference).toBeNull();
  });

  it('can no longer be taken back once it is final there', async () => {
    const { id, number, request } = await aBookedDocument(app, bookkeeper);
    await putTransaction(app, bookkeeper, { ...request, destiny: 'final' }, number);
    await compare();
    expect(await itemOf(app, id)).toMatchObject({
      package_difference: null,
      is_provisional: false,
    });
  });

  it('can be taken back as long as it is provisional there, also when nobody could say so before', async () => {
    const { id } = await aBookedDocument(app, bookkeeper, { is_provisional: false });
    await compare();
    expect((await itemOf(app, id)).is_provisional).toBe(true);
  });

  it('can never be taken back when it is of another invoice: somebody gave its number, or changed it there', async () => {
    const { id } = await aBookedDocument(app, bookkeeper, {
      ...{ invoice_number: 'F-2026-99', is_provisional: false },
    });
    await compare();
    expect(await itemOf(app, id)).toMatchObject({
      package_difference: 'changed',
      is_provisional: false,
    });
  });

  it('is left alone after sixty days, and where a person must mend the link', async () => {
    const old = await aBookedDocument(app, bookkeeper, {
      booked_at: new Date(Date.now() - 61 * 86_400_000),
    });
    await remove(old.number);
    await compare();
    expect((await itemOf(app, old.id)).package_difference).toBeNull();

    const lately = await aBookedDocument(app, bookkeeper, {
      request: aPurchase({ invoice_number: 'F-2' }),
    });
    await remove(lately.number);
    await app.db.update(accounting_credentials).set({ broken_reason: 'revoked' });
    await compare();
    expect((await itemOf(app, lately.id)).package_difference).toBeNull();
  });

  it('is marked also when another one cannot be', async () => {
    const broken = await aBookedDocument(app, bookkeeper);
    const request = aPurchase({ invoice_number: 'F-2' });
    const other = await aBookedDocument(app, bookkeeper, { request });
    for (const { number } of [broken, other]) await remove(number);
    const when = `OLD.id = ${broken.id}`;
    await whileRefused(app, { before: 'UPDATE', on: 'booking_item', when }, compare);
    expect((await itemOf(app, broken.id)).package_difference).toBeNull();
    expect((await itemOf(app, other.id)).package_difference).toBe('deleted');
  });

  const anotherAmount = aPurchase({
    invoice_number: 'F-2',
    ...{ lines: [aLine({ value: 200, vat: 42 })], total: 242 },
  });

  it.each([
    ['the row of another one', { call: 'browse', text: '-121.00' }],
    ['another one itself', { call: 'read', text: '121.00' }],
  ])('is marked also when %s cannot be read, which is told', async (_, unreadable) => {
    const told = jest.spyOn(app.http.log, 'error');
    const { id } = await aBookedDocument(app, bookkeeper);
    const other = await aBookedDocument(app, bookkeeper, { request: anotherAmount });
    await remove(other.number);
    await standIn().fault({ fault: 'garbled', times: 9, ...unreadable });
    await compare();
    expect((await itemOf(app, id)).package_difference).toBeNull();
    expect((await itemOf(app, other.id)).package_difference).toBe('deleted');
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ relation_id: bookkeeper.company.id }),
      expect.stringMatching(/^(?:document not compared|row of a transaction not read)$/),
    );
  });

  it('is marked also when its own row cannot be read', async () => {
    const { id, number, request } = await aBookedDocument(app, bookkeeper);
    const changed = { lines: [aLine({ value: 200, vat: 42 })], total: 242 };
    await putTransaction(app, bookkeeper, { ...request, ...changed }, number);
    await standIn().fault({ fault: 'garbled', call: 'browse', text: '-242.00' });
    await compare();
    expect((await itemOf(app, id)).package_difference).toBe('changed');
  });

  it('is of the office that the company has now: another one knows nothing of it', async () => {
    const { id, number } = await aBookedDocument(app, bookkeeper);
    await remove(number);
    await app.db.execute(`update ledger_account set office_code = '1002' where code = '4300'`);
    await compare();
    expect((await itemOf(app, id)).package_difference).toBeNull();
  });

  it('is asked again later when the package has had enough', async () => {
    const { id, number } = await aBookedDocument(app, bookkeeper);
    await remove(number);
    await standIn().fault({ fault: 'too-many', call: 'browse', seconds: 120 });
    await compare();
    expect((await itemOf(app, id)).package_difference).toBeNull();
    const { rows } = await app.db.execute<{ later: boolean }>(
      `select start_after > now() + interval '100 seconds' as later
       from pgboss.job where name = 'compare-office' and state = 'created'`,
    );
    expect(rows).toEqual([{ later: true }]);
  });

  it('is not looked at while it is being taken back', async () => {
    const { id, number } = await aBookedDocument(app, bookkeeper);
    await remove(number);
    await app.db.insert(booking_attempt).values({
      ...{ relation_id: bookkeeper.company.id, booking_item_id: id, kind: 'takeBack' },
      ...{ reference: randomUUID(), request: {}, asked_by: bookkeeper.user.id },
    });
    await compare();
    expect((await itemOf(app, id)).package_difference).toBeNull();
  });

  it('is not marked when it was taken back while the package was asked', async () => {
    const { id } = await aBookedDocument(app, bookkeeper);
    const office = { relation_id: bookkeeper.company.id, office_code: '1001' };
    const [item] = await bookedSince(app.db, office, new Date(0));
    await app.db
      .update(booking_item)
      .set({ status: 1, journal_code: null, transaction_number: null, booked_at: null })
      .where(eq(booking_item.id, id));
    await keepComparison(app, item as BookedItem, { found: null, modified: null });
    expect((await itemOf(app, id)).package_difference).toBeNull();
    expect(await linesAbout(id)).toEqual([]);
  });
});
