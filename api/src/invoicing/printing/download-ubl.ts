import type { App } from '../../platform/app';
import { conflict } from '../../platform/errors';
import type { Caller } from '../../platform/http/caller';
import { readInvoice } from '../load-invoice';
import { TEXTS as INVOICE_TEXTS } from '../texts';
import { isFrozen } from './frozen';
import { type UblFile, ublOf } from './invoice-ubl';
import { TEXTS, ublRefused } from './texts';

/**
 * The UBL of an invoice or credit, as a file.
 *
 * @throws HttpError 404 for another company's, 409 for a concept, template or opening balance and for what misses something
 */
export async function downloadUbl(app: App, caller: Caller, id: number): Promise<UblFile> {
  const found = await readInvoice({ db: app.db, caller }, id);
  if (found.is_opening_balance) throw conflict(INVOICE_TEXTS.openingBalance);
  if (!isFrozen(found)) throw conflict(TEXTS.conceptHasNoUbl);
  const outcome = await ublOf(app, found);
  if ('problems' in outcome) throw conflict(ublRefused(outcome.problems));
  return outcome;
}
