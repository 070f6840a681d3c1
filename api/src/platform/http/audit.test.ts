import { desc } from 'drizzle-orm';
import { appUnderTest } from '../../testing/app-under-test';
import { audit } from '../database/schema/platform';
import { writeAudit } from './audit';

const app = appUnderTest();

it('lets others have their turn while it works out what an import of thousands has done', async () => {
  let turn = 0;
  const count = () => {
    turn += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const doneInTurn = new Map<number, number>();
  const toJSON = () => {
    doneInTurn.set(turn, (doneInTurn.get(turn) ?? 0) + 1);
    return { name: 'Jansen' };
  };
  const recorded = Array.from({ length: 1000 }, (_, n) => ({
    ...{ entity: 'relation', id: n + 1 },
    after: { toJSON },
  }));
  await writeAudit(app.db, { action: 'POST import', caller: null, recorded });
  clearImmediate(counting);

  expect(Math.max(...doneInTurn.values())).toBeLessThanOrEqual(100);
  const [row] = await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  const others = Array.from({ length: 999 }, (_, n) => `relation.${n + 2}.name`);
  expect(row?.changes).toEqual(
    Object.fromEntries(['name', ...others].map((field) => [field, [null, 'Jansen']])),
  );
});
