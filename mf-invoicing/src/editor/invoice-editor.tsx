import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { DraftBar, RequiredHint, useFormDraft } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { useState } from 'react';
import { CustomerModal } from './customer-modal';
import { useKnownClients } from './customer-queries';
import { CustomerSection } from './customer-section';
import { DetailsSection } from './details-section';
import { EditorFooter } from './editor-footer';
import './editor.css';
import { GeneralErrors } from './general-errors';
import { InfoBars } from './info-bars';
import { InvoiceShell } from './invoice-shell';
import { LinesSection } from './lines-section';
import { LiveTotals } from './live-totals';
import { PreviewModal } from './preview-modal';
import { texts } from './texts';
import { useExpiry } from './use-expiry';
import { useInvoiceForm } from './use-invoice-form';
import { useInvalidNotice, useSaving } from './use-saving';

type Props = {
  /** Null for a new one. */
  invoice: Invoice | null;
  /** A new one has been saved. */
  onCreated?: (saved: Invoice) => void;
  /** The user wants to mail the invoice, which is saved as it is typed. */
  onSend?: () => void;
};

/** Opened form of a customer; an id that is left out makes a new one. */
type OpenCustomer = { id: number | undefined };

export function InvoiceEditor({ invoice, onCreated, onSend }: Props) {
  const form = useInvoiceForm(invoice);
  const { isDirty } = form.formState;
  const expiry = useExpiry(form, {
    date: form.getValues('date'),
    payment_period: invoice?.to_relation.payment_period ?? null,
  });
  const draft = useFormDraft(form, `invoice.${invoice?.id ?? 'new'}`);
  const saving = useSaving(form, invoice, draft.forget);
  const leave = useUnsavedGuard(isDirty, { text: texts.leaveQuestion });
  const { clientOf, renew } = useKnownClients();
  const invalid = useInvalidNotice();
  const notices = useNotices();
  const [customer, setCustomer] = useState<OpenCustomer | null>(null);
  const [previewed, setPreviewed] = useState<InvoiceForm | null>(null);

  const takeCustomer = async (id: number) => {
    setCustomer(null);
    try {
      const { payment_period } = await renew(id);
      form.setValue('to_relation_id', id, { shouldDirty: true, shouldValidate: true });
      expiry.follow({ payment_period });
    } catch (error) {
      notices.failed(error);
    }
  };
  const restore = () => {
    const values = draft.found?.values;
    if (!values) return;
    // Who restores sees what was saved since; under the moment of back then it could never be saved again.
    const restored = { ...values, updated_at: invoice?.updated_at };
    form.reset(restored, { keepDefaultValues: true });
    const payment_period = clientOf(values.to_relation_id ?? 0)?.payment_period ?? null;
    expiry.restart({ date: values.date, payment_period });
    draft.settle();
  };

  return (
    <InvoiceShell invoice={invoice}>
      <InfoBars isSaved={invoice !== null} />
      {draft.found && (
        <DraftBar keptAt={draft.found.kept_at} onRestore={restore} onDiscard={draft.forget} />
      )}
      <RequiredHint />
      <div className="invoice-editor" inert={saving.isSaving}>
        <div className="invoice-parties">
          <CustomerSection
            control={form.control}
            saved={invoice?.to_relation}
            onChosen={expiry.follow}
            onOpenForm={(id) => setCustomer({ id })}
          />
          <DetailsSection
            control={form.control}
            invoice={invoice}
            onDateChosen={(date) => expiry.follow({ date })}
          />
        </div>
        <LinesSection form={form} />
        <div className="invoice-sums">
          <LiveTotals form={form} />
          <GeneralErrors control={form.control} />
        </div>
      </div>
      <EditorFooter
        form={form}
        invoice={invoice}
        saving={saving}
        onCreated={(saved) => leave(() => onCreated?.(saved))}
        onPreview={() => form.handleSubmit(setPreviewed, invalid)()}
        onSend={() => onSend?.()}
      />
      {customer && (
        <CustomerModal
          clientId={customer.id}
          onSaved={takeCustomer}
          onClose={() => setCustomer(null)}
        />
      )}
      {previewed && <PreviewModal invoice={previewed} onClose={() => setPreviewed(null)} />}
    </InvoiceShell>
  );
}
