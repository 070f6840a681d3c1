import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { allows, canCredit } from '@boekwerk/shared/domain/invoice/invoice-status';
import { useNavigate } from '@boekwerk/shared/router';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { addressOf, OVERVIEW } from '../addresses';
import { templateOf } from '../template-of';
import { texts as remote } from '../texts';
import { useCopyInvoice, useCreditInvoice } from '../use-copy-invoice';
import { texts } from './texts';
import { useDownloads } from './use-downloads';

/** What can be done with an invoice that was sent, besides sending and paying it. */
export function useSentActions(invoice: Invoice, onAttachments: () => void) {
  const navigate = useNavigate();
  const { isSavingPdf, savePdf, saveUbl } = useDownloads(invoice);
  const copy = useCopyInvoice();
  const credit = useCreditInvoice(remote.credit.questionOnPage);
  const template = templateOf(invoice);
  const count = invoice.attachments.length;
  const item = (key: string, label: string, onClick: () => void): ActionItem => ({
    key,
    label,
    onClick,
  });
  const isHere = allows(invoice, 'download');
  return {
    isSavingPdf,
    attachments: isHere ? item('attachments', remote.attachments(count), onAttachments) : null,
    template:
      template === null
        ? null
        : item('template', remote.showTemplate, () => navigate(addressOf({ id: template }))),
    download: isHere ? item('pdf', remote.download, savePdf) : null,
    ubl: isHere ? item('ubl', texts.downloadUbl, saveUbl) : null,
    close: item('close', remote.close, () => navigate(OVERVIEW)),
    copy: allows(invoice, 'copy') ? item('copy', remote.copy.name, () => void copy(invoice)) : null,
    credit: canCredit(invoice)
      ? item('credit', remote.credit.name, () => void credit(invoice))
      : null,
  };
}
