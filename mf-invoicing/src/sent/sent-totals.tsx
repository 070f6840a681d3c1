import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { leftToPay, payable } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { minus } from '@boekwerk/shared/domain/money/money';
import { Card } from '@boekwerk/shared/ui/layout';
import { texts } from '../texts';
import { OpeningBalancePanel, TotalsPanel } from '../totals-panel';

/** What it adds up to, what was paid and credited, and what is left to pay. */
export function SentTotals({ invoice }: { invoice: Invoice }) {
  const { is_credit, is_opening_balance, amount_paid, credited, open_amount } = invoice;
  if (is_opening_balance)
    return (
      <Card title={texts.totals.title}>
        <OpeningBalancePanel total={invoice.total} paid={amount_paid} open={open_amount} />
      </Card>
    );
  return (
    <Card title={texts.totals.title}>
      <TotalsPanel
        totals={invoiceTotals(invoice)}
        paid={amount_paid}
        credited={credited}
        settled={is_credit ? minus(invoice.total, payable(invoice)) : 0}
        open={is_credit ? leftToPay(invoice) : open_amount}
        sign={is_credit ? -1 : 1}
      />
    </Card>
  );
}
