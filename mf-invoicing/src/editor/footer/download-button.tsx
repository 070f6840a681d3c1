import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useSavePdf } from '../../invoice-queries';
import { texts } from '../../texts';
import type { useSaving } from '../use-saving';

type Props = { invoice: Invoice; saving: ReturnType<typeof useSaving> };

export function DownloadButton({ invoice, saving }: Props) {
  const notices = useNotices();
  const savePdf = useSavePdf();
  const download = ({ id }: Invoice) =>
    savePdf.mutate({ id, name: `${documentName(invoice)}.pdf` }, { onError: notices.failed });
  return (
    <Button
      icon={<DownloadOutlined />}
      loading={savePdf.isPending}
      onClick={() => saving.saveIfChanged(download)}
    >
      {texts.download}
    </Button>
  );
}
