import type { Invoice, Payment } from '@boekwerk/shared/contract/invoice';
import { shownAmount } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { focusHeading } from '@boekwerk/shared/plain/focus-heading';
import { Button } from '@boekwerk/shared/ui/button';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { Card } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import './payments.css';
import { texts as remote } from '../texts';
import { useWithdrawPayment } from './queries';
import { texts } from './texts';

/** What was paid, when and who recorded it; only the last one can be taken back. Nothing when nothing was paid. */
export function PaymentList({ invoice }: { invoice: Invoice }) {
  const last = invoice.payments.at(-1);
  if (!last) return null;
  return (
    <Card title={texts.list.title}>
      <ul className="invoicing-payment-list">
        {invoice.payments.map(({ id, date, amount, recorded_by }) => (
          <li key={id}>
            <span>
              {formatDate(date)} {recorded_by && <Muted>{texts.list.by(recorded_by)}</Muted>}
            </span>
            <Amount value={shownAmount(amount, invoice)} />
          </li>
        ))}
      </ul>
      <Withdraw invoice={invoice} last={last} />
    </Card>
  );
}

function Withdraw({ invoice, last }: { invoice: Invoice; last: Payment }) {
  const confirm = useConfirm();
  const notices = useNotices();
  const withdraw = useWithdrawPayment(invoice);
  const amount = shownAmount(last.amount, invoice);
  const { withdrawTitle, withdrawText, withdrawAction, withdrawn } = texts.list;
  async function ask() {
    const seen = { updated_at: invoice.updated_at };
    const question = { title: withdrawTitle, text: withdrawText(amount, formatDate(last.date)) };
    if (!(await confirm({ ...question, confirmText: withdrawAction }))) return;
    try {
      const { payments } = await withdraw.mutateAsync(seen);
      notices.success(remote.done, withdrawn(amount));
      // With the last payment this list disappears: move the focus.
      if (payments.length === 0) focusHeading();
    } catch (error) {
      notices.failed(error);
    }
  }
  return (
    <Button size="small" loading={withdraw.isPending} onClick={() => void ask()}>
      {texts.list.withdraw}
    </Button>
  );
}
