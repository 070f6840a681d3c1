import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import { insertRows } from '../../../platform/database/insert-rows';
import { product } from '../../../platform/database/schema/invoice-settings';
import { asCompared } from '../../../platform/sheet-import/as-compared';
import type { ProductRow } from './product-row';

/** Rows of one statement. */
const PORTION = 1000;

const ofCatalogue = (relation_id: number) =>
  and(eq(product.relation_id, relation_id), eq(product.active, 1));

const isAnyOf = (ids: number[]) => sql`${product.id} = any(${sql.param(ids)}::int[])`;

const selectRows = (db: Queries, relation_id: number, ids: number[]) =>
  db
    .select({
      id: product.id,
      title: product.title,
      description: product.description,
      value: product.value,
      tax_id: product.tax_id,
      unit: product.unit,
    })
    .from(product)
    .where(and(ofCatalogue(relation_id), isAnyOf(ids)));

/** The products of these numbers that are in the catalogue. */
export const findRows = (db: Queries, relation_id: number, ids: number[]): Promise<ProductRow[]> =>
  selectRows(db, relation_id, ids);

/** The same, locked in the order of their numbers. */
export const lockRows = (db: Queries, relation_id: number, ids: number[]): Promise<ProductRow[]> =>
  selectRows(db, relation_id, ids).orderBy(asc(product.id)).for('update');

/** Number and name of the products that are called like one of these. */
export function findTitled(db: Queries, relation_id: number, titles: readonly string[]) {
  const plain = [...new Set(titles.map(asCompared))];
  return db
    .select({ id: product.id, title: product.title })
    .from(product)
    .where(
      and(
        ofCatalogue(relation_id),
        sql`lower(regexp_replace(trim(${product.title}), '\\s+', ' ', 'g')) = any(${sql.param(plain)}::text[])`,
      ),
    )
    .orderBy(asc(product.id));
}

/** Adds products. @returns them in the same order, with their numbers */
export async function insertProducts(
  db: Queries,
  relation_id: number,
  rows: readonly ProductRow[],
): Promise<ProductRow[]> {
  const made = rows.map(({ id: _, value, ...fields }) => ({
    ...fields,
    value: value ?? 0,
    relation_id,
  }));
  const ids = await insertRows(db, product, made);
  return rows.map((row, at) => ({ ...row, id: ids[at] as number })); // one each
}

/** Changes products of the company. */
export async function updateRows(
  db: Queries,
  relation_id: number,
  rows: readonly ProductRow[],
): Promise<void> {
  for (const some of portions(rows))
    await db.execute(sql`
      UPDATE product SET title = new.title, description = new.description, value = new.value,
        tax_id = new.tax_id, unit = new.unit, updated_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        AS new(id int, title text, description text, value numeric, tax_id smallint, unit smallint)
      WHERE product.relation_id = ${relation_id} AND product.id = new.id`);
}

const portions = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PORTION) }, (_, at) =>
    items.slice(at * PORTION, (at + 1) * PORTION),
  );
