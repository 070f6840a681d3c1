import { appUnderTest } from '../testing/app-under-test';
import { INVARIANTS } from './invariants';
import { aConsistentWorld, type ConsistentWorld, run } from './testing/a-consistent-world';
import { CORRUPTIONS } from './testing/corruptions';
import { verify } from './verify';

const app = appUnderTest();
let world: ConsistentWorld;

beforeAll(async () => {
  world = await aConsistentWorld(app);
});

async function look(mends = false) {
  const said: string[] = [];
  const isRight = await verify(app, { mends, isThorough: true, say: (text) => said.push(text) });
  return { isRight, said };
}

it('says of each invariant that it holds', async () => {
  const { isRight, said } = await look();
  expect(isRight).toBe(true);
  expect(said).toEqual([
    ...INVARIANTS.map(({ key, name }) => `OK     ${key}: ${name}`),
    '\nAll is as it must be.',
  ]);
});

it('counts anew what was counted wrong and queues jobs that were lost, but only when asked to', async () => {
  const mended = INVARIANTS.flatMap(({ key, mend }) => (mend ? [key] : []));
  for (const [key, , corrupt] of CORRUPTIONS)
    if (mended.includes(key)) await corrupt(app.db, world);
  await run(app.db, `delete from pgboss.job where name in ('mail-invoice', 'book-document')`);
  const wrong = [...mended, 'mail-has-its-job', 'attempt-has-its-job'];

  const before = await look();
  expect(before.isRight).toBe(false);
  for (const key of wrong)
    expect(before.said).toContainEqual(expect.stringMatching(`^WRONG  ${key}: `));
  expect(before.said).toContain(`         company ${world.member.company.id}, mail 1`);
  expect((await look()).isRight).toBe(false);

  const after = await look(true);
  expect(after.said).toContain('  jobs that were lost: 2 queued; a worker does them');
  expect(after.isRight).toBe(true);
  expect((await look()).isRight).toBe(true);
});

it('leaves alone what only somebody can know, and says so', async () => {
  await run(app.db, `update invoice set total = total + 1 where id = ${world.mailed}`);
  const { isRight, said } = await look(true);
  expect(isRight).toBe(false);
  expect(said).toContain(`         company ${world.member.company.id}, invoice ${world.mailed}`);
  expect(said.at(-1)).toBe('\n1 do not hold.');
});
