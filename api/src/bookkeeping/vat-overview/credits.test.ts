import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VatOverview } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { and, eq, sql } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { aForm, aLine, callsOf } from '../../invoicing/testing/an-invoice';
import { keepVatAmounts } from '../../invoicing/vat/invoice-vat-job';
import { booking_line } from '../../platform/database/schema/bookings';
import { invoice, invoice_vat } from '../../platform/database/schema/invoicing';
import { relation } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Company, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

/** To somebody of whom it was not known yet that they are in Germany. */
beforeEach(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
  customer = await aCustomer(app, member.company, {
    ...{ name: 'Berlin Brot', country: 'NL', tax_number: 'NL004495445B01' },
  });
  calls = callsOf(app, member.headers);
});

const overview = async (): Promise<VatOverview> => {
  const url = '/api/administrations/v1/vatoverview?start=2026-01-01&end=2026-12-31';
  return (await app.http.inject({ url, headers: member.headers })).json();
};
const turnovers = async () =>
  Object.fromEntries(
    (await overview()).boxes
      .filter(({ lines }) => lines > 0)
      .map(({ box, turnover }) => [box, turnover]),
  );
const put = (details: { country: string; tax_number: string }) =>
  app.db.update(relation).set(details).where(eq(relation.id, customer.id));
const send = async (tax_id: 4 | 6) =>
  (await calls.aSent(aForm(customer, { products: [aLine({ value: 200, tax_id })] }))).id;
async function credit(of: number): Promise<number> {
  const { body } = await calls.post(`invoice/${of}/credit`);
  // In the year that is asked for, whenever this runs.
  await app.db.update(invoice).set({ date: '2026-06-30' }).where(eq(invoice.id, body.id));
  expect((await calls.put(`invoice/${body.id}/sent`)).status).toBe(200);
  return body.id;
}
const migration = readFileSync(
  path.join(__dirname, '../../../migrations/0079_credits-in-boxes.sql'),
  'utf8',
).split('--> statement-breakpoint');
const GERMAN = { country: 'DE', tax_number: 'DE136695976' };

describe('a credit in the VAT overview', () => {
  it('counts in the box of the invoice that it takes back, also when the customer was put right in between', async () => {
    const wrong = await send(4);
    await put(GERMAN);
    await credit(wrong);
    await send(4);
    expect(await turnovers()).toEqual({ '1e': 0, '3b': 200 });
    expect((await overview()).sales_list).toMatchObject([
      { tax_number: 'DE136695976', supply: 'services', amount: 200 },
    ]);
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('is counted anew where an earlier version put it in another box, and nothing else is', async () => {
    const wrong = await send(4);
    const same = await credit(await send(4));
    await put(GERMAN);
    const moved = await credit(wrong);
    await app.db.update(invoice_vat).set({ box: '3b' }).where(eq(invoice_vat.invoice_id, moved));
    expect(await turnovers()).toEqual({ '1e': 200, '3b': -200 });
    for (const statement of migration) await app.db.execute(sql.raw(statement));
    const waiting = await app.db
      .select()
      .from(invoice)
      .where(and(eq(invoice.relation_id, member.company.id), eq(invoice.has_vat_amounts, false)));
    expect(waiting.map(({ id }) => id)).toEqual([moved]);
    expect(await app.db.$count(invoice_vat, eq(invoice_vat.invoice_id, same))).toBe(1);
    await keepVatAmounts(app);
    expect(await turnovers()).toEqual({ '1e': 0 });
  });

  it('is in the EU sales list under the number of the invoice that it takes back', async () => {
    await put({ country: 'DE', tax_number: 'DE129273398' });
    const wrong = await send(6);
    await put(GERMAN);
    await credit(wrong);
    await send(6);
    expect((await overview()).sales_list).toMatchObject([
      { tax_number: 'DE129273398', amount: 0 },
      { tax_number: 'DE136695976', amount: 200 },
    ]);
  });

  it('takes back what its invoice was booked as, before it is booked itself', async () => {
    await put(GERMAN);
    const invoice_id = await send(6);
    const state = { status: DocumentStatus.booked, date: '2026-03-02', tag: 'VRK' as const };
    const booking_item_id = await aDocument(app, member, {
      ...{ ...state, invoice_id, uploaded_by: null },
    });
    await app.db.insert(booking_line).values({
      ...{ relation_id: member.company.id, booking_item_id, position: 0 },
      ...{ value: 200, vat: 0, foreign_sale_type: 0 },
    });
    await credit(invoice_id);
    expect((await overview()).sales_list).toMatchObject([{ supply: 'services', amount: 0 }]);
  });
});
