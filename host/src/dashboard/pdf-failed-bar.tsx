import type { InvoiceStats } from '@boekwerk/shared/contract/dashboard';
import { Link } from '@boekwerk/shared/router';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

type Props = Pick<InvoiceStats, 'without_pdf'>;

/** Names the invoices that cannot go out because their PDF could not be made; nothing when there are none. */
export function PdfFailedBar({ without_pdf }: Props) {
  if (without_pdf.length === 0) return null;
  return (
    <InfoBar tone="red">
      <span className="host-dashboard-without-pdf">
        {texts.pdfFailed}
        {without_pdf.map(({ id, invoice_number }) => (
          <Link key={id} to={`/invoicing/invoice/edit/${id}`}>
            {invoice_number}
          </Link>
        ))}
      </span>
    </InfoBar>
  );
}
