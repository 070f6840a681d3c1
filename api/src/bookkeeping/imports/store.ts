import type { ImportType, listImports } from '@boekwerk/shared/contract/bookkeeping/imports';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_import, booking_item } from '../../platform/database/schema/bookkeeping';
import { user } from '../../platform/database/schema/users';
import { foldedSql, hasWords } from '../../platform/database/search-words';
import type { RowQuery } from '../../platform/lists/page-by-index';
import { isThere } from '../documents/is-there';

export type StoredImport = typeof booking_import.$inferSelect;
type NewImport = typeof booking_import.$inferInsert;
export type ImportQuery = CheckedInputOf<typeof listImports>['query'];

/** First key of the advisory locks of imports; any number that nothing else in this database uses. */
const LOCK = 4_730_050;

/** One import of a company at a time, or one that puts back what imports made: the second sees what the first has done. */
export async function lockImports(db: Queries, relation_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${relation_id})`);
}

export async function insertImport(db: Queries, made: NewImport): Promise<StoredImport> {
  const [stored] = await db.insert(booking_import).values(made).returning();
  return stored as StoredImport;
}

export async function findImport(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredImport | undefined> {
  const [found] = await db
    .select()
    .from(booking_import)
    .where(and(eq(booking_import.relation_id, relation_id), eq(booking_import.id, id)));
  return found;
}

/** Its documents that are not in the trash. */
const documents = sql`${booking_item} where ${booking_item.relation_id} = ${booking_import.relation_id}
  and ${booking_item.import_id} = ${booking_import.id} and ${isThere}`;

/** The import of a week that stands, and whether its document is still there. */
export async function findImportOfWeek(db: Queries, relation_id: number, week: IsoDate) {
  const [found] = await db
    .select({
      id: booking_import.id,
      created_at: booking_import.created_at,
      has_document: sql<boolean>`exists (select from ${documents})`,
    })
    .from(booking_import)
    .where(
      and(
        eq(booking_import.relation_id, relation_id),
        eq(booking_import.week, week),
        eq(booking_import.status, 'imported'),
      ),
    );
  return found;
}

/** Another import of its week takes its place. */
export async function replaceImport(db: Queries, { id }: Pick<StoredImport, 'id'>): Promise<void> {
  await db.update(booking_import).set({ status: 'replaced' }).where(eq(booking_import.id, id));
}

export const countImports = (db: Queries, fits: SQL | undefined): Promise<number> =>
  db.$count(booking_import, fits);

export const fitsImport = (relation_id: number, { type, search }: ImportQuery): SQL | undefined =>
  and(
    eq(booking_import.relation_id, relation_id),
    type === '' ? undefined : eq(booking_import.type, type satisfies ImportType),
    search === '' ? undefined : and(...hasWords(foldedSql(booking_import.file_name), search)),
  );

/** Imports as a list shows them. */
export const selectImports = (db: Queries, { where, orderBy, limit }: RowQuery) =>
  db
    .select({
      id: booking_import.id,
      type: booking_import.type,
      file_name: booking_import.file_name,
      date: booking_import.week,
      created_at: booking_import.created_at,
      user: sql<string>`trim(${user.name} || ' ' || ${user.last_name})`,
      status: booking_import.status,
      errors_count: booking_import.errors_count,
      warnings_count: booking_import.warnings_count,
      documents_count: sql`(select count(*) from ${documents})`.mapWith(Number),
      booking_item_id: sql<number | null>`(select min(${booking_item.id}) from ${documents})`,
    })
    .from(booking_import)
    .innerJoin(user, eq(user.id, booking_import.user_id))
    .where(where)
    .orderBy(orderBy)
    .limit(limit);
