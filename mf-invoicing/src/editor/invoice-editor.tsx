import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { FormFrame } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import '../invoice.css';
import { InvoiceShell } from '../invoice-shell';
import { InvoiceWorkProvider } from '../parts/invoice-work/invoice-work';
import { PreviewModal } from '../parts/preview/preview-modal';
import { texts } from '../texts';
import { CustomerModal } from './customer/customer-modal';
import { useKnownCustomers } from './customer/customer-queries';
import { useCustomerForm } from './customer/use-customer-form';
import { useExpiry } from './details/use-expiry';
import type { EditorProps } from './editor-props';
import { EditorSections } from './editor-sections';
import { EditorFooter } from './footer/editor-footer';
import { InfoBars } from './info-bars';
import { useFormParts, useInvoiceForm } from './use-invoice-form';

/** The form of an invoice. Components around it call its actions through `useInvoiceWork`. */
export function InvoiceEditor(props: EditorProps) {
  const { invoice, check, bars, attachButton, children, onSend } = props;
  const { clientOf } = useKnownCustomers();
  const saved = useInvoiceForm(invoice, ({ date, to_relation_id }) =>
    expiry.restart({ date, payment_period: clientOf(to_relation_id ?? 0)?.payment_period ?? null }),
  );
  const { form } = saved;
  const parts = useFormParts(form);
  const expiry = useExpiry(form, {
    date: form.getValues('date'),
    payment_period: invoice?.to_relation.payment_period ?? null,
  });
  const customer = useCustomerForm(form, expiry.follow);
  const notices = useNotices();
  const [previewed, setPreviewed] = useState<InvoiceForm | null>(null);

  const created = (invoice: Invoice) => {
    notices.success(texts.done, texts.created);
    saved.leave(() => props.onCreated(invoice));
  };
  const work = {
    openCustomer: () => customer.open(form.getValues('to_relation_id') ?? undefined),
    attach: (files: File[]) => {
      if (props.onAttach(files)) void saved.saveAnd(created);
    },
    repeat: () => saved.saveIfChanged(props.onRepeat),
  };
  return (
    <InvoiceWorkProvider value={work}>
      <InvoiceShell invoice={invoice}>
        {bars}
        <InfoBars isSaved={invoice !== null} />
        <FormFrame
          saved={saved}
          hasErrorSummary={false}
          footer={
            <EditorFooter
              invoice={invoice}
              saved={saved}
              attachButton={attachButton}
              onSend={onSend}
              onCreated={created}
              onPreview={() => saved.ifValid(setPreviewed)}
            />
          }
        >
          <div className="invoicing-editor" inert={saved.isSaving}>
            <EditorSections
              form={parts}
              invoice={invoice}
              check={check}
              children={children}
              onTerms={expiry.follow}
              onOpenCustomer={customer.open}
            />
          </div>
        </FormFrame>
        {customer.opened && (
          <CustomerModal
            clientId={customer.opened.id}
            onSaved={customer.take}
            onClose={customer.close}
          />
        )}
        {previewed && (
          <PreviewModal
            id={invoice?.id ?? null}
            invoice={previewed}
            onClose={() => setPreviewed(null)}
          />
        )}
      </InvoiceShell>
    </InvoiceWorkProvider>
  );
}
