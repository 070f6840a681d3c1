import type { Product, ProductForm } from '@boekwerk/shared/contract/products';

export const emptyProduct: ProductForm = {
  title: '',
  description: '',
  value: null,
  tax_id: 1,
  unit: 0,
};

/** Under which name the browser keeps what is typed of one; without an id of a new one. */
export const draftOf = (id: number | undefined) => `product.${id ?? 'new'}`;

/** What of a product is filled in, with the moment it was read. */
export const valuesOf = (product: Product): ProductForm => ({
  title: product.title,
  description: product.description,
  value: product.value,
  tax_id: product.tax_id,
  unit: product.unit,
  updated_at: product.updated_at,
});
