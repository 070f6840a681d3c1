import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { allows, isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { useNavigate } from '@boekwerk/shared/router';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { EyeOutlined } from '@boekwerk/shared/ui/icons';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FooterBar } from '@boekwerk/shared/ui/page';
import type { ReactNode } from 'react';
import { addressOf, OVERVIEW } from '../../invoice-address';
import { templateOf } from '../../template-of';
import { texts } from '../../texts';
import type { InvoiceFormMethods } from '../use-invoice-form';
import type { useSaving } from '../use-saving';
import { DownloadButton } from './download-button';
import { SendButton } from './send-button';

type Props = {
  form: InvoiceFormMethods;
  invoice: Invoice | null;
  saving: ReturnType<typeof useSaving>;
  attachButton: ReactNode;
  onCreated: (saved: Invoice) => void;
  onPreview: () => void;
  onRepeat: () => void;
  onSend: () => void;
};

/** What can be done with a concept or a template; what needs a saved one saves it first. */
export function EditorFooter({ form, invoice, saving, onCreated, onSend, ...others }: Props) {
  const notices = useNotices();
  const navigate = useNavigate();
  const canSend = invoice !== null && allows(invoice, 'send');
  const save = () =>
    saving.saveAnd((saved) => {
      if (!invoice) return onCreated(saved);
      notices.success(texts.updated, texts.allUpdated);
    });
  return (
    <FooterBar left={<Tools {...others} invoice={invoice} saving={saving} />}>
      <Button onClick={() => navigate(OVERVIEW)}>{texts.close}</Button>
      <Button
        type={canSend ? 'default' : 'primary'}
        disabled={!form.formState.isDirty}
        loading={saving.isSaving}
        onClick={save}
      >
        {texts.save}
      </Button>
      {canSend && <SendButton {...{ invoice, saving, onSend }} />}
    </FooterBar>
  );
}

type ToolsProps = Pick<Props, 'invoice' | 'saving' | 'attachButton' | 'onPreview' | 'onRepeat'>;

function Tools({ invoice, saving, attachButton, onPreview, onRepeat }: ToolsProps) {
  const isForTemplate = invoice !== null && isTemplate(invoice.status);
  const templateId = invoice && templateOf(invoice);
  return (
    <>
      {attachButton}
      {canBeRepeated(invoice) && (
        <Button onClick={onRepeat}>
          {invoice?.recurrence?.active ? texts.repeating : texts.repeat}
        </Button>
      )}
      {!isForTemplate && (
        <Button icon={<EyeOutlined />} onClick={onPreview}>
          {texts.preview}
        </Button>
      )}
      {templateId !== null && (
        <LinkButton to={addressOf({ id: templateId })}>{texts.showTemplate}</LinkButton>
      )}
      {invoice && allows(invoice, 'download') && (
        <DownloadButton invoice={invoice} saving={saving} />
      )}
    </>
  );
}

/** What was made from a template that stands still cannot become one itself. */
const canBeRepeated = (invoice: Invoice | null): boolean =>
  !invoice ||
  (allows(invoice, 'repeat') &&
    (templateOf(invoice) === null || invoice.recurrence?.active === true));
