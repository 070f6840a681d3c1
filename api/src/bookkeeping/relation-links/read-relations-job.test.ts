import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { change } from '../../platform/change';
import {
  accounting_connection,
  accounting_credentials,
  ledger_account,
  office_lease,
} from '../../platform/database/schema/accounting';
import { isWhole } from '../../testing/slice';
import { whileRefused } from '../../testing/while-refused';
import { withAccess } from '../connection/access/with-access';
import { aLinkedOffice } from './testing/a-linked-office';

const world = aLinkedOffice();
const { app, standIn, ask, bookkeeper, office, aSupplier, bookWith, accountOf } = world;

const RELATIONS = isWhole ? 10_000 : 60;
/** Half of it is read in a run. */
const CREDITS = isWhole ? 500 : 40;

const isRead = isNotNull(ledger_account.details_read_at);
const readOf = ({ company }: ReturnType<typeof bookkeeper>) =>
  app.db.$count(ledger_account, and(eq(ledger_account.relation_id, company.id), isRead));
const unread = () =>
  app.db.$count(
    ledger_account,
    and(
      eq(ledger_account.relation_id, bookkeeper().company.id),
      sql`type in (4, 5)`,
      isNull(ledger_account.details_read_at),
    ),
  );

/** Has the next ones read, as if a minute had gone by. */
async function readSome() {
  await app.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'read-relations' and state < 'active'`,
  );
  await app.jobs.mend();
  await app.jobs.drain();
}

const allow = (creditsPerMinute: number) => {
  app.config.twinfield = { ...app.config.twinfield, creditsPerMinute };
};
beforeEach(() => allow(500));

it('who has another name here is recognised by VAT number and bank account once the package was read', async () => {
  const own = { tax_number: 'NL004495445B01', bank_account: 'NL91 ABNA 0417 1643 00' };
  const { id } = await aSupplier({ name: 'De Korenbloem', ...own });
  const alike = async () => {
    const { body } = await ask(
      bookkeeper(),
      'GET',
      `relations/uncoupled?type=5&relation_id=${id}&search=2000`,
    );
    return body.data.map(({ proposed_by }: { proposed_by: string[] }) => proposed_by);
  };
  expect(await alike()).toEqual([[]]);
  await readSome();
  expect(await alike()).toEqual([['tax_number', 'bank_account']]);
  const asked = await ask(bookkeeper(), 'POST', 'relation', { relation_id: id });
  expect(asked.body).toMatchObject({ link: null, task: null, proposals: [{ code: '2000' }] });
  expect(await unread()).toBe(0);
});

it(`${RELATIONS} relations are read a part at a time, in half of what the package allows`, async () => {
  const client = await world.inClient(world.firm());
  await standIn().fill('VISSER/1004', 'CRD', RELATIONS);
  const { credentials_id } = office();
  await world.ended(
    client,
    await world.chooseOffice(client, credentials_id, { office_code: '1004' }),
  );
  allow(CREDITS);
  const perRun: number[] = [];
  for (let before = 0, runs = 0; runs * CREDITS < 4 * RELATIONS; runs++) {
    await readSome();
    const now = (await readOf(client)) + (await readOf(bookkeeper()));
    if (now === before) break;
    perRun.push(now - before);
    before = now;
  }
  expect(Math.max(...perRun)).toBeLessThanOrEqual(CREDITS / 2);
  expect(await readOf(client)).toBeGreaterThanOrEqual(RELATIONS);
}, 3_600_000);

it('leaves the other half of the credits to what somebody waits for', async () => {
  await standIn().fill('VISSER/1001', 'CRD', 30);
  const resync = { relation_id: bookkeeper().company.id, is_full: true };
  await change(app, ({ queue }) => queue('sync-office', resync));
  await app.jobs.drain();
  await standIn().fairUse('uncertified');
  allow(25);
  await readSome();
  expect(await readOf(bookkeeper())).toBe(12);
  for (let asked = 0; asked < 13; asked++)
    await withAccess(app, office(), (accounting, access) => accounting.readOffice(access));
});

it.each([
  ['somebody speaks to the office', { until: sql`now() + interval '30 seconds'` }],
  [
    'somebody waits for it',
    { until: sql`now() - interval '1 second'`, wanted_until: sql`now() + interval '30 seconds'` },
  ],
])('reads nothing while %s, and does not wait for it', async (_, given) => {
  await app.db
    .update(office_lease)
    .set({ ...given })
    .where(eq(office_lease.office_code, '1001'));
  const begun = Date.now();
  await readSome();
  expect(Date.now() - begun).toBeLessThan(5000);
  expect(await readOf(bookkeeper())).toBe(0);
  await app.db.delete(office_lease);
  await readSome();
  expect(await unread()).toBe(0);
});

it('somebody who waits for an office is known to wait', async () => {
  await app.db.update(office_lease).set({ until: sql`now() + interval '1 second'` });
  const begun = new Date();
  await withAccess(app, office(), (accounting, access) => accounting.readOffice(access));
  const [lease] = await app.db.select().from(office_lease);
  expect(lease?.wanted_until?.getTime()).toBeGreaterThan(begun.getTime());
});

it('leaves the package alone as long as it asks for that', async () => {
  await standIn().fault({ fault: 'too-many', call: 'read', seconds: 120 });
  await readSome();
  await readSome();
  expect(await readOf(bookkeeper())).toBe(0);
  await app.db.delete(office_lease);
  await readSome();
  expect(await unread()).toBe(0);
});

it.each(['half', 'html', 'lost', 'error'])(
  'goes on with the others when one is answered by %s, and tries that one the next day',
  async (fault) => {
    await standIn().fault({ fault, call: 'read' });
    await readSome();
    expect(await readOf(bookkeeper())).toBe(0);
    await readSome();
    expect(await unread()).toBe(1);
    await app.db.execute(sql`update ledger_account
      set details_not_before = details_not_before - interval '1 day'`);
    await readSome();
    expect(await unread()).toBe(0);
  },
);

it('goes on with the others when what was read of one cannot be kept, and tries that one the next day', async () => {
  const when = `OLD.code = '2000' and NEW.details_read_at is not null`;
  await whileRefused(app, { before: 'UPDATE', on: 'ledger_account', when }, async () => {
    await readSome();
    await readSome();
  });
  expect(await unread()).toBe(1);
  await app.db.execute(sql`update ledger_account
    set details_not_before = details_not_before - interval '1 day'`);
  await readSome();
  expect(await unread()).toBe(0);
});

it('asks nothing where a person must mend the link', async () => {
  await app.db.update(accounting_credentials).set({ broken_reason: 'revoked' });
  await readSome();
  await app.db.update(accounting_credentials).set({ broken_reason: null });
  expect(await readOf(bookkeeper())).toBe(0);
});

it('reads again what was changed in the package', async () => {
  await readSome();
  // A list of changes begins five minutes before.
  const changes_synced_at = sql`now() + interval '5 minutes'`;
  await app.db.update(accounting_connection).set({ changes_synced_at });
  await bookWith('2000', 'Meelfabriek', 'IH');
  await change(app, ({ queue }) =>
    queue('sync-office', { relation_id: bookkeeper().company.id, is_full: false }),
  );
  await app.jobs.drain();
  expect(await accountOf('2000')).toMatchObject({ name: 'Meelfabriek', details_read_at: null });
  expect(await accountOf('2001')).toMatchObject({ details_read_at: expect.any(Date) });
  await readSome();
  expect(await unread()).toBe(0);
});
