import * as v from 'valibot';
import { TAX_IDS } from '../domain/vat/vat';
import { endpoint } from './endpoint';
import { basedOn, euroField, idParams, requiredText, text } from './fields';
import { unit } from './invoice-form';
import { listOf, listQuery } from './lists';

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
  ...basedOn,
});
export type ProductForm = v.InferInput<typeof ProductForm>;

export const Product = v.object({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  value: v.number(),
  tax_id: v.picklist(TAX_IDS),
  unit,
  active: v.picklist([0, 1]),
  updated_at: v.string(),
});
export type Product = v.InferOutput<typeof Product>;

const PRODUCT_SORTS = ['title', 'description', 'value'] as const;

export const ProductQuery = v.object({
  ...listQuery,
  sort: v.optional(v.picklist(PRODUCT_SORTS), 'title'),
  order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
});
export type ProductQuery = v.InferOutput<typeof ProductQuery>;

export const listProducts = endpoint({
  summary: 'Active products whose name or description fits the search, one page',
  method: 'GET',
  path: '/invoicing/v1/products',
  right: 'invoicing',
  query: ProductQuery,
  reply: listOf(Product, ['all']),
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

const ofProduct = {
  right: 'invoicing',
  ids: { 'params.id': 'product' },
  params: idParams,
} as const;

export const getProduct = endpoint({
  summary: 'A product of the catalogue',
  method: 'GET',
  path: '/invoicing/v1/product/:id',
  ...ofProduct,
  reply: Product,
});

export const updateProduct = endpoint({
  summary: 'Change a product; invoices keep what was on them',
  method: 'PUT',
  path: '/invoicing/v1/product/:id',
  ...ofProduct,
  body: ProductForm,
  reply: Product,
});

export const deleteProduct = endpoint({
  summary: 'Take a product out of the catalogue; invoices keep what was on them',
  method: 'DELETE',
  path: '/invoicing/v1/product/:id',
  ...ofProduct,
  body: v.object(basedOn),
  reply: v.null(),
  status: 204,
});

export const activateProduct = endpoint({
  summary: 'Put back a product that was taken out of the catalogue',
  method: 'PUT',
  path: '/invoicing/v1/product/:id/activate',
  ...ofProduct,
  reply: Product,
});
