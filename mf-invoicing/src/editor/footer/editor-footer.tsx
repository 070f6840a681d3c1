import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { allows, isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { useNavigate } from '@boekwerk/shared/router';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { SaveButton } from '@boekwerk/shared/ui/form';
import { EyeOutlined } from '@boekwerk/shared/ui/icons';
import { FooterBar } from '@boekwerk/shared/ui/page';
import type { ReactNode } from 'react';
import { addressOf, OVERVIEW } from '../../invoice-address';
import { useInvoiceWork } from '../../parts/invoice-work/invoice-work';
import { templateOf } from '../../template-of';
import { texts } from '../../texts';
import type { SavedInvoiceForm } from '../use-invoice-form';
import { DownloadButton } from './download-button';
import { SendButton } from './send-button';

type Props = {
  invoice: Invoice | null;
  saved: SavedInvoiceForm;
  attachButton: ReactNode;
  onCreated: (saved: Invoice) => void;
  onPreview: () => void;
  onSend: () => void;
};

/** What can be done with a concept or a template; what needs a saved one saves it first. */
export function EditorFooter({ invoice, saved, onCreated, onSend, ...others }: Props) {
  const navigate = useNavigate();
  const canSend = invoice !== null && allows(invoice, 'send');
  return (
    <FooterBar left={<Tools {...others} invoice={invoice} saved={saved} />}>
      <Button onClick={() => navigate(OVERVIEW)}>{texts.close}</Button>
      <SaveButton
        saved={saved}
        type={canSend ? 'default' : 'primary'}
        // No button submits: Enter in a line moves to the next line.
        onSave={() => (invoice ? saved.submit() : void saved.saveAnd(onCreated))}
      />
      {canSend && <SendButton invoice={invoice} saved={saved} onSend={onSend} />}
    </FooterBar>
  );
}

type ToolsProps = Pick<Props, 'invoice' | 'saved' | 'attachButton' | 'onPreview'>;

function Tools({ invoice, saved, attachButton, onPreview }: ToolsProps) {
  const work = useInvoiceWork();
  const isForTemplate = invoice !== null && isTemplate(invoice.status);
  const templateId = invoice && templateOf(invoice);
  return (
    <>
      {attachButton}
      {canBeRepeated(invoice) && (
        <Button onClick={work?.repeat}>
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
      {invoice && allows(invoice, 'download') && <DownloadButton invoice={invoice} saved={saved} />}
    </>
  );
}

/** An invoice made from a template whose recurrence was stopped cannot become a template itself. */
const canBeRepeated = (invoice: Invoice | null): boolean =>
  !invoice ||
  (allows(invoice, 'repeat') &&
    (templateOf(invoice) === null || invoice.recurrence?.active === true));
