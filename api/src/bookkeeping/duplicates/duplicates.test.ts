import { type SQLWrapper, sql } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember } from '../../testing/builders';
import { findLikeNumber, findSameAmount, findSameFile } from './store';

const MANY = 2000;
const app = appUnderTest();
let document: typeof booking_item.$inferSelect;

beforeAll(async () => {
  const member = await aMember(app);
  const of = { enterprise_relation_type: 'supplier' } as const;
  const supplier_relation_id = (await aCustomer(app, member.company, of)).id;
  const filled = { supplier_relation_id, invoice_number: 'F-1', amount: 12.5, date: '2026-11-01' };
  const id = await aDocument(app, member, filled);
  await app.db.execute(sql`
    INSERT INTO booking_item (relation_id, file_id, file_name, amount_pages, uploaded_by, supplier_relation_id,
      invoice_number, amount, date)
    SELECT relation_id, file_id, file_name, 1, uploaded_by, supplier_relation_id, 'F-' || n, n, date - n
    FROM booking_item, generate_series(2, ${MANY}::int) n WHERE id = ${id}`);
  await app.db.execute(sql`ANALYZE booking_item`);
  [document] = (await app.db.select().from(booking_item).limit(1)) as [typeof document];
});

it.each([
  ['number', findLikeNumber, 'booking_item_by_plain_number'],
  ['amount', findSameAmount, 'booking_item_by_same_amount'],
  ['file', findSameFile, 'file_by_content'],
] as const)(
  'what has the same %s is found without reading what has not',
  async (_, find, index) => {
    const query = find(app.db, document) as unknown as SQLWrapper; // not awaited: it is told about, not done
    const plan = JSON.stringify((await app.db.execute(sql`EXPLAIN ${query}`)).rows);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Filter: [^"]*(invoice_number|amount|sha256)/);
  },
);

it('the same figure in another currency is another amount', async () => {
  const alike = { ...document, id: 0 };
  expect(await findSameAmount(app.db, alike)).toHaveLength(1);
  expect(await findSameAmount(app.db, { ...alike, currency: 'USD' })).toEqual([]);
});
