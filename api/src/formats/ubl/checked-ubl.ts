import { checkUbl } from './check-ubl';
import type { Problem } from './checks/rule';
import { makeUbl } from './make-ubl';
import type { UblInvoice } from './ubl-invoice';

/** An e-invoice, and what is wrong with it: with a problem it is not sent. */
export type CheckedUbl = { content: string; problems: Problem[] };

/** Writes an e-invoice and checks it. Takes a while for hundreds of lines, so that the API does it by `writeUbl`. */
export function checkedUbl(invoice: UblInvoice): CheckedUbl {
  const content = makeUbl(invoice);
  return { content, problems: checkUbl(content) };
}
