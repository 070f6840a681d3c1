import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { eq } from 'drizzle-orm';
import { aStoredInvoice } from '../../invoicing/testing/a-stored-invoice';
import { booking_line } from '../../platform/database/schema/bookings';
import { administration_user } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;

beforeAll(async () => {
  member = await aMember(app);
  const { company } = member;
  const of = { company, customer: await aCustomer(app, company) };
  const add = (given: Parameters<typeof aStoredInvoice>[2]) => aStoredInvoice(app, of, given);
  // What was paid or credited of an invoice changes nothing of it: the credit itself is what takes off.
  const partly = { status: InvoiceStatus.partiallyPaid, amount_paid: 100, credited: 60.5 };
  await add({ date: '2026-02-10', total: 242, total_ex_tax: 200, ...partly });
  await add({ date: '2026-03-01', total: 363, total_ex_tax: 300, status: InvoiceStatus.paid });
  await add({ date: '2026-03-31', total: 60.5, total_ex_tax: 50, is_credit: true });
  await add({ date: '2026-03-05', total: 1210, total_ex_tax: 1000, status: InvoiceStatus.concept });
});

const stats = async ({ headers }: Member, query = '') => {
  const url = `/api/administrations/v1/financialstats?${query}`;
  const reply = await app.http.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json() };
};

describe('GET financialstats', () => {
  it('sums what was sent in the period, with the gain on the period before', async () => {
    expect((await stats(member, 'start=2026-03-01&end=2026-03-31')).body).toEqual({
      turn_over: 250,
      costs: 0,
      result: 250,
      vat: 52.5,
      turn_over_gain: 25,
      cost_gain: null,
      result_gain: 25,
      vat_gain: 25,
      not_in_euro: 0,
    });
  });

  it('names a loss in percent with one decimal', async () => {
    const { body } = await stats(member, 'start=2026-03-16&end=2026-03-31');
    expect(body).toMatchObject({ turn_over: -50, turn_over_gain: -116.7, vat_gain: -116.7 });
  });

  it('has no gain on a period with nothing in it, or one that is open', async () => {
    const none = { turn_over_gain: null, result_gain: null, vat_gain: null };
    const february = await stats(member, 'start=2026-02-01&end=2026-02-28');
    expect(february.body).toMatchObject({ turn_over: 200, ...none });
    expect((await stats(member)).body).toMatchObject({ turn_over: 450, vat: 94.5, ...none });
    expect((await stats(member, 'start=2026-03-01')).body).toMatchObject(none);
  });

  it('is of the own company only, and not for an accountant', async () => {
    expect((await stats(await aMember(app))).body).toMatchObject({ turn_over: 0, vat: 0 });
    expect((await stats(await anAccountant(app))).status).toBe(403);
  });
});

describe('GET financialstats of who keeps books', () => {
  type Of = NonNullable<Parameters<typeof aDocument>[2]>;
  let owner: Member;

  /** A document in the books, with `value` and `vat` of each of its lines. */
  async function aBooking(lines: readonly [number, number][], of: Of, by = owner) {
    const { id: relation_id } = by.company;
    const state = { status: DocumentStatus.booked, date: '2026-03-14', tag: 'INK' as const };
    const booking_item_id = await aDocument(app, by, { ...state, ...of });
    const rows = lines.map(([value, vat], position) => ({ position, value, vat }));
    await app.db
      .insert(booking_line)
      .values(rows.map((row) => ({ ...row, relation_id, booking_item_id })));
  }

  /** A quarter as somebody wrote it down by hand: the figures below are theirs. */
  beforeAll(async () => {
    owner = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
    const of = { company: owner.company, customer: await aCustomer(app, owner.company) };
    const sent = await aStoredInvoice(app, of, {
      date: '2026-03-03',
      total: 121,
      total_ex_tax: 100,
    });
    // Flour and rent, of which the baker sent some back.
    await aBooking(
      [
        [200.1, 18.01],
        [50.05, 10.51],
      ],
      { date: '2026-03-01' },
    );
    await aBooking([[1000, 210]], { date: '2026-03-31' });
    await aBooking([[20.02, 1.8]], { is_credit: true });
    // What was sold over the counter; the invoice that was sent is in the books as well, and counts once.
    await aBooking(
      [
        [300, 27],
        [-10, -0.9],
      ],
      { tag: 'VRK' },
    );
    await aBooking([[100, 21]], { tag: 'VRK', invoice_id: sent, uploaded_by: null });
    // Not in the books, not in this quarter, not in euro.
    await aBooking([[7, 1]], { status: DocumentStatus.toBook });
    await aBooking([[800, 168]], { date: '2026-02-28' });
    await aBooking([[5000, 0]], { currency: 'USD' });
  });

  it('adds up what is booked as well: costs, and turnover that no invoice of the company stands for', async () => {
    expect((await stats(owner, 'start=2026-03-01&end=2026-03-31')).body).toEqual({
      turn_over: 390,
      costs: 1230.13,
      result: -840.13,
      vat: -189.62,
      turn_over_gain: null,
      cost_gain: 53.8,
      result_gain: -5,
      vat_gain: -12.9,
      not_in_euro: 1,
    });
    expect((await stats(owner)).body).toMatchObject({ turn_over: 390, costs: 2030.13 });
  });

  it('tells a colleague of the firm who only invoices nothing of it', async () => {
    const firm = await anAccountant(app);
    const colleague = await anAccountant(app, { company: firm.company });
    const client = await aFirmClient(app, firm.company, { assigned: [colleague] });
    const books = await inBooksOf(app, firm, client);
    await aBooking([[40, 8.4]], {}, books);
    await aBooking([[90, 0]], { currency: 'USD' }, books);
    const inside = await inBooksOf(app, colleague, client);
    const booked = { costs: 40, result: -40, vat: -8.4, not_in_euro: 1 };
    expect((await stats(inside)).body).toMatchObject(booked);
    await app.db
      .update(administration_user)
      .set({ type: 0 })
      .where(eq(administration_user.user_id, colleague.user.id));
    const nothing = { costs: 0, result: 0, vat: 0, not_in_euro: 0 };
    expect((await stats(inside)).body).toMatchObject(nothing);
  });
});
