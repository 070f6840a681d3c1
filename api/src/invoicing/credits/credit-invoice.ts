import { deliveredOn } from '@boekwerk/shared/domain/invoice/delivered-on';
import { allows, canCredit } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { invoiceReply } from '../invoice-reply';
import { loadInvoice } from '../load-invoice';
import type { StoredInvoice } from '../store';
import { insertCopy } from './insert-copy';
import { withSentCredit } from './store';
import { TEXTS } from './texts';

/**
 * Makes a concept credit for the whole invoice; for a partial credit the user changes its lines. It is settled against
 * the invoice when it is sent.
 *
 * @throws HttpError 404; 409 for what was not sent, is a credit itself, or has nothing left to credit
 */
export async function creditInvoice(call: Call, id: number) {
  const { db, record } = call;
  const original = await loadInvoice(call, id);
  if (!canCredit(await withSentCredit(db, original))) throw conflict(whyNotCreditable(original));

  const { period_start, period_end } = original;
  // What it takes back was delivered then, also where the invoice does not say so in so many words.
  const delivery_date = deliveredOn(original);
  const { made: credit, loaded } = await insertCopy(db, original, {
    is_credit: true,
    credited_invoice_id: id,
    delivery_date,
    period_start,
    period_end,
  });
  record({ entity: 'invoice', id: credit.id, after: credit });
  record({ entity: 'invoice', id, isAside: true });
  return invoiceReply(call, credit, loaded);
}

function whyNotCreditable(original: StoredInvoice): string {
  if (original.is_credit) return TEXTS.creditOfCredit;
  if (original.is_opening_balance) return TEXTS.openingBalance;
  return allows(original, 'credit') ? TEXTS.alreadyCredited : TEXTS.notCreditable;
}
