import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useSavePdf, useSaveUbl } from '../invoice-queries';

/** Saves an invoice as the customer has it: to read, or for a bookkeeping package. */
export function useDownloads(invoice: Invoice) {
  const notices = useNotices();
  const pdf = useSavePdf();
  const ubl = useSaveUbl();
  const name = documentName(invoice);
  const { id } = invoice;
  const onError = notices.failed;
  return {
    isSavingPdf: pdf.isPending,
    savePdf: () => pdf.mutate({ id, name: `${name}.pdf` }, { onError }),
    saveUbl: () => ubl.mutate({ id, name: `${name}.xml` }, { onError }),
  };
}
