import { change } from '../platform/change';
import { conflict, invalid } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../testing/builders';
import { countWaiting } from '../testing/count-waiting';
import { onPostgres } from '../testing/test-database';
import { forEachInvoice } from './for-each-invoice';
import { findInvoice, lockInvoice, type StoredInvoice, updateInvoiceRow } from './store';
import { aStoredInvoice } from './testing/a-stored-invoice';

const app = appUnderTest();
let member: Member;
let ids: number[];
let recorded: unknown[];

beforeAll(async () => {
  member = await aMember(app);
});
beforeEach(async () => {
  recorded = [];
  const of = { company: member.company, customer: await aCustomer(app, member.company) };
  ids = [];
  for (let n = 0; n < 3; n++) ids.push(await aStoredInvoice(app, of));
});

/** Each gets a subject, is recorded, and is then refused or not. */
const run = (asked: number[], refuse: (id: number) => unknown) =>
  change(app, async ({ db, queue, files }) => {
    const caller = { relation_id: member.company.id } as Call['caller'];
    const record = ({ id }: { id?: number }) => void recorded.push(id);
    const call: Call = { db, queue, files, caller, record };
    return forEachInvoice(call, asked, async (within, id) => {
      const found = await findInvoice(within.db, caller.relation_id, id);
      await updateInvoiceRow(within.db, found as StoredInvoice, { description: 'gedaan' });
      within.record({ entity: 'invoice', id });
      const refusal = refuse(id);
      if (refusal) throw refusal;
    });
  });

const subjects = async () => {
  const all = ids.map((id) => findInvoice(app.db, member.company.id, id));
  return (await Promise.all(all)).map((found) => found?.description);
};

describe('forEachInvoice', () => {
  it('does all that is not refused, in the order of the ids, each once', async () => {
    const [first, second, third] = ids as [number, number, number];
    const reply = await run(
      [third, first, second, third],
      (id) => id === second && conflict('Nee'),
    );
    expect(reply).toEqual({
      updated: [first, third],
      failed: [{ id: second, message: 'Nee' }],
    });
    expect(await subjects()).toEqual(['gedaan', '', 'gedaan']);
    expect(recorded).toEqual([first, third]);
  });

  it('says what is wrong with the field of a form that is refused', async () => {
    const { failed } = await run(ids.slice(0, 1), () => invalid({ emails: ['Kies er een'] }));
    expect(failed).toEqual([{ id: ids[0], message: 'Kies er een' }]);
  });

  (onPostgres ? it : it.skip)('begins with none before it has them all', async () => {
    const last = ids.at(-1) as number;
    const { bulk } = await app.db.transaction(async (db) => {
      await lockInvoice(db, member.company.id, last);
      const started = { bulk: run(ids, () => null) };
      while ((await countWaiting(app.db)) === 0);
      expect(recorded).toEqual([]);
      return started;
    });
    expect((await bulk).updated).toEqual(ids);
  });

  it('undoes all of it when something breaks that is no refusal', async () => {
    const broken = run(ids, (id) => id === ids[1] && new Error('stuk'));
    await expect(broken).rejects.toThrow('stuk');
    expect(await subjects()).toEqual(['', '', '']);
  });
});
