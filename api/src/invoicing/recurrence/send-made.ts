import type { Change } from '../../change';
import { conflict, HttpError } from '../../http/errors';
import { reasonOf } from '../for-each-invoice';
import { sendByItself } from '../sending/send-by-itself';
import { insertUnsent } from '../sending/store';
import type { StoredInvoice, StoredRelation } from '../store';
import { TEXTS } from './texts';

/**
 * Sends an invoice that was made by itself. One that is refused stays a concept, ready to be sent, with a mail that
 * says why it did not go; so does one for a customer who was deleted.
 */
export async function sendMade(
  { db, queue }: Change,
  made: StoredInvoice,
  customer: StoredRelation,
): Promise<void> {
  try {
    if (customer.active === 0) throw conflict(TEXTS.customerIsGone);
    await db.transaction((within) => sendByItself({ ...sender, db: within, queue }, made));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const email = customer.general_email || customer.email;
    await insertUnsent(db, made, { emails: email ? [email] : [], error: reasonOf(error) });
  }
}

/** Nobody did it: there is no call to leave a trace of. */
const sender = { user_id: null, record: () => {} };
