import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { PaymentForm } from '@boekwerk/shared/contract/payments';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { minus } from '@boekwerk/shared/domain/money/money';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import type * as v from 'valibot';
import { texts as remote } from '../texts';
import { usePayInvoice } from './queries';
import { texts } from './texts';

type Schema = v.GenericSchema<PaymentForm, Required<Omit<PaymentForm, 'updated_at'>>>;

/** The form of a payment of today. */
export function usePaymentForm(
  invoice: Invoice,
  schema: Schema,
  { completed, onDone }: { completed: boolean; onDone: () => void },
) {
  const pay = usePayInvoice(invoice);
  const notices = useNotices();
  const form = useContractForm<PaymentForm, Required<Omit<PaymentForm, 'updated_at'>>>(schema, {
    completed,
    payment: null,
    date: today(),
  });
  const saveFailed = useSaveFailed(form.setError);
  const submit = form.handleSubmit((payment) =>
    pay.mutate(payment, {
      onSuccess: (paid) => {
        notices.success(remote.done, doneText(paid, invoice));
        onDone();
      },
      onError: saveFailed,
    }),
  );
  return { ...form, submit, isChanged: form.formState.isDirty, isSaving: pay.isPending };
}

function doneText(paid: Invoice, before: Invoice): string {
  if (paid.status !== InvoiceStatus.paid)
    return texts.recorded(minus(paid.amount_paid, before.amount_paid));
  return (paid.is_credit ? texts.repaid : texts.paid)(shownNumber(paid));
}
