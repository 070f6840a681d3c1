import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import { Card } from '@boekwerk/shared/ui/layout';
import { Loaded, TextSkeleton } from '@boekwerk/shared/ui/states';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import { addressOf } from '../addresses';
import { InvoiceBadges } from '../invoice-badges';
import { useRecurrence } from './queries';
import './recurrence.css';
import { texts } from './texts';

/** The invoices that were made from a template, the latest first. */
export function GeneratedInvoices({ templateId }: { templateId: number }) {
  return (
    <Card title={texts.generated.title}>
      <Loaded
        query={useRecurrence(templateId)}
        loading={<TextSkeleton />}
        failed={texts.generated.failed}
        isEmpty={(recurrence) => !recurrence?.invoices.length}
        empty={<Muted>{texts.generated.none}</Muted>}
      >
        {(recurrence) => <Generated invoices={recurrence?.invoices ?? []} />}
      </Loaded>
    </Card>
  );
}

function Generated({ invoices }: { invoices: readonly InvoiceRow[] }) {
  return (
    <ul className="invoicing-recurrence-invoices" aria-label={texts.generated.title}>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <Link to={addressOf(invoice)}>{shownNumber(invoice)}</Link>
          <span>{formatDate(invoice.date)}</span>
          <Amount value={shownAmount(invoice.total, invoice)} />
          <InvoiceBadges invoice={invoice} />
        </li>
      ))}
    </ul>
  );
}
