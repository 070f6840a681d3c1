import { sql } from 'drizzle-orm';
import { appUnderTest } from '../../testing/app-under-test';
import { EXCEPTIONS, PLACES } from './testing/distribution';
import { faultsOfDistribution, tablesOf } from './testing/faults-of-distribution';

const app = appUnderTest();

it('each table has a place once the database is more than one machine', async () => {
  expect(await tablesOf(app.db)).toEqual(Object.keys(PLACES).sort());
});

it('what does not distribute by company is known, with the reason', async () => {
  expect(await faultsOfDistribution(app.db, PLACES)).toEqual(Object.keys(EXCEPTIONS).sort());
});

describe('a schema with one fault', () => {
  const OF_COMPANY = { by: 'company' } as const;

  afterEach(() => app.db.execute(sql`drop table if exists made_row, made_target`));

  it.each([
    [
      'a column that may be empty',
      'create table made_row (company int)',
      { made_row: OF_COMPANY },
      'column made_row.company',
    ],
    [
      'a column that is derived',
      'create table made_row (id int, company int not null generated always as (id) stored)',
      { made_row: OF_COMPANY },
      'column made_row.company',
    ],
    [
      'a column of another type than elsewhere',
      'create table made_row (company bigint not null)',
      { made_row: OF_COMPANY },
      'column made_row.company',
    ],
    [
      'a key without the company',
      'create table made_row (company int not null, id int primary key)',
      { made_row: OF_COMPANY },
      'key made_row.made_row_pkey (id)',
    ],
    [
      'a unique index with the company in an expression',
      'create table made_row (company int not null); create unique index made_once on made_row ((company + 0))',
      { made_row: OF_COMPANY },
      'key made_row.made_once ()',
    ],
    [
      'an exclusion without the company',
      'create table made_row (company int not null, id int, constraint made_once exclude (id with =))',
      { made_row: OF_COMPANY },
      'key made_row.made_once (id)',
    ],
    [
      'a foreign key to a row of any company',
      `create table made_target (id int, company int not null, unique (id, company), other int, unique (id, other, company));
       create table made_row (company int not null, target int, other int, constraint made_link
         foreign key (target, company, other) references made_target (id, other, company))`,
      { made_row: OF_COMPANY, made_target: OF_COMPANY },
      'foreign key made_row.made_link to made_target',
    ],
    [
      'a foreign key from what is everywhere to what is of a company',
      `create table made_target (company int primary key);
       create table made_row (target int constraint made_link references made_target)`,
      { made_row: 'reference', made_target: OF_COMPANY },
      'foreign key made_row.made_link to made_target',
    ],
    [
      'a foreign key to what is on the first machine alone',
      `create table made_target (id int primary key);
       create table made_row (company int not null, target int constraint made_link references made_target)`,
      { made_row: OF_COMPANY, made_target: 'local' },
      'foreign key made_row.made_link to made_target',
    ],
    [
      'a trigger on what is of a company',
      `create table made_row (company int not null);
       create trigger made_trigger before update on made_row execute function suppress_redundant_updates_trigger()`,
      { made_row: OF_COMPANY },
      'trigger made_row.made_trigger',
    ],
  ] as const)('%s is found', async (_, schema, places, fault) => {
    for (const statement of schema.split(';')) await app.db.execute(sql.raw(statement));
    const found = await faultsOfDistribution(app.db, places);
    expect(found).toEqual(expect.arrayContaining([fault]));
  });
});
