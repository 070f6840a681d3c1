/** Where all products are. */
export const PRODUCTS = '/invoicing/product/overview';

export const IMPORT_PRODUCTS = '/invoicing/product/import';
