import type { ProductQuery } from '@boekwerk/shared/contract/products';
import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { containingWords } from '../../platform/database/containing';
import { product } from '../../platform/database/schema/invoice-settings';
import { skipped } from '../../platform/http/pagination';

export type StoredProduct = typeof product.$inferSelect;
type NewProduct = Omit<typeof product.$inferInsert, 'relation_id'>;

const SORTS: Record<ProductQuery['sort'], SQL> = {
  title: sql`${product.title}`,
  description: sql`${product.description} collate "und-x-icu"`,
  value: sql`${product.value}`,
};

export const countFound = (db: Queries, relation_id: number, search: string): Promise<number> =>
  db.$count(product, found(relation_id, search));

/** One page of the active products that hold every word of the search in their name or description. */
export const findProducts = (
  db: Queries,
  relation_id: number,
  { search, sort, order, ...page }: ProductQuery,
): Promise<StoredProduct[]> => {
  const inOrder = order === 'asc' ? asc : desc;
  return db
    .select()
    .from(product)
    .where(found(relation_id, search))
    .orderBy(inOrder(SORTS[sort]), inOrder(product.id))
    .limit(page.itemsPerPage)
    .offset(skipped(page));
};

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
