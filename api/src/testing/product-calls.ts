import { endpoint } from '@boekwerk/shared/contract/endpoint';
import { basedOn, idParams, requiredText } from '@boekwerk/shared/contract/fields';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { App } from '../platform/app';
import { product } from '../platform/database/schema/invoice-settings';
import { conflict, notFound } from '../platform/errors';
import { serve } from '../platform/http/serve';

const Product = v.object({ id: v.number(), title: v.string(), updated_at: v.string() });
const addProduct = endpoint({
  summary: 'Add',
  method: 'POST',
  path: '/test/v1/product',
  right: 'invoicing',
  body: v.object({
    products: v.array(v.object({ title: requiredText('Naam is verplicht', 20) })),
    note: v.string(),
  }),
  reply: Product,
  status: 201,
});
const renameProduct = endpoint({
  summary: 'Rename',
  method: 'PUT',
  path: '/test/v1/product/:id',
  right: 'invoicing',
  ids: { 'params.id': 'product' },
  params: idParams,
  body: v.object({ title: requiredText('Naam is verplicht', 20), ...basedOn }),
  reply: Product,
});
const breakProduct = endpoint({
  summary: 'Write, then fail',
  method: 'POST',
  path: '/test/v1/broken',
  right: 'invoicing',
  reply: v.null(),
});

/** Three calls with all that a call can have, for the tests of what every call does. */
export function productCalls(app: App) {
  serve(app, addProduct, {
    prepare: async ({ body }) => body.products.map(({ title }) => title).join(' + '),
    handle: async ({ prepared: title }, { db, caller, record }) => {
      const [made] = await db
        .insert(product)
        .values({ relation_id: caller.relation_id, title, value: 1, tax_id: 1 })
        .returning();
      if (!made) throw notFound();
      record({ entity: 'product', id: made.id, after: made });
      return made;
    },
  });
  serve(app, renameProduct, async ({ params, body }, { db, caller, record }) => {
    const mine = and(eq(product.id, params.id), eq(product.relation_id, caller.relation_id));
    const [before] = await db.select().from(product).where(mine);
    if (!before) throw notFound('Product');
    const [after] = await db.update(product).set({ title: body.title }).where(mine).returning();
    record({ entity: 'product', id: before.id, before, after });
    return after ?? before;
  });
  serve(app, breakProduct, async (_input, { db, caller }) => {
    const { relation_id } = caller;
    await db.insert(product).values({ relation_id, title: 'half', value: 1, tax_id: 1 });
    throw conflict('Dit kan nu niet');
  });
}
