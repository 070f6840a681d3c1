/** Where all invoices are. */
export const OVERVIEW = '/invoicing/invoice/overview';

export const NEW_INVOICE = '/invoicing/invoice/create';

export const IMPORT_OPENING_BALANCES = '/invoicing/invoice/import';

/** Where an invoice, or a template, is opened. */
export const addressOf = ({ id }: { id: number | ':id' }) => `/invoicing/invoice/edit/${id}`;

/** Where all products are. */
export const PRODUCTS = '/invoicing/product/overview';

export const IMPORT_PRODUCTS = '/invoicing/product/import';
