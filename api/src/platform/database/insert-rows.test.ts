import { inArray } from 'drizzle-orm';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember } from '../../testing/builders';
import { countPerTurn } from '../../testing/count-per-turn';
import { insertRows } from './insert-rows';
import { relation } from './schema/relations';

const app = appUnderTest();

it('gives the ids in the order of the rows', async () => {
  const { company } = await aMember(app);
  const made = Array.from({ length: 3000 }, (_, n) => ({
    owner_relation_id: company.id,
    name: `Leverancier ${(n * 7919) % 3000} 'ł' \\ "${n}"`,
    search_text: String(n),
  }));
  const ids = await insertRows(app.db, relation, made);
  const kept = await app.db.select().from(relation).where(inArray(relation.id, ids));
  const names = new Map(kept.map(({ id, name }) => [id, name]));
  expect(ids.map((id) => names.get(id))).toEqual(made.map(({ name }) => name));
  expect(kept.every(({ active }) => active === 1)).toBe(true);
});

it('lets others have their turn while it writes thousands of rows', async () => {
  const { company } = await aMember(app);
  const { count, most } = countPerTurn();
  const toJSON = () => {
    count();
    return 'Leverancier';
  };
  const name = { toJSON } as unknown as string; // it becomes one as JSON
  const made = Array.from({ length: 3000 }, () => ({
    ...{ owner_relation_id: company.id, name, search_text: '' },
  }));
  await insertRows(app.db, relation, made);
  expect(most()).toBe(1000);
});

it('adds nothing for no rows', async () => {
  expect(await insertRows(app.db, relation, [])).toEqual([]);
});

it('refuses rows of which only some name a column that must be there', async () => {
  const { company } = await aMember(app);
  const named = { owner_relation_id: company.id, name: 'Een', search_text: 'een' };
  const rows = [named, { ...named, email: 'een@x.example' }];
  await expect(insertRows(app.db, relation, rows)).rejects.toThrow();
});
