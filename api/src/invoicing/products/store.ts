import { and, asc, eq, ilike } from 'drizzle-orm';
import type { Queries } from '../../database/connect';
import { containing } from '../../database/containing';
import { product } from '../../database/schema/invoicing';

/** Active products whose name holds the search, by name. */
export const findProducts = (
  db: Queries,
  relation_id: number,
  { search, most }: { search: string; most: number },
) =>
  db
    .select()
    .from(product)
    .where(
      and(
        eq(product.relation_id, relation_id),
        eq(product.active, 1),
        search === '' ? undefined : ilike(product.title, containing(search)),
      ),
    )
    .orderBy(asc(product.title), asc(product.id))
    .limit(most);

export async function insertProduct(
  db: Queries,
  relation_id: number,
  values: Omit<typeof product.$inferInsert, 'relation_id'>,
) {
  const [inserted] = await db
    .insert(product)
    .values({ ...values, relation_id })
    .returning();
  return inserted as typeof product.$inferSelect;
}
