import { audit } from '../../platform/database/schema/platform';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember } from '../../testing/builders';
import { findActs } from './find-acts';

const app = appUnderTest();

it('reads of what a user did no more than what it did to the user', async () => {
  const { user, company } = await aMember(app);
  const by = { user_id: user.id, relation_id: company.id, action: 'POST /x' };
  const own = `user.${user.id}.name`;
  const changes: (typeof audit.$inferInsert)['changes'] = {
    ...{ city: ['', 'A'], 'relation.7.city': ['', 'B'] },
    [own]: ['A', 'B'],
  };
  await app.db.insert(audit).values([
    { ...by, entity: 'relation', entity_id: 6, changes, about: [] },
    { ...by, entity: 'user', entity_id: user.id, changes: { name: ['B', 'C'] }, about: [] },
    { ...by, entity: null, entity_id: null, changes: { 'relation.7.city': ['', 'B'] }, about: [] },
  ]);
  const acts = await findActs(app.db, user.id, 0, 10);
  expect(acts.map(({ row }) => row.changes)).toEqual([
    { [own]: ['A', 'B'] },
    { name: ['B', 'C'] },
    {},
  ]);
  expect(acts.map(({ company: at }) => at)).toEqual(Array(3).fill(company.name));
});
