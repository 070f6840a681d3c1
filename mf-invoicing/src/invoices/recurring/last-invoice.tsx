import type { RecurrenceRow } from '@boekwerk/shared/contract/recurrence';
import { shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { isConcept } from '@boekwerk/shared/domain/invoice/invoice-status';
import { Link } from '@boekwerk/shared/router';
import { addressOf } from '../../addresses';
import { InvoiceBadges } from '../../invoice-badges';
import { texts } from '../texts';

/** The invoice that was made last; `undefined` when none was made yet. */
export const lastOf = ({ invoices, base_invoice_id }: RecurrenceRow) =>
  invoices.find(({ id }) => id !== base_invoice_id);

type Props = {
  row: RecurrenceRow;
  /** The whole row is a link already, and holds no other. */
  isInLink?: boolean;
};

/** The state of the invoice that was made last; a link to look at when it was not sent or not made. */
export function LastInvoice({ row, isInLink = false }: Props) {
  const last = lastOf(row);
  if (last && !isConcept(last.status)) return <InvoiceBadges invoice={last} />;
  if (isInLink) return null;
  const shown = last ?? row.base_invoice;
  return (
    <Link to={addressOf(shown)} aria-label={texts.recurring.viewInvoice(shownNumber(shown))}>
      {texts.recurring.view}
    </Link>
  );
}
