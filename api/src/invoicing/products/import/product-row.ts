import type { StoredProduct } from '../store';

/** What an import reads and changes of a product. */
export type ProductRow = Pick<StoredProduct, 'id' | 'title' | 'description' | 'tax_id' | 'unit'> & {
  /** `null` until the file says it. */
  value: number | null;
};

/** What a product starts as, before its row is read. */
export const NEW_PRODUCT: ProductRow = {
  ...{ id: 0, title: '', description: '', value: null, tax_id: 1, unit: 0 },
};
