import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { appUnderTest } from '../testing/app-under-test';

const app = appUnderTest();

const migration = path.join(__dirname, '../../migrations/0010_relations-complete.sql');

/** The statement that says of rows from before what they are about. */
const statement = readFileSync(migration, 'utf8')
  .split('--> statement-breakpoint')
  .find((each) => each.includes('UPDATE "audit"'));

it('finds a row from before by all that it is about, and one about nothing by nothing', async () => {
  const action = 'PUT /invoicing/v1/invoice/payment/multiple';
  const changes = {
    amount_paid: [0, 121],
    'invoice.13.amount_paid': [0, 242],
    'payment.5.amount': [null, 121],
    'invoice.13.status': [5, 7],
    'session..state': [null, 'ended'],
  } as const;
  const old = { action, changes: changes as never };
  const [named, unnamed] = await app.db
    .insert(audit)
    .values([
      { ...old, entity: 'invoice', entity_id: 12 },
      { action, changes: {} },
    ])
    .returning();
  await app.db.execute(sql.raw(statement ?? ''));
  const aboutOf = async (id: number | undefined) => {
    const [row] = await app.db
      .select()
      .from(audit)
      .where(eq(audit.id, id ?? 0));
    return row?.about.toSorted();
  };
  expect(await aboutOf(named?.id)).toEqual(['invoice.12', 'invoice.13', 'payment.5']);
  expect(await aboutOf(unnamed?.id)).toEqual([]);
});
