import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { aFirmClient, anAccountant } from '../../testing/a-firm';
import { aQuestion } from '../../testing/a-question';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';
import { onPostgres } from '../../testing/test-database';
import { transaction } from '../database/transaction';

const app = appUnderTest();
let firm: Member;
let member: Member;

beforeAll(async () => {
  firm = await anAccountant(app);
  member = await aMember(app);
  await aFirmClient(app, firm.company, { name: 'Bakker' });
  await aFirmClient(app, firm.company, { type: 1, last_name: 'Jansen' });
  await aQuestion(app, member, { said: [{ by: member.user }] });
});

/** Each tally, and what it is a tally of. */
const TALLIES = {
  party_tally: [
    'owner_relation_id, active, hidden, enterprise_relation_type',
    'customers',
    'relation where owner_relation_id is not null',
  ],
  firm_client_tally: [
    'administration_id, active, hidden, type',
    'clients',
    `(select link.administration_id, link.active, link.hidden, party.type
      from administration_relation link join relation party on party.id = enterprise_id and party.active = 1) as client`,
  ],
  product_tally: ['relation_id, active', 'products', 'product'],
  booking_item_state_tally: [
    'relation_id, status, has_question',
    'items',
    `(select relation_id, status, question_id is not null as has_question
      from booking_item where deleted_at is null) as item`,
  ],
} as const;

const rowsOf = async (text: string) => (await app.db.execute(sql.raw(text))).rows;

const expectExact = async () => {
  for (const [tally, [key, number, of]] of Object.entries(TALLIES)) {
    const told = await rowsOf(
      `select ${key}, sum(${number})::int as rows from ${tally} group by ${key} having sum(${number}) <> 0 order by ${key}`,
    );
    const counted = await rowsOf(
      `select ${key}, count(*)::int as rows from ${of} group by ${key} order by ${key}`,
    );
    expect([tally, told]).toEqual([tally, counted]);
  }
};

const COPIED = 'type, first_name, last_name, general_email, phone, city';

/** What lists are sorted by and searched in, beside where it comes from. */
const expectCopies = async () => {
  const links = await rowsOf(
    `select enterprise_id as id, is_there as active, name, ${COPIED} from administration_relation order by 1`,
  );
  const parties = await rowsOf(
    `select id, active, party_name as name, ${COPIED} from relation where id in (select enterprise_id from administration_relation) order by 1`,
  );
  expect(links).toEqual(parties);
  const copied = await rowsOf(
    'select id, supplier_name as name from booking_item where supplier_relation_id is not null order by id',
  );
  const called = await rowsOf(
    `select item.id, coalesce(nullif(party.name, ''), trim(party.first_name || ' ' || party.last_name)) as name
     from booking_item item join relation party on party.id = supplier_relation_id order by item.id`,
  );
  expect(copied).toEqual(called);
  const searched = await rowsOf(
    'select id, question_search_text as text from booking_item where question_id is not null order by id',
  );
  const asked = await rowsOf(
    `select item.id, lower(message || ' ' || file_name || ' ' || company.name) as text
     from booking_item item join relation company on company.id = item.relation_id left join note on note.id = question_id
     where question_id is not null order by item.id`,
  );
  expect(searched).toEqual(asked);
};

/** Statements over several rows; `n` is 0 or 1. */
const changes = (n: number) => [
  `insert into relation (owner_relation_id, name, active, hidden)
   select ${member.company.id}, 'Klant', ${n}, 1 - ${n} from generate_series(0, ${n})`,
  `update relation set hidden = ${n} where owner_relation_id is not null and id % 2 = ${n}`,
  `delete from relation where owner_relation_id is not null and active = ${n}
     and id not in (select supplier_relation_id from booking_item where supplier_relation_id is not null)`,
  `with made as (insert into relation (name, city, active) values ('Nieuw', 'Gouda', ${n}) returning id)
   insert into administration_relation (administration_id, enterprise_id) select ${firm.company.id}, id from made`,
  `update administration_relation set hidden = ${n}, active = 1 - ${n} where id % 2 = ${n}`,
  `update relation set active = ${n} where owner_relation_id is null and id % 3 = ${n} and id <> ${firm.company.id}`,
  `update relation set type = ${n}, name = name || 's', phone = '${n}' where owner_relation_id is null and id % 2 = ${n}`,
  `delete from administration_relation where id % 3 = ${n}`,
  `insert into product (relation_id, title, value, tax_id, active)
   select ${member.company.id}, 'Brood', 2, 1, ${n} from generate_series(0, ${n})`,
  `update product set active = ${n}`,
  `delete from product where id % 2 = ${n}`,
  `insert into booking_item (relation_id, file_id, file_name, amount_pages, status, uploaded_by)
   select relation_id, file_id, file_name, 1, ${n}, uploaded_by from booking_item order by id limit 2`,
  `update booking_item set status = 3 * ${n} where id % 2 = ${n}`,
  `update booking_item set question_id = (select id from note limit 1), question_at = now()
   where status = 3 and id % 3 = ${n}`,
  'update booking_item set question_id = null, question_at = null where id % 2 = 0',
  `update booking_item set deleted_at = ${n ? 'now()' : 'null'}, deleted_by = ${n ? 'uploaded_by' : 'null'}
   where id % 2 = 0`,
  `update booking_item set supplier_relation_id = (
     select min(id) from relation where owner_relation_id = booking_item.relation_id) where id % 2 = ${n}`,
  `update relation set name = name || 's', first_name = 'Jan' where owner_relation_id is not null`,
  `update relation set enterprise_relation_type = '${n ? 'client' : 'supplier'}'
   where owner_relation_id is not null and id % 2 = ${n}`,
  `update relation set name = name || 's' where id = ${member.company.id}`,
  `update booking_item set file_name = '${n}' || file_name where id % 2 = ${n}`,
];

describe('the tallies that are kept in parts', () => {
  it('equal a recount after whatever happened, also what was taken back', async () => {
    const step = fc.tuple(fc.nat(20), fc.constantFrom(0, 1));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const texts = steps.map(([at, n]) => changes(n)[at] as string);
        for (const text of texts) await app.db.execute(sql.raw(text));
        await app.db
          .transaction(async (tx) => {
            for (const text of texts) await tx.execute(sql.raw(text));
            tx.rollback();
          })
          .catch(() => {});
        await expectExact();
        await expectCopies();
      }),
      { numRuns: 12 },
    );
  });

  // The embedded database has one connection: there nobody writes beside a transaction.
  (onPostgres ? it : it.skip)('make nobody wait for who is not ready yet', async () => {
    const add = sql.raw(changes(1)[0] as string);
    await transaction(app.db, async (slow) => {
      await slow.execute(add);
      for (let n = 0; n < 2; n++)
        await transaction(app.db, async (quick) => {
          await quick.execute(sql`set local lock_timeout = 2000`);
          await quick.execute(add);
        });
    });
    await expectExact();
    const parts = await rowsOf(
      `select count(*)::int as parts from party_tally where owner_relation_id = ${member.company.id}
         and active = 1 and hidden = 0 and enterprise_relation_type = 'client'`,
    );
    expect(parts).toEqual([{ parts: 2 }]);
  });
});
