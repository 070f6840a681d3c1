import { allows, isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { EyeOutlined } from '@boekwerk/shared/ui/icons';
import { addressOf } from '../../addresses';
import { useInvoiceWork } from '../../parts/invoice-work/invoice-work';
import { templateOf } from '../../template-of';
import { texts } from '../../texts';
import { canBeRepeated } from './can-be-repeated';
import { DownloadButton } from './download-button';
import type { EditorFooterProps } from './editor-footer-props';

type Props = Pick<EditorFooterProps, 'invoice' | 'saved' | 'attachButton' | 'onPreview'>;

/** What else can be done than to save and send, as buttons. */
export function EditorTools({ invoice, saved, attachButton, onPreview }: Props) {
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
