import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { FormFrame } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import '../invoice.css';
import { InvoiceShell } from '../invoice-shell';
import { InvoiceWorkProvider } from '../parts/invoice-work/invoice-work';
import { texts } from '../texts';
import { useKnownCustomers } from './customer/queries';
import { useCustomerForm } from './customer/use-customer-form';
import { useExpiry } from './details/use-expiry';
import { EditorModals } from './editor-modals';
import type { EditorProps } from './editor-props';
import { EditorSections } from './editor-sections';
import { EditorFooter } from './footer/editor-footer';
import { InfoBars } from './info-bars';
import { PreviewBeside } from './preview/preview-beside';
import { PreviewSwitch } from './preview/preview-switch';
import { usePreviewBeside } from './preview/use-preview-beside';
import { useFormParts, useInvoiceForm } from './use-invoice-form';
import { useSaveKey } from './use-save-key';

/** The form of an invoice. Components around it call its actions through `useInvoiceWork`. */
export function InvoiceEditor(props: EditorProps) {
  const { invoice, check, bars, attachButton, children, whyNotSend, onSend } = props;
  const { paymentPeriodOf } = useKnownCustomers();
  const saved = useInvoiceForm(invoice, ({ date, to_relation_id }) =>
    expiry.restart(() => ({ date, payment_period: paymentPeriodOf(to_relation_id) })),
  );
  const { form } = saved;
  const parts = useFormParts(form);
  const expiry = useExpiry(form, {
    date: form.getValues('date'),
    payment_period: invoice?.to_relation.payment_period ?? null,
  });
  const id = invoice?.id ?? null;
  const customer = useCustomerForm(form, id, expiry.follow);
  const notices = useNotices();
  const [previewed, setPreviewed] = useState<InvoiceForm | null>(null);

  const created = (invoice: Invoice) => {
    notices.success(texts.done, texts.created);
    saved.leave(() => props.onCreated(invoice));
  };
  const save = () => (invoice ? saved.submit() : void saved.saveAnd(created));
  useSaveKey(() => {
    if (saved.isChanged) save();
  });
  const beside = usePreviewBeside(invoice);
  const work = {
    openCustomer: () => customer.open(form.getValues('to_relation_id') ?? undefined),
    attach: (files: File[]) => {
      if (props.onAttach(files)) void saved.saveAnd(created);
    },
    repeat: () => saved.saveIfChanged(props.onRepeat),
  };
  return (
    <InvoiceWorkProvider value={work}>
      <InvoiceShell invoice={invoice} tools={beside.canBeShown && <PreviewSwitch {...beside} />}>
        {bars}
        <InfoBars isSaved={invoice !== null} />
        <FormFrame
          saved={saved}
          hasErrorSummary={false}
          hasRequired={false}
          footer={
            <EditorFooter
              invoice={invoice}
              saved={saved}
              attachButton={attachButton}
              whyNotSend={whyNotSend}
              onSend={onSend}
              onSave={save}
              onPreview={() => saved.ifValid(setPreviewed)}
            />
          }
        >
          <div
            className={
              invoice?.is_credit ? 'invoicing-editor invoicing-credit' : 'invoicing-editor'
            }
            inert={saved.isSaving}
          >
            <EditorSections
              form={parts}
              invoice={invoice}
              check={check}
              attachButton={attachButton}
              children={children}
              onTerms={expiry.follow}
              onOpenCustomer={customer.open}
            />
            {beside.isShown && <PreviewBeside form={form} id={id} />}
          </div>
        </FormFrame>
        <EditorModals
          id={id}
          customer={customer}
          previewed={previewed}
          onPreviewed={() => setPreviewed(null)}
        />
      </InvoiceShell>
    </InvoiceWorkProvider>
  );
}
