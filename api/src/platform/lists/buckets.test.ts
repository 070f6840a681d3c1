import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { PRODUCT_BUCKETS, renewProductBuckets } from '../../invoicing/products/product-buckets';
import { CUSTOMER_BUCKETS, renewCustomerBuckets } from '../../relations/customers/customer-buckets';
import {
  FIRM_CLIENT_BUCKETS,
  renewFirmClientBuckets,
} from '../../relations/firm-clients/firm-client-buckets';
import { anAccountant } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';
import { onPostgres } from '../../testing/test-database';
import { whileRefused } from '../../testing/while-refused';
import { relation } from '../database/schema/relations';
import { transaction } from '../database/transaction';
import { pageInBuckets, renewBuckets } from './buckets';
import { inOrder } from './order';

const app = appUnderTest();
let member: Member;
beforeEach(async () => {
  member = await aMember(app);
});

const LISTS = [CUSTOMER_BUCKETS, FIRM_CLIENT_BUCKETS, PRODUCT_BUCKETS];
/** As few as make many buckets of a few rows. */
const SMALL = { size: 3, most: 0 };
const divide = async () => {
  for (const list of LISTS) await renewBuckets(app.db, list, SMALL);
};

const rowsOf = async (text: string) => (await app.db.execute(sql.raw(text))).rows;

/** That each bucket has the number of rows between where it begins and where the next one does. */
async function expectExact() {
  for (const { rows, tally, buckets, company, key, name, id, number } of LISTS) {
    const by = [company, ...key].join(', ');
    const which = rows === 'administration_relation' ? 'is_there = 1' : `${company} is not null`;
    const told = await rowsOf(`
      select ${by}, bucket, sum(${number})::int as rows from ${tally} group by ${by}, bucket
      having sum(${number}) <> 0 order by ${by}, bucket`);
    const counted = await rowsOf(`
      select ${by}, coalesce((
        select max(bucket) from ${buckets} as begun
        where begun.${company} = row.${company} and begun.active = row.active
          and (begun.${name}, begun.first_id) <= (row.${name}, row.${id})), 0) as bucket, count(*)::int as rows
      from ${rows} as row where ${which} group by ${by}, bucket order by ${by}, bucket`);
    expect([tally, told]).toEqual([tally, counted]);
  }
}

const NAMES = ['', 'Ås', 'as', 'Bakker', 'bakker', 'Ōsaka', 'zee', 'Zee'];

/** Statements over one and over several rows, of those whose id has a remainder `of`. */
const changes = (name: string, of: string) => {
  const link = `administration_id = ${member.company.id} and ${of.replaceAll('id', 'enterprise_id')}`;
  return [
    `insert into relation (owner_relation_id, name, last_name, hidden, enterprise_relation_type)
   select ${member.company.id}, '${name}' || n, 'Mulder' || n, n % 2, case when n > 2 then 'supplier' else 'client' end
   from generate_series(1, 4) n`,
    `insert into product (relation_id, title, value, tax_id) select ${member.company.id}, '${name}' || n, 2, 1
   from generate_series(1, 4) n`,
    `update relation set name = '${name}' where owner_relation_id = ${member.company.id} and ${of}`,
    `update relation set hidden = 1 - hidden where owner_relation_id = ${member.company.id} and ${of}`,
    `update relation set active = 1 - active, name = name || '${name}' where owner_relation_id = ${member.company.id} and ${of}`,
    `update product set title = '${name}', active = 1 - active
   where relation_id = ${member.company.id} and ${of}`,
    `delete from relation where owner_relation_id = ${member.company.id} and ${of}`,
    `delete from product where relation_id = ${member.company.id} and ${of}`,
    `with made as (insert into relation (name) select '${name}' || n from generate_series(1, 4) n returning id)
   insert into administration_relation (administration_id, enterprise_id) select ${member.company.id}, id from made`,
    `update relation set name = '${name}', active = 1 - active, type = id % 2
   where id in (select enterprise_id from administration_relation where ${link})`,
    `update administration_relation set hidden = 1 - hidden, active = id % 2 where ${link}`,
    `delete from administration_relation where ${link}`,
    `update relation set enterprise_relation_type = case when id % 2 = 0 then 'supplier' else 'client' end
   where owner_relation_id = ${member.company.id} and ${of}`,
  ];
};
const KINDS = 13;
/** Of them those that add rows. */
const ADDS = [0, 1, 8];

describe('buckets', () => {
  it('of a list that cannot be divided hold up those of no other', async () => {
    const other = await aMember(app);
    for (const { company } of [member, other])
      await rowsOf(`insert into product (relation_id, title, value, tax_id)
        select ${company.id}, n, 2, 1 from generate_series(1, 8) n`);
    const bucketsOf = ({ company }: Member) =>
      rowsOf(`select from product_bucket where relation_id = ${company.id}`);
    const when = `NEW.relation_id = ${member.company.id}`;
    await whileRefused(app, { before: 'INSERT', on: 'product_bucket', when }, () =>
      expect(renewBuckets(app.db, PRODUCT_BUCKETS, SMALL)).rejects.toThrow('1 × not divided'),
    );
    expect(await bucketsOf(member)).toEqual([]);
    expect((await bucketsOf(other)).length).toBeGreaterThan(1);
  });

  it('count what lies in them, whatever is changed and whenever lists are divided', async () => {
    const step = fc.record({
      at: fc.nat(KINDS - 1),
      name: fc.constantFrom(...NAMES),
      rest: fc.nat(2),
      isDivided: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
        for (const name of NAMES.slice(0, 3))
          for (const at of ADDS) await rowsOf(changes(name, 'true')[at] as string);
        for (const { at, name, rest, isDivided } of steps) {
          await rowsOf(changes(name, `id % 3 = ${rest}`)[at] as string);
          if (!isDivided) continue;
          // Before it, for it would put right what was wrong.
          await expectExact();
          await divide();
        }
        await expectExact();
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  const { enterprise_relation_type, party_name } = relation;
  it.each([
    { by: 'name', leading: '', names: [party_name] },
    {
      by: 'type',
      leading: 'enterprise_relation_type',
      names: [enterprise_relation_type, party_name],
    },
  ])(
    'lead to each page by $by, in either order, also of those that are shown alone',
    async ({ leading, names }) => {
      for (const name of NAMES) await rowsOf(changes(name, 'true')[0] as string);
      await divide();
      await rowsOf(changes('midden', 'id % 5 = 0')[2] as string);
      const of = and(eq(relation.owner_relation_id, member.company.id), eq(relation.active, 1));
      for (const [fits, counted] of [
        [of, sql`true`],
        [and(of, eq(relation.hidden, 0)), sql`hidden = 0`],
      ] as const)
        for (const order of ['asc', 'desc'] as const) {
          const columns = [...names, relation.id];
          const sorted = inOrder(columns, order);
          const all = await app.db.select().from(relation).where(fits).orderBy(sorted);
          expect(all.length).toBeGreaterThan(10);
          for (let skip = 0; skip < all.length; skip += 5) {
            const window = { skip, take: Math.min(5, all.length - skip), total: all.length };
            const list = { relation_id: member.company.id, active: 1, counted, leading };
            const page = {
              from: relation,
              id: relation.id,
              fits,
              columns,
              order,
              ...window,
              ...list,
            };
            const rows = await pageInBuckets(app.db, CUSTOMER_BUCKETS, page, (wanted) =>
              app.db
                .select()
                .from(relation)
                .where(wanted.where)
                .orderBy(wanted.orderBy)
                .limit(wanted.limit),
            );
            expect(rows).toEqual(all.slice(skip, skip + 5));
          }
        }
    },
  );

  // The embedded database has one connection: there nobody writes beside a transaction.
  (onPostgres ? it : it.skip)(
    'stay exact while lists are changed and divided at once',
    async () => {
      for (const name of NAMES)
        for (const at of ADDS) await rowsOf(changes(name, 'true')[at] as string);
      const WRITERS = 3;
      const divided = new Set<string>();
      const write = async (writer: number) => {
        for (let n = 0; n < 20 || divided.size < 3; n++)
          await transaction(app.db, async (tx) => {
            for (const at of [n, n + writer + 1]) {
              const name = NAMES[(n * 3 + at + writer) % NAMES.length] as string;
              const of = `id % ${WRITERS} = ${writer} and id % 4 = ${n % 4}`;
              await tx.execute(sql.raw(changes(name, of)[at % KINDS] as string));
            }
            if (n % 7 === 0) tx.rollback();
          }).catch((error) => {
            if (n % 7 !== 0) throw error;
          });
      };
      let isWriting = true;
      const divideAgain = async () => {
        while (isWriting) {
          await divide();
          divided.add(JSON.stringify(await rowsOf('select * from party_bucket order by 1, 2, 3')));
        }
      };
      const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
      await Promise.all([writing.finally(() => (isWriting = false)), divideAgain()]);
      await expectExact();
    },
    60_000,
  );

  // So many rows take the embedded database long.
  (onPostgres ? it : it.skip)(
    'are made of what has become long, and its middle is then found by them',
    async () => {
      const id = member.company.id;
      const LONG = 20_100;
      await rowsOf(
        `insert into relation (owner_relation_id, name) select ${id}, n from generate_series(1, ${LONG}) n`,
      );
      await rowsOf(`insert into product (relation_id, title, value, tax_id)
      select ${id}, n, 2, 1 from generate_series(1, ${LONG}) n`);
      const accountant = await anAccountant(app);
      const firm = accountant.company.id;
      await rowsOf(`with made as (insert into relation (name) select n from generate_series(1, ${LONG}) n returning id)
        insert into administration_relation (administration_id, enterprise_id) select ${firm}, id from made`);
      const middle = async (url: string, { headers }: Member) => {
        const page = `/api${url}order=asc&page=1003`;
        return (await app.http.inject({ url: page, headers })).json();
      };
      const pages = () =>
        Promise.all([
          middle('/relations/v1/clients?', member),
          middle('/invoicing/v1/products?', member),
          middle(`/relations/v1/relation/${firm}/enterprises?`, accountant),
          middle('/relations/v1/clients?sort=type&', member),
          middle('/administrations/v1/stats?', accountant),
        ]);
      const before = await pages();
      for (const renew of [renewCustomerBuckets, renewProductBuckets, renewFirmClientBuckets])
        await renew(app.db);
      for (const { buckets, company } of [CUSTOMER_BUCKETS, FIRM_CLIENT_BUCKETS, PRODUCT_BUCKETS])
        expect(
          await rowsOf(`select count(*)::int as buckets from ${buckets}
            where ${company} in (${id}, ${firm})`),
        ).toEqual([{ buckets: 10 }]);
      const after = await pages();
      expect(after).toEqual(before);
      const [customers, products, clients] = after;
      expect(customers.data[0].name).toBe(products.data[0].title);
      expect(clients.data[0].enterprise.name).toBe(customers.data[0].name);
      await expectExact();
    },
    60_000,
  );
});
