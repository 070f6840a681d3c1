import type { ProductQuery } from '@boekwerk/shared/contract/products';
import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { containingWords } from '../../platform/database/containing';
import { product } from '../../platform/database/schema/invoice-settings';
import { pageAlong } from '../../platform/lists/page-along';
import type { Window } from '../../platform/lists/pagination';

export type StoredProduct = typeof product.$inferSelect;
type NewProduct = Omit<typeof product.$inferInsert, 'relation_id'>;

const SORTS: Record<ProductQuery['sort'], SQL> = {
  title: sql`${product.title}`,
  description: sql`${product.description} collate "und-x-icu"`,
  value: sql`${product.value}`,
};

export const countFound = (db: Queries, relation_id: number, search: string): Promise<number> =>
  db.$count(product, found(relation_id, search));

/** The page of the active products that hold every word of the search in their name or description. */
export const findProducts = (
  db: Queries,
  relation_id: number,
  { search, sort, order }: ProductQuery,
  window: Window,
): Promise<StoredProduct[]> =>
  pageAlong(
    {
      from: product,
      id: product.id,
      fits: found(relation_id, search),
      columns: [SORTS[sort], product.id],
      order,
      ...window,
    },
    ({ where, orderBy, limit }) =>
      db.select().from(product).where(where).orderBy(orderBy).limit(limit),
  );

const found = (relation_id: number, search: string) =>
  and(
    eq(product.relation_id, relation_id),
    eq(product.active, 1),
    ...containingWords(search).map((pattern) =>
      or(ilike(product.title, pattern), ilike(product.description, pattern)),
    ),
  );

/** One of the catalogue; nobody else can change it until the transaction ends. */
export async function lockProduct(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredProduct | undefined> {
  const [locked] = await db
    .select()
    .from(product)
    .where(and(eq(product.relation_id, relation_id), eq(product.id, id), eq(product.active, 1)))
    .for('update');
  return locked;
}

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

export async function changeProduct(
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
