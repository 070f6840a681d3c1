import { type SQL, sql } from 'drizzle-orm';
import type { Change } from '../change';
import type { Queries } from '../database/connect';
import type { Invariant, Violation } from './invariant';
import { ALL, portions, type Range } from './portions';

/** Of which companies and days a statement counts. */
export type Part = { companies: Range; days: Range };

/** Companies that are looked up at once, and rows that a statement counts of them, about. */
const COMPANIES = 200;
const ROWS = 20_000;

type Weight = { relation_id: number; date: string | null; rows: number };

export type Tally = {
  key: string;
  name: string;
  /** How it is called where something is wrong with it. */
  entity: string;
  /** About how many rows there are to count, by company and, where those can be counted by days, by day. */
  weigh: (companies: Range) => SQL;
  /** Rows with the company, a `kind` and the `figures` that are told of it. */
  told: (part: Part) => SQL;
  /** The same, of what is counted. */
  counted: (part: Part) => SQL;
  /** Counts one company anew, while nobody writes what is counted. */
  recount: (db: Queries, relation_id: number) => Promise<void>;
};

/**
 * A tally tells what a recount does. A company with many rows is counted by its days, so that no statement takes long;
 * where parts begin the tally says itself, and all days are in one of them, whatever it says.
 */
export const ofTally = ({ key, name, entity, ...tally }: Tally): Invariant => ({
  key,
  name,
  check: async function* ({ db }) {
    const wrong = new Set<number>();
    for await (const part of partsOf(db, tally.weigh)) {
      const { rows } = await db.execute<{ relation_id: number }>(sql`
        select distinct relation_id
        from (${tally.told(part)}) told full join (${tally.counted(part)}) counted using (relation_id, kind)
        where told.figures is distinct from counted.figures
        order by relation_id`);
      for (const { relation_id } of rows) wrong.add(relation_id);
    }
    for (const relation_id of wrong) yield { relation_id, entity, id: null } satisfies Violation;
  },
  mend: ({ db }: Change, relation_id) => tally.recount(db, relation_id),
});

async function* partsOf(db: Queries, weigh: Tally['weigh']): AsyncGenerator<Part> {
  const companies = {
    from: sql`relation company`,
    key: sql`company.id`,
    where: sql`company.owner_relation_id is null`,
    size: COMPANIES,
  };
  for await (const page of portions(db, companies)) {
    const { rows } = await db.execute<Weight>(weigh(page));
    yield* packed(page, byCompany(rows));
  }
}

/** Small companies together, each large one by itself. */
function* packed(page: Range, weights: ReadonlyMap<number, Weight[]>): Generator<Part> {
  let { after } = page;
  let sum = 0;
  for (const [company, days] of weights) {
    const weight = total(days);
    if (sum + weight > ROWS) {
      if (after !== company - 1) yield { companies: { after, upto: company - 1 }, days: ALL };
      after = company - 1;
      sum = 0;
    }
    if (weight > ROWS) {
      yield* cut({ after, upto: company }, days);
      after = company;
    } else sum += weight;
  }
  if (after !== page.upto) yield { companies: { after, upto: page.upto }, days: ALL };
}

function* cut(companies: Range, days: readonly Weight[]): Generator<Part> {
  let after: string | null = null;
  let sum = 0;
  for (const { date, rows } of days) {
    sum += rows;
    if (date === null || sum <= ROWS) continue;
    yield { companies, days: { after, upto: date } };
    after = date;
    sum = 0;
  }
  yield { companies, days: { after, upto: null } };
}

function byCompany(rows: readonly Weight[]): ReadonlyMap<number, Weight[]> {
  const companies = new Map<number, Weight[]>();
  for (const row of rows) {
    const days = companies.get(row.relation_id);
    if (days) days.push(row);
    else companies.set(row.relation_id, [row]);
  }
  return companies;
}

const total = (days: readonly Weight[]) => days.reduce((sum, { rows }) => sum + rows, 0);
