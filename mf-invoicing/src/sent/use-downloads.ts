import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { shownNumber } from '@boekwerk/shared/domain/invoice-shown';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useSavePdf, useSaveUbl } from '../invoice-queries';
import { texts as remote } from '../texts';
import { texts } from './texts';

/** Saves an invoice as the customer has it: to read, or for a bookkeeping package. */
export function useDownloads(invoice: Invoice) {
  const notices = useNotices();
  const pdf = useSavePdf();
  const ubl = useSaveUbl();
  const number = shownNumber(invoice);
  const { id } = invoice;
  const onError = notices.failed;
  return {
    isSavingPdf: pdf.isPending,
    savePdf: () => pdf.mutate({ id, name: remote.fileName(number) }, { onError }),
    saveUbl: () => ubl.mutate({ id, name: texts.ublName(number) }, { onError }),
  };
}
