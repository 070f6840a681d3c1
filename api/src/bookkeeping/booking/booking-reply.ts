import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { user } from '../../platform/database/schema/users';
import { notFound } from '../../platform/errors';
import { findDocument } from '../documents/store';
import { findLatestAttempt, type StoredAttempt } from './attempt-store';
import { findCreditor, findLines } from './booking-store';
import { needsDecision } from './look-up-times';
import { supplierHistory } from './supplier-history';
import { TEXTS } from './texts';
import { usualAccount } from './usual-account';

/**
 * A document with all that is booked of it.
 *
 * @throws HttpError 404 for one of another company
 */
export async function bookingReply(db: Queries, relation_id: number, id: number) {
  const item = await findDocument(db, relation_id, id);
  if (!item) throw notFound(TEXTS.document);
  const attempt = await findLatestAttempt(db, relation_id, id);
  return {
    ...item,
    booking_lines: await findLines(db, { relation_id, id }, item.date),
    usual_bank_account: await usualAccount(db, item),
    ...(await supplierHistory(db, item)),
    creditor: await findCreditor(db, item),
    booked_by: await nameOfUser(db, item.booked_by),
    attempt: attempt ? told(attempt) : null,
  };
}

const told = (attempt: StoredAttempt) => ({
  kind: attempt.kind,
  state: attempt.state,
  reference: attempt.reference,
  waits_for: attempt.waiting_reason,
  sent_at: attempt.sent_at,
  looked_up_at: attempt.looked_up_at,
  needs_decision: needsDecision(attempt, new Date()),
});

async function nameOfUser(db: Queries, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await db
    .select({ name: user.name, last_name: user.last_name })
    .from(user)
    .where(eq(user.id, id));
  return found ? fullName(found) : null;
}
