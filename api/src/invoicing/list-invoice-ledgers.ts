import type { Call } from '../platform/http/call';
import { readInvoice } from './load-invoice';
import { findLines } from './store';

/** What each line of an invoice is booked with, in their order. @throws HttpError 404 for another company's */
export async function listInvoiceLedgers(call: Pick<Call, 'db' | 'caller'>, invoice_id: number) {
  const { relation_id } = await readInvoice(call, invoice_id);
  const lines = await findLines(call.db, relation_id, invoice_id);
  return lines.map(({ id, cost_place_ledger_id, project_ledger_id }) => ({
    invoice_product_id: id,
    cost_place_ledger_account_id: cost_place_ledger_id,
    project_ledger_account_id: project_ledger_id,
  }));
}
