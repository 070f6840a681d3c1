import { today } from '@boekwerk/shared/domain/dates/dates';
import { vatKindQuestions } from '@boekwerk/shared/domain/invoice/check/invoice-check-law';
import { whyDateIsAsked } from '@boekwerk/shared/domain/invoice/invoice-date';
import type { Queries } from '../../platform/database/connect';
import { invalid } from '../../platform/errors';
import type { Series } from '../number-store';
import type { StoredInvoice, StoredLine, StoredRelation } from '../store';
import { findNumberedBefore } from './store';

/** How the decision to send was made. */
export type Decided = {
  /** The user has confirmed the questions about it. */
  is_confirmed: boolean;
  /** The date was set by a recurrence, not by a user. */
  isDatedByRule?: boolean;
};

type Sending = {
  concept: StoredInvoice;
  products: readonly StoredLine[];
  company: StoredRelation;
  customer: StoredRelation;
  /** Its series, and the number it takes. */
  series: Series;
  prefix_id: number;
};

/**
 * Asks for confirmation of what is seldom intended: a kind of VAT that does not fit the customer, a date far away, or one
 * before that of the previous number.
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
