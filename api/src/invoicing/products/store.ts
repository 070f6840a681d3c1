import { ProductQuery } from '@boekwerk/shared/contract/products';
import { and, eq, like, or, type Placeholder, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { memoizePerConnection } from '../../platform/database/memoize-per-connection';
import { product, product_tally } from '../../platform/database/schema/invoice-settings';
import { likePatterns } from '../../platform/database/search-words';
import { isFarInBuckets, pageInBuckets } from '../../platform/lists/buckets';
import { openingPage } from '../../platform/lists/opening-page';
import { firstByIndex, pageByIndex, type RowQuery } from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';
import { PRODUCT_BUCKETS } from './product-buckets';

export type StoredProduct = typeof product.$inferSelect;
type NewProduct = Omit<typeof product.$inferInsert, 'relation_id'>;

const SORTS: Record<ProductQuery['sort'], PgColumn> = {
  title: product.title,
  description: product.description_start,
  value: product.value,
};

/** How many of `all` active products hold every word of the search; without one the tally knows. */
export async function countProducts(
  db: Queries,
  relation_id: number,
  search: string,
): Promise<{ found: number; all: number }> {
  const [sum] = await tallyOf(db).execute({ relation_id });
  const all = sum?.all ?? 0;
  if (search === '') return { found: all, all };
  return { found: await db.$count(product, found(relation_id, search)), all };
}

const tallyOf = memoizePerConnection((db) =>
  db
    .select({ all: sql`coalesce(sum(${product_tally.products}), 0)`.mapWith(Number) })
    .from(product_tally)
    .where(
      and(
        eq(product_tally.relation_id, sql.placeholder('relation_id')),
        eq(product_tally.active, 1),
      ),
    )
    .prepare('products_counted'),
);

/** A window of the active products that hold every word of the search in their name or description, of `all`. */
export const findProducts = (
  db: Queries,
  relation_id: number,
  query: ProductQuery,
  { window, all }: { window: PageWindow; all: number },
): Promise<StoredProduct[]> =>
  firstProducts(db, relation_id, query, window) ??
  farProducts(db, relation_id, query, window) ??
  pageByIndex(
    {
      ...inOrder(relation_id, query),
      among: { where: ofCatalogue(relation_id), total: all },
      ...window,
    },
    (rows) => selectProducts(db, rows),
  );

const firstProducts = openingPage(
  'products_first_page',
  ProductQuery,
  (db, query, { relation_id, take }) =>
    firstByIndex(inOrder(relation_id, query), take, (rows) => selectProducts(db, rows)),
);

/** Far from both ends of the catalogue by title, the tally says in which buckets a page lies. */
function farProducts(db: Queries, relation_id: number, query: ProductQuery, window: PageWindow) {
  if (query.sort !== 'title' || query.search !== '' || !isFarInBuckets(window)) return null;
  const list = { relation_id, active: 1, counted: sql`true` } as const;
  const page = { ...inOrder(relation_id, query), ...list, ...window };
  return pageInBuckets(db, PRODUCT_BUCKETS, page, (rows) => selectProducts(db, rows));
}

const selectProducts = (db: Queries, { where, orderBy, limit }: RowQuery) =>
  db.select().from(product).where(where).orderBy(orderBy).limit(limit);

const inOrder = (relation_id: number | Placeholder, { search, sort, order }: ProductQuery) => ({
  from: product,
  id: product.id,
  fits: found(relation_id, search),
  columns: [SORTS[sort], product.id],
  order,
});

const ofCatalogue = (relation_id: number | Placeholder) =>
  and(eq(product.relation_id, relation_id), eq(product.active, 1));

const found = (relation_id: number | Placeholder, search: string) =>
  and(ofCatalogue(relation_id), ...likePatterns(search).map(hasWord));

/**
 * Said twice, in two patterns that mean the same. Words that are joined by "and" alone are all looked up in the index,
 * one that half of a catalogue has as well, which takes long; of such alternatives the database looks up the rare one.
 */
const hasWord = (pattern: string) =>
  or(like(product.search_text, pattern), like(product.search_text, `${pattern}%`));

const selectOne = (db: Queries, relation_id: number, id: number) =>
  db
    .select()
    .from(product)
    .where(and(eq(product.relation_id, relation_id), eq(product.id, id)))
    .$dynamic();

/** A product, also one that was taken out of the catalogue. */
export const findProduct = async (
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredProduct | undefined> => (await selectOne(db, relation_id, id))[0];

/** The same; nobody else can change it until the transaction ends. */
export const lockProduct = async (
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredProduct | undefined> => (await selectOne(db, relation_id, id).for('update'))[0];

export async function insertProduct(
  db: Queries,
  relation_id: number,
  values: NewProduct,
): Promise<StoredProduct> {
  const [inserted] = await db
    .insert(product)
    .values({ ...values, relation_id })
    .returning();
  return inserted as StoredProduct;
}

export async function updateProductRow(
  db: Queries,
  { relation_id, id }: StoredProduct,
  values: Partial<NewProduct>,
): Promise<StoredProduct> {
  const [changed] = await db
    .update(product)
    .set(values)
    .where(and(eq(product.relation_id, relation_id), eq(product.id, id)))
    .returning();
  return changed as StoredProduct;
}
