import { listBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import { listCustomers } from '@boekwerk/shared/contract/customers';
import { listEnterprises } from '@boekwerk/shared/contract/firm';
import { listInvoices } from '@boekwerk/shared/contract/invoicing';
import { listProducts } from '@boekwerk/shared/contract/products';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { sql } from 'drizzle-orm';
import { aForm, callsOf } from '../../invoicing/testing/an-invoice';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant } from '../../testing/a-firm';
import { aConnectedCompany } from '../../testing/an-accounting-link';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import { oneOfEach } from '../../testing/everything';
import { type RecordingApp, recordingApp } from '../../testing/record-statements';
import type { TestApp } from '../../testing/test-app';
import { product } from '../database/schema/invoice-settings';

/** Of each list; of most there is one more that is not shown. */
const SHOWN = 4;

let app: TestApp;
let statementsOf: RecordingApp['statementsOf'];
let owner: Member;
let accountant: Member;

beforeAll(async () => {
  ({ app, statementsOf } = await recordingApp());
  owner = await aMember(app, { company: await aConnectedCompany(app, { booking_enabled: 1 }) });
  accountant = await anAccountant(app);
  const relation_id = owner.company.id;
  const customer = await aCustomer(app, owner.company, { hidden: 1 });
  await oneOfEach(app, owner);
  await aFirmClient(app, accountant.company, { type: 1 });
  await aDocument(app, owner, { status: DocumentStatus.booked });
  for (let n = 0; n < SHOWN; n++) {
    await aCustomer(app, owner.company);
    await aFirmClient(app, accountant.company);
    await app.db.insert(product).values({ relation_id, title: 'Brood', value: 1, tax_id: 1 });
    await aDocument(app, owner);
    await callsOf(app, owner.headers).aConcept(aForm(customer));
  }
});
afterAll(() => app.close());

/** The orders that an index has; those by day are found by a tally, and those by number in another way. */
const LISTS = {
  customers: [listCustomers, () => '/relations/v1/clients?'],
  products: [listProducts, () => '/invoicing/v1/products?'],
  documents: [listBookingItems, () => '/administrations/v1/bookingitems?tab=to_progress&'],
  invoices: [listInvoices, () => '/invoicing/v1/invoices?'],
  clients: [listEnterprises, () => `/relations/v1/relation/${accountant.company.id}/enterprises?`],
} as const;
const OTHERWISE = ['documents by uploaded_date', 'invoices by date', 'invoices by number'];

const cases = Object.entries(LISTS).flatMap(([list, [{ query }, path]]) =>
  query.entries.sort.wrapped.options
    .map((sort) => ({ name: `${list} by ${sort}`, list, sort, path }))
    .filter(({ name }) => !OTHERWISE.includes(name)),
);

/** How the database would do it, whatever the values, if it had many rows. */
async function planOf(statement: string): Promise<string> {
  const count = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
  const nothing = Array(count).fill('null').join(', ');
  return app.db.transaction(async (tx) => {
    for (const other of ['seqscan', 'bitmapscan', 'indexscan', 'sort'])
      await tx.execute(sql.raw(`set local enable_${other} = off`));
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`prepare far_page as ${statement}`));
    const { rows } = await tx.execute(sql.raw(`explain execute far_page(${nothing})`));
    await tx.execute(sql`deallocate far_page`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

describe('a page far away', () => {
  it.each(cases)('of $name passes rows in an index alone', async ({ list, sort, path }) => {
    const { headers } = list === 'clients' ? accountant : owner;
    const url = `/api${path()}sort=${sort}&order=asc&itemsPerPage=1&page=2`;
    const statements = await statementsOf(async () => {
      expect((await app.http.inject({ url, headers })).json().data).toHaveLength(1);
    });
    const [passing] = statements.filter((statement) => / offset /i.test(statement));
    expect(await planOf(passing ?? '')).toContain('Index Only Scan');
  });
});
