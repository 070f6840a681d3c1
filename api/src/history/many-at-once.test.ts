import { aStoredInvoice } from '../invoicing/testing/a-stored-invoice';
import { audit } from '../platform/database/schema/platform';
import { aboutKey } from '../platform/http/audit';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../testing/builders';
import { isAbout } from './about';
import { findAudits } from './store';
import { changesIn, readHistory } from './testing/read-history';

const app = appUnderTest();

/** One import of as many things, the first of which names it. */
async function anImportOf(
  { entity, field, ids }: { entity: string; field: string; ids: number[] },
  { company, user }: Member,
) {
  const changes = ids.map((id, at) => [
    at === 0 ? field : `${entity}.${id}.${field}`,
    ['', `${id}`],
  ]);
  await app.db.insert(audit).values({
    user_id: user.id,
    relation_id: company.id,
    action: 'POST /an/import',
    entity,
    entity_id: ids[0],
    changes: Object.fromEntries(changes),
    about: ids.map((id) => aboutKey(entity, id)),
  });
}

const customer = (member: Member) => aCustomer(app, member.company);
const anInvoice = async (member: Member) =>
  aStoredInvoice(app, { company: member.company, customer: await customer(member) });

it.each([
  [
    'relation',
    'city',
    'relations/v1/client',
    async (member: Member) => (await customer(member)).id,
  ],
  ['invoice', 'description', 'invoicing/v1/invoice', anInvoice],
] as const)(
  'reads of an import of thousands no more than what one %s needs',
  async (entity, field, path, make) => {
    const member = await aMember(app);
    const [first, second] = [await make(member), await make(member)];
    const others = Array.from({ length: 4998 }, (_, at) => 1_000_000 + at);
    await anImportOf({ entity, field, ids: [first, second, ...others] }, member);

    const page = { before: undefined, limit: 1, one: { entity, id: second } };
    const [row] = await findAudits(app.db, isAbout(entity, second), page);
    expect(Object.keys(row?.changes ?? {}).sort()).toEqual([field, `${entity}.${second}.${field}`]);

    for (const id of [first, second]) {
      const { data } = await readHistory(app, member, `${path}/${id}`);
      expect(data.map(changesIn)).toEqual([{ [field]: ['', `${id}`] }]);
    }
  },
);
