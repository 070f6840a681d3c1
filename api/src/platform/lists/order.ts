import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

export type Order = 'asc' | 'desc';

export const opposite = (order: Order): Order => (order === 'asc' ? 'desc' : 'asc');

/** Several columns in one direction, as an index has them. */
export const inOrder = (columns: readonly SQLWrapper[], order: Order): SQL =>
  sql.join(
    columns.map((column) => sql`${column} ${sql.raw(order)}`),
    sql`, `,
  );
