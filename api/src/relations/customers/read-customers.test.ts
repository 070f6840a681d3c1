import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { eq, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm/sql';
import fc from 'fast-check';
import { relation } from '../../platform/database/schema/relations';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import { pageOfCustomers } from './store';

const app = appUnderTest();
let member: Member;

beforeAll(async () => {
  member = await aMember(app);
  const { company } = member;
  for (const name of ['Bloemen BV', 'Anker 100%', 'Anker 1000'])
    await aCustomer(app, company, { name, email: `${name[0]}@x.example` });
  await aCustomer(app, company, { name: 'Gestopt', active: 0 });
  await aCustomer(app, (await aMember(app)).company, { name: 'Anker elders' });
});

async function list(query: string) {
  const url = `/api/relations/v1/clients?${query}`;
  const reply = await app.http.inject({ url, headers: member.headers });
  const { data, ...rest } = reply.json();
  return { names: data?.map(({ name }: { name: string }) => name), ...rest };
}

describe('GET clients', () => {
  it('gives the active ones of the own company, by name from the end', async () => {
    const { names, counts } = await list('');
    expect(names).toEqual(['Bloemen BV', 'Anker 100%', 'Anker 1000'].sort().reverse());
    expect(counts).toEqual({ all: 3 });
  });

  it('searches each word, and takes signs for what they are', async () => {
    expect((await list('search=anker')).names).toHaveLength(2);
    expect((await list('search=bv+bloemen')).names).toEqual(['Bloemen BV']);
    expect((await list(`search=${encodeURIComponent('100%')}`)).names).toEqual(['Anker 100%']);
    expect((await list('search=_')).names).toEqual([]);
  });

  it('pages, and shows the last page when there are no longer that many', async () => {
    const { names, pagination } = await list('itemsPerPage=2&page=9&sort=name&order=asc');
    expect(names).toEqual(['Bloemen BV']);
    expect(pagination).toEqual({
      page: 2,
      itemsPerPage: 2,
      pageStart: 3,
      pageStop: 3,
      pageCount: 2,
      itemsLength: 3,
    });
  });

  it('sorts as a dictionary does, whatever the capitals and accents', async () => {
    const { company, headers } = await aMember(app);
    for (const name of ['Zon', 'eb', 'École', 'anker', 'Anker 2'])
      await aCustomer(app, company, { name });
    const url = '/api/relations/v1/clients?sort=name&order=asc';
    const { data } = (await app.http.inject({ url, headers })).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      ...['anker', 'Anker 2', 'eb', 'École', 'Zon'],
    ]);
  });

  it('has a person without a company where its name is shown, also after it got another one', async () => {
    const { company, headers } = await aMember(app);
    const person = { name: '', type: 1 } as const;
    const moved = await aCustomer(app, company, { ...person, first_name: 'Wim', last_name: 'Vos' });
    await aCustomer(app, company, { ...person, last_name: 'Bakker' });
    for (const name of ['Anker BV', 'Molen BV']) await aCustomer(app, company, { name });
    const ask = async (query: string) => {
      const url = `/api/relations/v1/clients?${query}`;
      const { data } = (await app.http.inject({ url, headers })).json();
      return data.map((row: Parameters<typeof partyName>[0]) => partyName(row));
    };
    const sorted = ['Anker BV', 'Bakker', 'Molen BV', 'Wim Vos'];
    expect(await ask('sort=name&order=asc')).toEqual(sorted);
    expect(await ask('sort=type&order=desc')).toEqual(sorted.toReversed());
    await app.db.update(relation).set({ first_name: 'Chris' }).where(eq(relation.id, moved.id));
    expect(await ask('sort=name&order=asc')).toEqual([
      'Anker BV',
      'Bakker',
      'Chris Vos',
      'Molen BV',
    ]);
  });

  it('sorts by e-mail address', async () => {
    expect((await list('sort=email&order=desc')).names[0]).toBe('Bloemen BV');
  });

  it('gives the deleted ones when asked for, counted by themselves', async () => {
    expect(await list('state=deleted')).toMatchObject({ names: ['Gestopt'], counts: { all: 1 } });
    expect((await list('state=deleted&search=bloemen')).names).toEqual([]);
  });

  it('leaves out the hidden ones for who makes an invoice, also in the count', async () => {
    const { company, headers } = await aMember(app);
    await aCustomer(app, company, { name: 'Te zien' });
    await aCustomer(app, company, { name: 'Verborgen', hidden: 1 });
    const ask = async (query: string) =>
      (await app.http.inject({ url: `/api/relations/v1/clients?${query}`, headers })).json();
    expect((await ask('')).counts).toEqual({ all: 2 });
    const { data, counts, pagination } = await ask('shown=visible');
    expect([data.length, data[0].name, counts.all]).toEqual([1, 'Te zien', 1]);
    expect(pagination.itemsLength).toBe(1);
  });

  it('sorts by person and by kind', async () => {
    const { company, headers } = await aMember(app);
    const person = { name: '', type: 1, last_name: 'Bos' } as const;
    await aCustomer(app, company, { ...person, first_name: 'Piet' });
    await aCustomer(app, company, { ...person, first_name: 'Anna' });
    await aCustomer(app, company, { name: 'Zand', enterprise_relation_type: 'supplier' });
    const ask = async (query: string) => {
      const url = `/api/relations/v1/clients?${query}`;
      const { data } = (await app.http.inject({ url, headers })).json();
      return data.map(
        ({ name, first_name }: { name: string; first_name: string }) => `${name}${first_name}`,
      );
    };
    expect(await ask('sort=person&order=desc')).toEqual(['Piet', 'Anna', 'Zand']);
    expect((await ask('sort=type&order=desc'))[0]).toBe('Zand');
  });

  it.each([
    ['name', 'relation_by_party_name'],
    ['person', 'relation_by_person'],
    ['email', 'relation_by_email'],
    ['type', 'relation_by_type'],
  ] as const)('reads a page by %s in the order of an index', async (sort, index) => {
    const query = { sort, order: 'desc', search: '', state: 'active', shown: 'visible' } as const;
    const paged = { ...query, page: 1, itemsPerPage: 10 };
    const window = { skip: 0, take: 10, total: 1000 };
    const { rows } = await app.db.transaction(async (tx) => {
      // A table of three rows is sorted faster than it is looked up in.
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await tx.execute(sql.raw(`SET LOCAL enable_${way} = off`));
      const page = pageOfCustomers(tx, member.company.id, paged, {
        window,
        all: 4,
      }) as unknown as SQLWrapper; // not awaited: it is told about, not done
      return tx.execute(sql`EXPLAIN ${page}`);
    });
    const plan = JSON.stringify(rows);
    expect(plan).toContain(index);
    // Of the page alone.
    expect(plan.split('Sort Key')).toHaveLength(2);
  });
});

type Step = { active: number; hidden: number; was: number; rows: number };

const tally = async () =>
  (
    await app.db.execute(sql`
      select owner_relation_id, active, hidden, sum(customers)::int as customers from party_tally
      group by 1, 2, 3 having sum(customers) <> 0 order by 1, 2, 3`)
  ).rows;

const recount = async () =>
  (
    await app.db.execute(sql`
      select owner_relation_id, active, hidden, count(*)::int as customers from relation
      where owner_relation_id is not null group by 1, 2, 3 order by 1, 2, 3`)
  ).rows;

describe('the tally of customers', () => {
  it('equals a recount after whatever happened to them, also what was taken back', async () => {
    const { company } = await aMember(app);
    const flag = fc.constantFrom(0, 1);
    const step = fc.record({ active: flag, hidden: flag, was: flag, rows: fc.nat(3) });
    const add = ({ active, hidden, rows }: Step) =>
      sql`insert into relation (owner_relation_id, name, active, hidden)
        select ${company.id}::int, 'Klant ' || n, ${active}::int, ${hidden}::int from generate_series(1, ${rows}::int) n`;
    const move = ({ active, hidden, was }: Step) =>
      sql`update relation set active = ${active}, hidden = ${hidden}
        where owner_relation_id = ${company.id} and active = ${was}`;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        for (const each of steps) {
          await app.db.execute(add(each));
          await app.db.execute(move(each));
          const taken = app.db.transaction(async (tx) => {
            await tx.execute(add(each));
            await tx.execute(
              sql`delete from relation where owner_relation_id = ${company.id} and active = 1`,
            );
            tx.rollback();
          });
          await taken.catch(() => {});
        }
        expect(await tally()).toEqual(await recount());
        await app.db.execute(
          sql`delete from relation where owner_relation_id = ${company.id} and hidden = 1`,
        );
        expect(await tally()).toEqual(await recount());
      }),
      { numRuns: 10 },
    );
  });
});
