import { type InvoiceTotals, invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { directionOf } from '@boekwerk/shared/domain/invoice/left-to-pay';
import type { Queries } from '../../platform/database/connect';
import { invalid } from '../../platform/errors';
import type { CheckedForm } from '../checked-form';
import { findLines, type StoredInvoice } from '../store';
import { TEXTS } from './texts';

/**
 * A credit may change in anything but its customer, as long as it reduces the invoice: a credit of a negative invoice
 * has a negative total, and one of an invoice that comes to nothing takes back all of each kind of VAT.
 *
 * @throws HttpError 422 at the customer or the total
 */
export async function checkCredit(
  db: Queries,
  { to_relation_id }: CheckedForm,
  current: StoredInvoice,
  totals: InvoiceTotals,
): Promise<void> {
  if (to_relation_id !== current.to_relation_id)
    throw invalid({ to_relation_id: TEXTS.sameCustomer });
  const direction = directionOf(current);
  if (direction === 0) return checkWhole(db, current, totals);
  if (direction < 0 && totals.total >= 0) throw invalid({ total: TEXTS.lessThanNothing });
  if (direction > 0 && totals.total <= 0) throw invalid({ total: TEXTS.moreThanNothing });
}

async function checkWhole(db: Queries, current: StoredInvoice, totals: InvoiceTotals) {
  const products = await findLines(db, current.relation_id, current.id);
  const whole = perKind(invoiceTotals({ ...current, products }));
  if (perKind(totals) !== whole) throw invalid({ total: TEXTS.wholeOnly });
}

/** What an invoice comes to of each kind of VAT of which that is something. */
const perKind = ({ groups }: InvoiceTotals): string =>
  JSON.stringify(
    groups
      .filter(({ taxable, vat }) => taxable !== 0 || vat !== 0)
      .map(({ tax_id, taxable, vat }) => [tax_id, taxable, vat]),
  );
