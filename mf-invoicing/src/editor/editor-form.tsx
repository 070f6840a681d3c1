import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { ConflictBar, DraftBar, RequiredHint } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { useState } from 'react';
import '../invoice.css';
import { InvoiceShell } from '../invoice-shell';
import { texts } from '../texts';
import { CustomerModal } from './customer/customer-modal';
import { useCustomerForm } from './customer/use-customer-form';
import { useExpiry } from './details/use-expiry';
import { EditorSections } from './editor-sections';
import { EditorFooter } from './footer/editor-footer';
import { InfoBars } from './info-bars';
import type { EditorProps } from './invoice-editor';
import { PreviewModal } from './preview/preview-modal';
import { useInvoiceDraft } from './use-invoice-draft';
import { useFormParts, useInvoiceForm } from './use-invoice-form';
import { useInvalidNotice, useSaving } from './use-saving';

type Props = EditorProps & {
  /** Somebody else was first; what is typed here has been kept. */
  onRenew: (invoice: Invoice) => void;
};

export function EditorForm(props: Props) {
  const { invoice, check, children, onRenew, onRepeat, onSend } = props;
  const form = useInvoiceForm(invoice);
  const parts = useFormParts(form);
  const expiry = useExpiry(form, {
    date: form.getValues('date'),
    payment_period: invoice?.to_relation.payment_period ?? null,
  });
  const draft = useInvoiceDraft(form, invoice, expiry.restart);
  const saving = useSaving(form, invoice, draft.forget);
  const leave = useUnsavedGuard(form.formState.isDirty, { text: texts.leaveQuestion });
  const customer = useCustomerForm(form, expiry.follow);
  const invalid = useInvalidNotice();
  const notices = useNotices();
  const [previewed, setPreviewed] = useState<InvoiceForm | null>(null);

  const created = (saved: Invoice) => {
    notices.success(texts.done, texts.created);
    leave(() => props.onCreated(saved));
  };
  const attach = (files: File[]) => {
    if (props.onAttach(files)) saving.saveAnd(created);
  };
  const repeat = () => saving.saveIfChanged(onRepeat);
  const renew = () => {
    draft.keep();
    if (invoice) onRenew(invoice);
  };

  return (
    <InvoiceShell invoice={invoice}>
      {saving.conflict && <ConflictBar message={saving.conflict} onRenew={renew} />}
      {props.templateBar(repeat)}
      <InfoBars isSaved={invoice !== null} />
      {draft.found && (
        <DraftBar keptAt={draft.found.kept_at} onRestore={draft.restore} onDiscard={draft.forget} />
      )}
      <RequiredHint />
      <div className="invoice-editor" inert={saving.isSaving}>
        <EditorSections
          {...{ form: parts, invoice, check, children }}
          onTerms={expiry.follow}
          onOpenCustomer={customer.open}
        />
      </div>
      <EditorFooter
        {...{ form, invoice, saving, onSend }}
        attachButton={props.attachButton(attach)}
        onCreated={created}
        onPreview={() => form.handleSubmit(setPreviewed, invalid)()}
        onRepeat={repeat}
      />
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
  );
}
