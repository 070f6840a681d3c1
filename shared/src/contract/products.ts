import * as v from 'valibot';
import { TAX_IDS } from '../domain/vat';
import { endpoint } from './endpoint';
import { euroField, requiredText, text } from './fields';
import { unit } from './invoice-form';
import { listQuery } from './lists';

export const ProductForm = v.object({
  title: requiredText('Naam is verplicht', 200),
  description: text(1000),
  value: v.pipe(
    v.optional(v.nullable(euroField('Bedrag is verplicht')), null),
    v.check((value) => value !== null, 'Bedrag is verplicht'),
    v.transform((value) => value as number),
  ),
  tax_id: v.optional(v.picklist(TAX_IDS, 'BTW is verplicht'), 1),
  unit: v.optional(unit, 0),
});

export const Product = v.object({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  value: v.number(),
  tax_id: v.picklist(TAX_IDS),
  unit,
  active: v.picklist([0, 1]),
});
export type Product = v.InferOutput<typeof Product>;

export const listProducts = endpoint({
  summary: 'Active products whose name fits the search, at most fifty, by name',
  method: 'GET',
  path: '/invoicing/v1/products',
  right: 'invoicing',
  query: v.object({ search: listQuery.search }),
  reply: v.array(Product),
});

export const createProduct = endpoint({
  summary: 'Add a product to the catalogue',
  method: 'POST',
  path: '/invoicing/v1/product',
  right: 'invoicing',
  body: ProductForm,
  reply: Product,
  status: 201,
});
