import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useSavePdf } from '../../invoice-queries';
import { texts } from '../../texts';
import type { SavedInvoiceForm } from '../use-invoice-form';

type Props = { invoice: Invoice; saved: SavedInvoiceForm };

export function DownloadButton({ invoice, saved }: Props) {
  const notices = useNotices();
  const savePdf = useSavePdf();
  const download = ({ id }: Invoice) =>
    savePdf.mutate({ id, name: `${documentName(invoice)}.pdf` }, { onError: notices.failed });
  return (
    <Button
      icon={<DownloadOutlined />}
      loading={savePdf.isPending}
      onClick={() => saved.saveIfChanged(download)}
    >
      {texts.download}
    </Button>
  );
}
