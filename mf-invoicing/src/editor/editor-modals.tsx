import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { PreviewModal } from '../parts/preview/preview-modal';
import { CustomerModal } from './customer/customer-modal';
import type { useCustomerForm } from './customer/use-customer-form';

type Props = {
  /** Of the invoice; null for a new one. */
  id: number | null;
  customer: ReturnType<typeof useCustomerForm>;
  /** What is shown as the customer will see it. */
  previewed: InvoiceForm | null;
  onPreviewed: () => void;
};

/** What comes over the form of an invoice. */
export function EditorModals({ id, customer, previewed, onPreviewed }: Props) {
  const { opened, take, close } = customer;
  return (
    <>
      {opened && <CustomerModal clientId={opened.id} onSaved={take} onClose={close} />}
      {previewed && <PreviewModal id={id} invoice={previewed} onClose={onPreviewed} />}
    </>
  );
}
