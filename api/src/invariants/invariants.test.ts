import type { Queries } from '../platform/database/connect';
import { appUnderTest } from '../testing/app-under-test';
import { type Broken, brokenInvariants } from './check-invariants';
import { INVARIANTS } from './invariants';
import {
  aConsistentWorld,
  anAttempt,
  type ConsistentWorld,
  run,
} from './testing/a-consistent-world';
import { CORRUPTIONS } from './testing/corruptions';

const app = appUnderTest();
let world: ConsistentWorld;

beforeAll(async () => {
  world = await aConsistentWorld(app);
});

/** What is broken after something was done, which is taken back again. */
async function brokenAfter(corrupt: (db: Queries) => Promise<unknown>): Promise<Broken[]> {
  let broken: Broken[] = [];
  const isTakenBack = new Error();
  const done = app.db.transaction(async (db) => {
    await corrupt(db);
    broken = await brokenInvariants({ db, store: app.store });
    throw isTakenBack;
  });
  await expect(done).rejects.toBe(isTakenBack);
  return broken;
}

describe('what must always be so', () => {
  it('is so of a company and its firm with some of everything', async () => {
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('is so of a booking that is being taken back, and was', async () => {
    const { booked, member } = world;
    const isTaken = async (db: Queries) => {
      const attempt_id = await anAttempt(db, member, booked, { kind: 'takeBack' });
      await app.jobs.queueIn(db).queue('book-document', { attempt_id });
    };
    expect(await brokenAfter(isTaken)).toEqual([]);
    const wasTaken = async (db: Queries) => {
      await anAttempt(db, member, booked, {
        kind: 'takeBack',
        state: 'done',
        ended_at: new Date(),
      });
      await run(db, `update booking_item set status = 1 where id = ${booked}`);
    };
    expect(await brokenAfter(wasTaken)).toEqual([]);
  });

  it('is so of a restored backup, which is one transaction, of two writes at the same moment', async () => {
    const found = `where about @> array['invoice.${world.mailed}'] and action like '%send'`;
    const another = async (db: Queries) => {
      const kept = 'user_id, relation_id, action, request_hash, status, created_at';
      await run(
        db,
        `insert into idempotency (${kept}, key) select ${kept}, 'mailed too' from idempotency
         where key = 'mailed' and action like '%send'`,
      );
    };
    const restored = async (db: Queries) => {
      await another(db);
      const told = 'at, user_id, relation_id, action, changes';
      await run(db, `insert into audit (${told}) select ${told} from audit ${found} limit 1`);
      await run(db, `update audit set about = about ${found}`);
    };
    expect(await brokenAfter(restored)).toEqual([]);
    // Of which one left no row.
    expect((await brokenAfter(another)).map(({ id }) => id).sort()).toEqual([
      'POST /invoicing/v1/invoice/:id/send mailed',
      'POST /invoicing/v1/invoice/:id/send mailed too',
    ]);
  });

  it.each(CORRUPTIONS)('is red: %s – %s', async (invariant, _, corrupt, of) => {
    const broken = await brokenAfter((db) => corrupt(db, world));
    expect(broken.filter((each) => each.invariant === invariant)).toEqual([
      expect.objectContaining({ id: of(world) }),
    ]);
  });

  it('has a row that is red for each', () => {
    const keys = INVARIANTS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect([...new Set(CORRUPTIONS.map(([key]) => key))].sort()).toEqual(keys.sort());
  });

  it('is looked at a thousand documents at a time', async () => {
    const far = await brokenAfter(async (db) => {
      const columns = 'relation_id, file_id, file_name, amount_pages, uploaded_by';
      await run(
        db,
        `insert into booking_item (id, status, ${columns}) overriding system value
         select 5000 + nr, 2, ${columns} from booking_item, generate_series(1, 2500) nr
         where id = ${world.uploaded}`,
      );
    });
    const incomplete = far.filter(({ invariant }) => invariant === 'booked-is-complete');
    expect(incomplete.map(({ id }) => id)).toEqual(
      Array.from({ length: 2500 }, (_, n) => 5001 + n),
    );
  });
});
