import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';

/** A saved invoice, as the form would send it. */
export const formOf = (invoice: Invoice) =>
  ({
    to_relation_id: invoice.to_relation_id,
    date: invoice.date,
    expiration_date: invoice.expiration_date,
    delivery_date: invoice.delivery_date,
    description: invoice.description,
    reference: invoice.reference,
    incl_tax: invoice.incl_tax,
    discount_percentage: invoice.discount_percentage,
    discount_value: invoice.discount_value,
    products: invoice.products.map(({ id: _, ...line }) => line),
    updated_at: invoice.updated_at,
    total: invoice.total,
    is_ready: true,
  }) satisfies InvoiceForm;
