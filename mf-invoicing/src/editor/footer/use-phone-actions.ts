import { documentKind } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { allows, isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { useNavigate } from '@boekwerk/shared/router';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { addressOf, OVERVIEW } from '../../addresses';
import { useInvoiceWork } from '../../parts/invoice-work/invoice-work';
import { templateOf } from '../../template-of';
import { texts } from '../../texts';
import { canBeRepeated } from './can-be-repeated';
import type { EditorFooterProps } from './editor-footer-props';
import { useDownload } from './use-download';

/** What else can be done than the next step, for a menu. */
export function usePhoneActions({
  invoice,
  saved,
  whyNotSend,
  onPreview,
  onSend,
}: EditorFooterProps) {
  const navigate = useNavigate();
  const work = useInvoiceWork();
  const { download } = useDownload(invoice, saved);
  const isForTemplate = invoice !== null && isTemplate(invoice.status);
  const template = invoice && templateOf(invoice);
  const repeat = invoice?.recurrence?.active ? texts.repeating : texts.repeat;
  const item = (label: string, onClick: () => void): ActionItem => ({ key: label, label, onClick });
  return [
    invoice &&
      saved.isChanged &&
      allows(invoice, 'send') && {
        ...item(texts.sendByMail(documentKind(invoice)), () => saved.saveIfChanged(onSend)),
        disabledReason: whyNotSend,
      },
    !isForTemplate && item(texts.preview, onPreview),
    canBeRepeated(invoice) && item(repeat, () => work?.repeat()),
    template !== null && item(texts.showTemplate, () => navigate(addressOf({ id: template }))),
    invoice && allows(invoice, 'download') && item(texts.download, download),
    item(texts.close, () => navigate(OVERVIEW)),
  ].filter((action) => typeof action === 'object' && action !== null);
}
