/** Where an invoice, or a template, is opened. */
export const addressOf = ({ id }: { id: number }) => `/invoicing/invoice/edit/${id}`;
