import type { App } from '../../app';
import type { Caller } from '../../http/caller';
import { conflict, notFound } from '../../http/errors';
import { findInvoice } from '../store';
import { TEXTS as INVOICING } from '../texts';
import { isFrozen } from './frozen';
import { type UblFile, ublOf } from './invoice-ubl';
import { TEXTS, ublRefused } from './texts';

/**
 * The UBL of an invoice or credit, as a file.
 *
 * @throws HttpError 404 for another company's, 409 for a concept or template and for what misses something
 */
export async function downloadUbl(app: App, { relation_id }: Caller, id: number): Promise<UblFile> {
  const found = await findInvoice(app.db, relation_id, id);
  if (!found) throw notFound(INVOICING.invoice);
  if (!isFrozen(found)) throw conflict(TEXTS.conceptHasNoUbl);
  const outcome = await ublOf(app, found);
  if ('problems' in outcome) throw conflict(ublRefused(outcome.problems));
  return outcome;
}
