import { isDeepStrictEqual } from 'node:util';
import { PAGE_SIZES } from '@boekwerk/shared/contract/lists';
import { type Placeholder, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../database/connect';
import { memoizePerConnection } from '../database/memoize-per-connection';
import type { PageRequest, PageWindow } from './pagination';

/** Whose rows, and how many. */
type Asked = { relation_id: Placeholder; take: number };

type Statement<Row> = {
  prepare: (name: string) => { execute: (values: { relation_id: number }) => Promise<Row[]> };
};

/**
 * The first page of a list in which nothing was searched or chosen. Most ask for that one, so it is built once per
 * connection and planned once: either takes longer than reading ten rows.
 *
 * @param name of the statement, its own
 * @param schema the query of the list's call, whose defaults are what it opens with
 * @returns the rows; null for any other page, which `pageByIndex` finds
 */
export function openingPage<Query extends PageRequest, Row>(
  name: string,
  schema: v.GenericSchema<unknown, Query>,
  build: (db: Queries, query: Query, asked: Asked) => Statement<Row>,
) {
  const opening = v.parse(schema, {});
  const relation_id = sql.placeholder('relation_id');
  const statements = memoizePerConnection((db) => {
    const prepare = (size: number) =>
      build(db, opening, { relation_id, take: literal(size) }).prepare(`${name}_of_${size}`);
    return new Map<number, ReturnType<typeof prepare>>(
      PAGE_SIZES.map((size) => [size, prepare(size)]),
    );
  });
  return (
    db: Queries,
    relation_id: number,
    query: Query,
    { skip, take }: Pick<PageWindow, 'skip' | 'take'>,
  ): Promise<Row[]> | null => {
    const statement = statements(db).get(query.itemsPerPage);
    if (!statement || skip > 0 || !isSame(query, opening)) return null;
    return statement.execute({ relation_id }).then((rows) => rows.slice(0, take));
  };
}

/**
 * Part of the text of a statement, so that its plan is for so many rows: with a parameter it is for a tenth of all.
 * drizzle writes a limit as it is given.
 */
const literal = (size: number) => sql.raw(String(size)) as unknown as number;

/** Whatever the page and its length. */
function isSame<Query extends PageRequest>(query: Query, opening: Query): boolean {
  const { page, itemsPerPage } = query;
  return isDeepStrictEqual(query, { ...opening, page, itemsPerPage });
}
