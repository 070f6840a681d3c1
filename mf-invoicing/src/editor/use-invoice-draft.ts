import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { keepDraft } from '@boekwerk/shared/session/drafts';
import { useFormDraft } from '@boekwerk/shared/ui/form';
import { useKnownCustomers } from './customer/customer-queries';
import type { Terms } from './details/next-expiry';
import type { InvoiceFormMethods } from './use-invoice-form';

/** What is typed and not saved, kept in the browser. `onRestored` gets the terms that hold from then on. */
export function useInvoiceDraft(
  form: InvoiceFormMethods,
  invoice: Invoice | null,
  onRestored: (terms: Terms) => void,
) {
  const name = `invoice.${invoice?.id ?? 'new'}`;
  const { found, forget, settle } = useFormDraft(form, name);
  const { clientOf } = useKnownCustomers();
  return {
    found,
    forget,
    /** Keeps it now, before the form goes. */
    keep: () => keepDraft(name, form.getValues()),
    restore: () => {
      const values = found?.values;
      if (!values) return;
      // Who restores sees what was saved since; under the moment of back then it could never be saved again.
      const restored = { ...values, updated_at: invoice?.updated_at };
      form.reset(restored, { keepDefaultValues: true });
      const payment_period = clientOf(values.to_relation_id ?? 0)?.payment_period ?? null;
      onRestored({ date: values.date, payment_period });
      settle();
    },
  };
}
