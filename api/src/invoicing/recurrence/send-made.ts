import { partyName } from '@boekwerk/shared/domain/client-kind';
import type { Change } from '../../change';
import type { Queries } from '../../database/connect';
import { HttpError } from '../../http/errors';
import { reasonOf } from '../for-each-invoice';
import { sendByItself } from '../sending/send-by-itself';
import { insertMail } from '../sending/store';
import { findCompany, findCustomer, type StoredInvoice } from '../store';

/**
 * Sends an invoice that was made by itself. One that is refused stays a concept, ready to be sent, with a mail that
 * says why it did not go.
 */
export async function sendMade({ db, queue }: Change, made: StoredInvoice): Promise<void> {
  try {
    await db.transaction((within) => sendByItself({ db: within, queue, user_id: null }, made));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await keepReason(db, made, reasonOf(error));
  }
}

async function keepReason(db: Queries, made: StoredInvoice, error: string): Promise<void> {
  const { relation_id, id, to_relation_id } = made;
  const company = await findCompany(db, relation_id);
  const customer = await findCustomer(db, relation_id, to_relation_id);
  const email = customer?.general_email || customer?.email;
  await insertMail(db, {
    ...{ relation_id, invoice_id: id, emails: email ? [email] : [] },
    ...{ from_name: partyName(company), reply_to: company.email },
    ...{ subject: '', message: '', message_id: '' },
    ...{ state: 'failed', error },
  });
}
