import { randomUUID } from 'node:crypto';
import { aForm, callsOf } from '../invoicing/testing/an-invoice';
import { change } from '../platform/change';
import { invariant_check } from '../platform/database/schema/platform';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember } from '../testing/builders';
import { whileRefused } from '../testing/while-refused';
import { isReadTonight } from './check-invariants-job';
import { keepChecked } from './checks-store';
import { INVARIANTS } from './invariants';
import { run } from './testing/a-consistent-world';

const app = appUnderTest({ config: { metricsPort: 1 } });

async function lookTonight() {
  const told: unknown[] = [];
  app.http.log.error = (...said: unknown[]) => void told.push(said);
  await change(app, ({ queue }) => queue('check-invariants', {}));
  await app.jobs.drain();
  return told;
}

const ready = async () => {
  const { statusCode, body } = await app.http.inject('/api/ready');
  return [statusCode, JSON.parse(body)];
};
const GOOD = { status: 'ok', storage: 'ok' };
const figures = async () => (await app.metrics?.text())?.text.split('\n') ?? [];

it('looks every night, and tells in the log, in the figures and to who asks whether it is ready', async () => {
  const member = await aMember(app);
  const { aSent } = callsOf(app, member.headers);
  const { id } = await aSent(aForm(await aCustomer(app, member.company)));
  expect(await ready()).toEqual([200, { ...GOOD, data: 'unchecked' }]);
  expect(await lookTonight()).toEqual([]);
  expect(await ready()).toEqual([200, { ...GOOD, data: 'ok' }]);

  await run(app.db, `delete from invoice_line where invoice_id = ${id}`);
  const invariant = 'totals-equal-lines';
  expect(await lookTonight()).toEqual([
    [
      { invariant, relation_id: member.company.id, entity: 'invoice', id },
      'an invariant does not hold',
    ],
    [{ invariant, count: 1 }, 'an invariant does not hold so many times'],
  ]);
  // Who is served wrong rows here would be served the same elsewhere.
  expect(await ready()).toEqual([200, { ...GOOD, data: 'wrong' }]);
  expect(await figures()).toContain(`invariant_violations{invariant="${invariant}"} 1`);
  const checked = (await figures()).filter((line) =>
    line.startsWith('invariant_checked_timestamp_seconds{'),
  );
  expect(checked).toHaveLength(INVARIANTS.length);
});

it('forgets what was found of one that is no longer looked at: nobody could put that right', async () => {
  await keepChecked(app.db, 'of-before', 3);
  await lookTonight();
  expect((await figures()).filter((line) => line.includes('"of-before"'))).toEqual([]);
});

it('looks at all others also when one cannot be looked at, which is tried again later', async () => {
  await app.db.delete(invariant_check);
  const [first] = INVARIANTS;
  await whileRefused(
    app,
    { before: 'INSERT', on: 'invariant_check', when: `NEW.invariant = '${first?.key}'` },
    lookTonight,
  );
  const looked = await app.db.$count(invariant_check);
  expect(looked).toBe(INVARIANTS.length - 1);
  const { rows } = await app.db.execute(
    `select output ->> 'message' as message from pgboss.job where name = 'check-invariants' and state = 'retry'`,
  );
  expect(rows).toEqual([{ message: 'Error: 1 × invariant not looked at' }]);
});

it('reads the bytes of each file once in four weeks', () => {
  const night = (n: number) => isReadTonight(new Date(Date.UTC(2026, 0, 1 + n)));
  for (const id of Array.from({ length: 100 }, () => randomUUID())) {
    const nights = Array.from({ length: 28 }, (_, n) => night(n)(id));
    expect(nights.filter(Boolean)).toHaveLength(1);
  }
});
