import { today } from '@boekwerk/shared/domain/dates/dates';
import { vatKindQuestions } from '@boekwerk/shared/domain/invoice/check/invoice-check-law';
import { whyDateIsAsked } from '@boekwerk/shared/domain/invoice/invoice-date';
import type { Queries } from '../../platform/database/connect';
import { invalid } from '../../platform/errors';
import type { Series, StoredInvoice, StoredLine, StoredRelation } from '../store';
import { findNumberedBefore } from './store';

/** How it was decided that an invoice is sent. */
export type Decided = {
  /** Whoever sends it has seen what is asked about it. */
  is_confirmed: boolean;
  /** Nobody chose its date: a recurrence counts its own. */
  isDatedByRule?: boolean;
};

type Sending = {
  concept: StoredInvoice;
  products: readonly StoredLine[];
  company: StoredRelation;
  customer: StoredRelation;
  /** The series and the number that it takes. */
  series: Series;
  prefix_id: number;
};

/**
 * Asks once more about what is seldom meant: a kind of VAT that is not for this customer, a date that is far away or
 * before that of the invoice with the number before.
 *
 * @throws HttpError 422 at `is_confirmed` with all that is asked, unless it was confirmed
 */
export async function requireConfirmation(
  db: Queries,
  { is_confirmed, isDatedByRule = false }: Decided,
  { concept, products, company, customer, series, prefix_id }: Sending,
): Promise<void> {
  if (is_confirmed) return;
  const questions = vatKindQuestions({
    invoice: { ...concept, products },
    from: company,
    to: customer,
  });
  if (!isDatedByRule) {
    const last = await findNumberedBefore(db, series, prefix_id);
    const question = whyDateIsAsked(concept.date, { today: today(), last });
    if (question) questions.push(question);
  }
  if (questions.length > 0) throw invalid({ is_confirmed: questions });
}
