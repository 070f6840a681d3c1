import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useSavePdf } from '../../invoice-queries';
import type { SavedInvoiceForm } from '../use-invoice-form';

/** Saves an invoice as a PDF, as typed: changes are saved first. */
export function useDownload(invoice: Invoice | null, saved: SavedInvoiceForm) {
  const notices = useNotices();
  const savePdf = useSavePdf();
  const save = ({ id }: Invoice) =>
    invoice &&
    savePdf.mutate({ id, name: `${documentName(invoice)}.pdf` }, { onError: notices.failed });
  return { isBusy: savePdf.isPending, download: () => saved.saveIfChanged(save) };
}
