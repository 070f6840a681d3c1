import { type SQL, sql } from 'drizzle-orm';
import type { App } from '../../platform/app';
import type { Queries } from '../../platform/database/connect';

/** Ids, the first one not among them. */
export type Range = { after: number; upto: number };

export type Violation = { relation_id: number; booking_item_id: number | null };

/** Where it is looked at: the database, or a transaction in it, and the files. */
export type Looked = Pick<App, 'store'> & { db: Queries };

/** Something that is so at every moment, whatever crashes: one that does not hold is a mistake of the product. */
export type Invariant = {
  /** As a sentence. */
  name: string;
  /** What the ranges that it is checked in are ids of. */
  of: 'documents' | 'companies';
  violations: (looked: Looked, range: Range) => Promise<Violation[]>;
};

/**
 * Of each document by itself, in one statement, so that all of it is seen at the same moment.
 *
 * @param broken of a document `item`, whether it does not hold
 */
export const ofDocuments = (name: string, broken: SQL): Invariant => ({
  name,
  of: 'documents',
  violations: async ({ db }, { after, upto }) => {
    const { rows } = await db.execute<Violation>(sql`
      select item.relation_id, item.id as booking_item_id from booking_item item
      where item.id > ${after} and item.id <= ${upto} and (${broken})
      order by item.id`);
    return rows;
  },
});

/**
 * Of a tally of documents: it tells what a recount does.
 *
 * @param told rows of the tally with the company, a `kind` and how many, for companies of a range
 * @param counted the same, of the documents themselves
 */
export const ofTally = (
  name: string,
  told: (range: SQL) => SQL,
  counted: (range: SQL) => SQL,
): Invariant => ({
  name,
  of: 'companies',
  violations: async ({ db }, { after, upto }) => {
    const range = sql`relation_id > ${after} and relation_id <= ${upto}`;
    const { rows } = await db.execute<Violation>(sql`
      select distinct relation_id, null::int as booking_item_id
      from (${told(range)}) told full join (${counted(range)}) counted using (relation_id, kind)
      where coalesce(told.items, 0) <> coalesce(counted.items, 0)
      order by relation_id`);
    return rows;
  },
});
