import { markInvoiceCreated } from '@boekwerk/shared/contract/invoicing';
import { and, eq, ne } from 'drizzle-orm';
import { readInvoice } from '../invoicing/load-invoice';
import { audit } from '../platform/database/schema/platform';
import type { Call } from '../platform/http/call';
import { belongsTo, isAbout } from './about';
import { historyPage, type Told } from './history-page';

/** Follows each save of a concept by itself: no news. */
const MADE_READY = `${markInvoiceCreated.method} ${markInvoiceCreated.path}`;

/**
 * What happened to an invoice, with its payments, mails, files and how it comes back.
 *
 * @throws HttpError 404 for an invoice of another company
 */
export async function invoiceHistory(call: Call, id: number, before: number | undefined) {
  const { db, caller } = call;
  await readInvoice(call, id);
  const whole = {
    entity: 'invoice',
    id,
    parts: ['payment', 'mail', 'attachment', 'recurrence'],
    named: ['invoice_id', 'base_invoice_id'],
  };
  const told: Told = {
    one: whole,
    which: and(
      eq(audit.relation_id, caller.relation_id),
      isAbout('invoice', id),
      ne(audit.action, MADE_READY),
    ),
    isOwn: (part, row) => belongsTo(whole, part, row),
    // That a credit was made of it is told without any field.
    keepsSilent: true,
  };
  return historyPage(db, told, before);
}
