import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { isConcept } from '@boekwerk/shared/domain/invoice/invoice-status';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { addressOf } from '../addresses';
import './sent.css';
import { texts } from './texts';

type Other = Invoice['credits'][number];

/** The invoice that a credit takes back, or the credits of an invoice, sent or not; nothing when there are none. */
export function CreditBar({ invoice: { credited_invoice, credits } }: { invoice: Invoice }) {
  if (!credited_invoice && credits.length === 0) return null;
  return (
    <InfoBar tone="purple">
      <span className="invoicing-sent-links">
        {credited_invoice && (
          <span>
            <Link to={addressOf(credited_invoice)}>
              {texts.creditOf(shownNumber(credited_invoice))}
            </Link>{' '}
            {texts.creditedWhat(formatDate(credited_invoice.date), credited_invoice.total)}
          </span>
        )}
        {credits.map((credit) => (
          <Link key={credit.id} to={addressOf(credit)}>
            {creditText(credit)}
          </Link>
        ))}
      </span>
    </InfoBar>
  );
}

function creditText(credit: Other): string {
  const text = isConcept(credit.status) ? texts.creditConcept : texts.creditedBy;
  return text(shownNumber(credit), credit.total);
}
