import { desc } from 'drizzle-orm';
import { appUnderTest } from '../../testing/app-under-test';
import { countPerTurn } from '../../testing/count-per-turn';
import { audit } from '../database/schema/platform';
import { writeAudit } from './audit';

const app = appUnderTest();

it('lets others have their turn while it tells what an import of thousands has done', async () => {
  const { count, most } = countPerTurn();
  const toJSON = () => {
    count();
    return { name: 'Jansen' };
  };
  const recorded = Array.from({ length: 1000 }, (_, n) => ({
    ...{ entity: 'relation', id: n + 1 },
    after: { toJSON },
  }));
  await writeAudit(app.db, { action: 'POST import', caller: null, recorded });

  expect(most()).toBe(100);
  const [row] = await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  const others = Array.from({ length: 999 }, (_, n) => `relation.${n + 2}.name`);
  expect(row?.changes).toEqual(
    Object.fromEntries(['name', ...others].map((field) => [field, [null, 'Jansen']])),
  );
});
