import type { Invoice } from '@boekwerk/shared/contract/invoicing';
import { today } from '@boekwerk/shared/domain/dates';
import { type Control, useContractForm } from '@boekwerk/shared/ui/form';
import { useMemo } from 'react';
import { useKnownClients } from './customer-queries';
import { type InvoiceValues, invoiceSchema, newInvoice, valuesOf } from './invoice-values';

export type InvoiceFormMethods = ReturnType<typeof useInvoiceForm>;
export type InvoiceControl = Control<InvoiceValues>;

/** The form of a concept, or of a new invoice. */
export function useInvoiceForm(invoice: Invoice | null) {
  const { clientOf } = useKnownClients();
  // The schema only asks the cache, which is the same one for as long as the page lives.
  const schema = useMemo(() => invoiceSchema(clientOf), []);
  const values = invoice ? valuesOf(invoice) : newInvoice(today());
  return useContractForm(schema, values, { mode: 'onBlur' });
}
