import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { HistoryButton } from '@boekwerk/shared/ui/history';
import { Space } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import type { ReactNode } from 'react';
import { OVERVIEW } from './addresses';
import { historyOf } from './history-of';
import { InvoiceBadges } from './invoice-badges';
import { texts } from './texts';

type Props = {
  invoice: Invoice | null;
  /** Beside its history. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The page of one invoice: what it is called and where it stands. */
export function InvoiceShell({ invoice, tools, children }: Props) {
  const title = titleOf(invoice);
  return (
    <PageShell
      title={title}
      action={
        (tools || invoice) && (
          <Space>
            {tools}
            {invoice && <HistoryButton {...historyOf(invoice)} />}
          </Space>
        )
      }
      badge={invoice && <InvoiceBadges invoice={invoice} />}
      breadcrumbs={[{ label: texts.list, to: OVERVIEW }, { label: title }]}
    >
      {children}
    </PageShell>
  );
}

function titleOf(invoice: Invoice | null): string {
  if (!invoice) return texts.newInvoice;
  if (isTemplate(invoice.status)) return texts.template;
  if (invoice.invoice_number) return documentName(invoice);
  return invoice.is_credit ? texts.creditConcept(invoice.id) : texts.concept(invoice.id);
}
