import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { today } from '@boekwerk/shared/domain/dates';
import { shownStatus } from '@boekwerk/shared/domain/invoice-shown';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { PageShell } from '@boekwerk/shared/ui/page';
import type { ReactNode } from 'react';
import { texts } from './texts';

type Props = { invoice: Invoice | null; children: ReactNode };

export const OVERVIEW = '/invoicing/invoice/overview';

/** The page of one invoice: what it is called and where it stands. */
export function InvoiceShell({ invoice, children }: Props) {
  const title = titleOf(invoice);
  return (
    <PageShell
      title={title}
      badge={invoice && <InvoiceBadge invoice={invoice} />}
      breadcrumbs={[{ label: texts.list, to: OVERVIEW }, { label: title }]}
    >
      {children}
    </PageShell>
  );
}

function titleOf(invoice: Invoice | null): string {
  if (!invoice) return texts.newInvoice;
  const { id, invoice_number } = invoice;
  return invoice_number ? texts.invoice(invoice_number) : texts.concept(id);
}

function InvoiceBadge({ invoice }: { invoice: Invoice }) {
  const { name, tone, hint } = shownStatus(invoice, today());
  return (
    <StatusBadge tone={tone} hint={hint ?? undefined}>
      {name}
    </StatusBadge>
  );
}
