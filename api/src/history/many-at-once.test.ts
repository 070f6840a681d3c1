import { audit } from '../platform/database/schema/platform';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember } from '../testing/builders';
import { isAbout } from './about';
import { findAudits } from './store';
import { changesIn, readHistory } from './testing/read-history';

const app = appUnderTest();

/** One write about so many relations, the first of which names it. */
async function aWriteAbout(ids: number[], relation_id: number, user_id: number) {
  const changes = ids.map((id, at) => [at === 0 ? 'city' : `relation.${id}.city`, ['', `${id}`]]);
  await app.db.insert(audit).values({
    user_id,
    relation_id,
    action: 'POST /relations/v1/clients/import',
    entity: 'relation',
    entity_id: ids[0],
    changes: Object.fromEntries(changes),
    about: ids.map((id) => `relation.${id}`),
  });
}

it('reads of an import of thousands no more than what one relation needs', async () => {
  const { company, user, headers } = await aMember(app);
  const [first, second] = [await aCustomer(app, company), await aCustomer(app, company)];
  const others = Array.from({ length: 4998 }, (_, at) => 1_000_000 + at);
  await aWriteAbout([first.id, second.id, ...others], company.id, user.id);

  const which = isAbout('relation', second.id);
  const page = { before: undefined, limit: 1, relation_id: second.id };
  const [row] = await findAudits(app.db, which, page);
  expect(Object.keys(row?.changes ?? {}).sort()).toEqual(['city', `relation.${second.id}.city`]);

  for (const { id } of [first, second]) {
    const { data } = await readHistory(app, { headers }, `relations/v1/client/${id}`);
    expect(data.map(changesIn)).toEqual([{ city: ['', `${id}`] }]);
  }
});
