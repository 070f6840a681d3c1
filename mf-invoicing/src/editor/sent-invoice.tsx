import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { shownNumber } from '@boekwerk/shared/domain/invoice-shown';
import { invoiceTotals, openAmount } from '@boekwerk/shared/domain/invoice-totals';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { DownloadOutlined, SendOutlined } from '@boekwerk/shared/ui/icons';
import { InfoBar, Sheet } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FooterBar } from '@boekwerk/shared/ui/page';
import type { ReactNode } from 'react';
import './editor.css';
import { InvoiceShell, OVERVIEW } from './invoice-shell';
import { useSavePdf } from './queries';
import { SentDetails } from './sent-details';
import { SentLines } from './sent-lines';
import { texts } from './texts';
import { TotalsPanel } from './totals-panel';

type Props = {
  invoice: Invoice;
  /** How its mail fares. */
  mail: ReactNode;
  onSend: () => void;
};

/** An invoice that went out: to read, not to change. */
export function SentInvoice({ invoice, mail, onSend }: Props) {
  const notices = useNotices();
  const savePdf = useSavePdf();
  const download = () =>
    savePdf.mutate(
      { id: invoice.id, name: texts.fileName(shownNumber(invoice)) },
      { onError: notices.failed },
    );

  return (
    <InvoiceShell invoice={invoice}>
      <InfoBar tone="neutral">{texts.sent.why}</InfoBar>
      {mail}
      <div className="invoice-editor">
        <SentDetails invoice={invoice} />
        <SentLines invoice={invoice} />
        <div className="invoice-sums">
          <Sheet title={texts.totals.title}>
            <TotalsPanel
              totals={invoiceTotals(invoice)}
              open={openAmount(invoice)}
              sign={invoice.is_credit ? -1 : 1}
            />
          </Sheet>
        </div>
      </div>
      <FooterBar
        left={
          <Button icon={<DownloadOutlined />} loading={savePdf.isPending} onClick={download}>
            {texts.download}
          </Button>
        }
      >
        <LinkButton to={OVERVIEW}>{texts.close}</LinkButton>
        <Button type="primary" icon={<SendOutlined />} onClick={onSend}>
          {texts.sendAgain}
        </Button>
      </FooterBar>
    </InvoiceShell>
  );
}
