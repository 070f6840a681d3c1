import type { LatestInvoice } from '@boekwerk/shared/contract/dashboard';
import { today } from '@boekwerk/shared/domain/dates/dates';
import {
  shownAmount,
  shownNumber,
  shownStatus,
} from '@boekwerk/shared/domain/invoice/invoice-shown';
import { Link } from '@boekwerk/shared/router';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import { useDeployedRemotes } from '../shell/deployed-remotes';
import { texts } from './texts';

/** What was invoiced last, whatever the period. */
export function LatestInvoices({ invoices }: { invoices: LatestInvoice[] }) {
  const hasPages = useDeployedRemotes().includes('invoicing');
  return (
    <Sheet
      title={texts.latestInvoices.title}
      extra={hasPages && <Link to="/invoicing/invoice/overview">{texts.latestInvoices.all}</Link>}
    >
      {invoices.length === 0 && <Muted>{texts.latestInvoices.none}</Muted>}
      <ul className="latest">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="latest-invoice">
            <span className="latest-text">
              <NumberOf invoice={invoice} hasPages={hasPages} />
              <Muted>{invoice.customer_name}</Muted>
            </span>
            <span className="latest-end">
              <Amount value={shownAmount(invoice.total, invoice)} />
              <Badge invoice={invoice} />
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function NumberOf({ invoice, hasPages }: { invoice: LatestInvoice; hasPages: boolean }) {
  const number = <span className="bw-figures">{shownNumber(invoice)}</span>;
  return hasPages ? <Link to={`/invoicing/invoice/edit/${invoice.id}`}>{number}</Link> : number;
}

function Badge({ invoice }: { invoice: LatestInvoice }) {
  const { name, tone, hint } = shownStatus(invoice, today());
  return (
    <StatusBadge tone={tone} hint={hint ?? undefined}>
      {name}
    </StatusBadge>
  );
}
