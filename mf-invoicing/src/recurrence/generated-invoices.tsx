import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { ErrorState, TextSkeleton } from '@boekwerk/shared/ui/states';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import { addressOf } from '../invoice-address';
import { InvoiceBadges } from '../invoice-badges';
import { useRecurrence } from './queries';
import './recurrence.css';
import { texts } from './texts';

/** The invoices that were made from a template, the latest first. */
export function GeneratedInvoices({ templateId }: { templateId: number }) {
  const recurrence = useRecurrence(templateId);
  const invoices = recurrence.data?.invoices ?? [];
  return (
    <Sheet title={texts.generated.title}>
      {recurrence.isPending && <TextSkeleton />}
      {recurrence.isError && (
        <ErrorState
          title={texts.generated.failed}
          error={recurrence.error}
          onRetry={recurrence.refetch}
          isRetrying={recurrence.isFetching}
        />
      )}
      {recurrence.isSuccess && invoices.length === 0 && <Muted>{texts.generated.none}</Muted>}
      {invoices.length > 0 && <Generated invoices={invoices} />}
    </Sheet>
  );
}

function Generated({ invoices }: { invoices: readonly InvoiceRow[] }) {
  return (
    <ul className="recurrence-invoices" aria-label={texts.generated.title}>
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
