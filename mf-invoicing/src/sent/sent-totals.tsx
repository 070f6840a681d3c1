import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { leftToPay } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { Card } from '@boekwerk/shared/ui/layout';
import { texts } from '../texts';
import { TotalsPanel } from '../totals-panel';

/** What it adds up to, what was paid and credited, and what is left to pay. */
export function SentTotals({ invoice }: { invoice: Invoice }) {
  const { is_credit, amount_paid, credited, open_amount } = invoice;
  return (
    <Card title={texts.totals.title}>
      <TotalsPanel
        totals={invoiceTotals(invoice)}
        paid={amount_paid}
        credited={credited}
        open={is_credit ? leftToPay(invoice) : open_amount}
        sign={is_credit ? -1 : 1}
      />
    </Card>
  );
}
