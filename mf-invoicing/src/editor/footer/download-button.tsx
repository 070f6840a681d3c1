import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { texts } from '../../texts';
import type { SavedInvoiceForm } from '../use-invoice-form';
import { useDownload } from './use-download';

type Props = { invoice: Invoice; saved: SavedInvoiceForm };

export function DownloadButton({ invoice, saved }: Props) {
  const { isBusy, download } = useDownload(invoice, saved);
  return (
    <Button icon={<DownloadOutlined />} loading={isBusy} onClick={download}>
      {texts.download}
    </Button>
  );
}
