import type { LatestInvoice } from '@boekwerk/shared/contract/dashboard';
import { today } from '@boekwerk/shared/domain/dates/dates';
import {
  creditBadges,
  shownAmount,
  shownNumber,
  shownStatus,
} from '@boekwerk/shared/domain/invoice/invoice-shown';
import { Link } from '@boekwerk/shared/router';
import type { Slots } from '@boekwerk/shared/slots';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Card } from '@boekwerk/shared/ui/layout';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import './latest-invoices.css';
import { texts } from './texts';

/** On the dashboard: the latest invoices, whatever the period. */
export function Widget({ stats: { has_invoices, last_invoices } }: Slots['company-dashboard']) {
  if (!has_invoices) return null;
  return (
    <Card title={texts.title} extra={<Link to="/invoicing/invoice/overview">{texts.all}</Link>}>
      {last_invoices.length === 0 && <Muted>{texts.none}</Muted>}
      <ul className="invoicing-latest-invoices">
        {last_invoices.map((invoice) => (
          <li key={invoice.id} className="invoicing-latest-invoice">
            <span className="invoicing-latest-invoice-customer">
              <Link to={`/invoicing/invoice/edit/${invoice.id}`}>
                <span className="bw-figures">{shownNumber(invoice)}</span>
              </Link>
              <Muted>{invoice.customer_name}</Muted>
            </span>
            <span className="invoicing-latest-invoice-amount">
              <Amount value={shownAmount(invoice.total, invoice)} />
              <Badges invoice={invoice} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Badges({ invoice }: { invoice: LatestInvoice }) {
  const badges = [shownStatus(invoice, today()), ...creditBadges(invoice)];
  return badges.map(({ name, tone, hint }) => (
    <StatusBadge key={name} tone={tone} hint={hint ?? undefined}>
      {name}
    </StatusBadge>
  ));
}
