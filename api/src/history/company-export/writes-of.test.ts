import { audit } from '../../platform/database/schema/platform';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember } from '../../testing/builders';
import { writesOf } from './writes-of';

const app = appUnderTest();

it('reads a hundred writes at once, and one import', async () => {
  const { user, company } = await aMember(app);
  const by = { user_id: user.id, relation_id: company.id, action: 'POST /x', entity: 'invoice' };
  const aboutSo = (many: number) => Array.from({ length: many }, (_, at) => `invoice.${at}`);
  const things = [1, 4000, 4000, 5000, ...Array<number>(150).fill(1)];
  await app.db
    .insert(audit)
    .values(things.map((many) => ({ ...by, changes: {}, about: aboutSo(many) })));

  const read: number[][] = [];
  for await (const rows of writesOf(app.db, company.id, ['invoice']))
    read.push(rows.map(({ about }) => about.length));
  expect(read.flat()).toEqual(things);
  expect(read.map((rows) => rows.length)).toEqual([2, 1, 1, 100, 50]);
});
