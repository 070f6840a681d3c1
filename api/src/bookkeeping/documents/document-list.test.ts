import { DOCUMENT_SORTS, DOCUMENT_TABS } from '@boekwerk/shared/contract/bookkeeping/documents';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';
import { slice } from '../../testing/slice';
import { STATES } from './store';

const app = appUnderTest();
let member: Member;

beforeAll(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
  await aDocument(app, member, { file_name: 'eerste.pdf' });
});

/** At the ends of days and of summer time, as instants. */
const INSTANTS = [
  ...['2026-01-01T00:00Z', '2026-03-28T22:59Z', '2026-03-28T23:00Z', '2026-03-29T21:59Z'],
  ...['2026-03-29T22:00Z', '2026-10-24T22:00Z', '2026-10-25T22:59Z', '2026-10-25T23:00Z'],
];
const uploaded = fc.constantFrom(...INSTANTS);
const status = fc.constantFrom(...STATES.all);
const rows = fc.integer({ min: 1, max: 4 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), uploaded, status, rows }),
  fc.record({ kind: fc.constant('update' as const), uploaded, status, from: uploaded }),
  fc.record({ kind: fc.constant('delete' as const), from: uploaded }),
);
type Step =
  | { kind: 'insert'; uploaded: string; status: number; rows: number }
  | { kind: 'update'; uploaded: string; status: number; from: string }
  | { kind: 'delete'; from: string };

/** What is in progress says for which job, and since when. */
const jobOf = (status: number) =>
  status === DocumentStatus.inProgress ? sql`'recognition', now()` : sql`null, null::timestamptz`;

/** Of half of them the date of the invoice is known: the day in universal time. */
const dateOf = (uploaded: string) =>
  uploaded.endsWith('00Z') ? sql`${uploaded.slice(0, 10)}::date` : sql`null::date`;

/** Statements over several rows, copied from the first document, which stays. */
function statementOf(step: Step) {
  if (step.kind === 'insert')
    return sql`insert into booking_item (relation_id, file_id, file_name, amount_pages, status, uploaded_by, uploaded_date,
        date, in_progress_for, in_progress_since)
      select relation_id, file_id, 'bon ' || n || '.pdf', 1, ${step.status}::int, uploaded_by, ${step.uploaded}::timestamptz,
        ${dateOf(step.uploaded)}, ${jobOf(step.status)}
      from (select * from booking_item order by id limit 1) first, generate_series(1, ${step.rows}::int) n`;
  const others = sql`uploaded_date = ${step.from}::timestamptz and file_name <> 'eerste.pdf'`;
  if (step.kind === 'delete') return sql`delete from booking_item where ${others}`;
  return sql`update booking_item set status = ${step.status}::int, uploaded_date = ${step.uploaded}::timestamptz,
    date = ${dateOf(step.uploaded)},
    (in_progress_for, in_progress_since) = (select ${jobOf(step.status)}) where ${others}`;
}

/** Each tally, and the day that it counts a document on. */
const DAYS = {
  booking_item_tally: sql`(uploaded_date at time zone 'Europe/Amsterdam')::date`,
  booking_item_date_tally: sql`date`,
};
type Tally = keyof typeof DAYS;
const TALLIES = Object.keys(DAYS) as Tally[];

const told = async (tally: Tally) =>
  (
    await app.db.execute(sql`
      select relation_id, date::text, status, items from ${sql.raw(tally)} where items <> 0 order by 1, 2, 3`)
  ).rows;

const recount = async (tally: Tally) =>
  (
    await app.db.execute(sql`
      select relation_id, ${DAYS[tally]}::text as date, status, count(*)::int as items
      from booking_item where ${DAYS[tally]} is not null group by 1, 2, 3 order by 1, 2, 3`)
  ).rows;

describe('the tallies of documents', () => {
  it('equal a recount after whatever happened to them, also what was taken back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        for (const each of steps) await app.db.execute(statementOf(each));
        await app.db
          .transaction(async (tx) => {
            for (const each of steps) await tx.execute(statementOf(each));
            tx.rollback();
          })
          .catch(() => {});
        for (const tally of TALLIES) expect(await told(tally)).toEqual(await recount(tally));
      }),
      { numRuns: 15 },
    );
  });
});

const FILTERS = [
  ...['', 'from=2026-03-29&to=2026-10-25', 'search=bon'],
  'date=invoice&from=2026-03-01&to=2026-03-31',
];

describe('GET bookingitems', () => {
  beforeAll(async () => {
    for (const [n, uploaded] of [...INSTANTS, ...INSTANTS].entries())
      await app.db.execute(
        statementOf({ kind: 'insert', uploaded, status: n % 5, rows: 1 + (n % 2) }),
      );
  });

  it.each(DOCUMENT_SORTS)(
    'goes through all pages by %s without losing or repeating one',
    async (sort) => {
      for (const tab of DOCUMENT_TABS)
        for (const filter of slice(FILTERS, 0.5, `${sort} ${tab}`)) {
          const query = `tab=${tab}&sort=${sort}&${filter}`;
          const [up, down] = [
            await allPages(`${query}&order=asc`),
            await allPages(`${query}&order=desc`),
          ];
          expect(new Set(up).size).toBe(up.length);
          expect([query, down]).toEqual([query, [...up].reverse()]);
        }
    },
  );
});

async function allPages(query: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const url = `/api/administrations/v1/bookingitems?itemsPerPage=7&page=${page}&${query}`;
    const { data, pagination } = (await app.http.inject({ url, headers: member.headers })).json();
    ids.push(...data.map(({ id }: { id: number }) => id));
    if (page === pagination.pageCount) {
      expect(ids).toHaveLength(pagination.itemsLength);
      return ids;
    }
  }
}
