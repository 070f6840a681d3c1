import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import type { Problem } from '../../formats/ubl/checks/rule';
import { writeUbl } from '../../formats/ubl/write-ubl';
import { findLines, type StoredInvoice } from '../store';
import { creditedBy, type FrozenInvoice, isFrozen } from './frozen';
import { type Printing, storedBytes, storeOnce } from './store-once';

export type UblFile = { name: string; content: string };

/**
 * The UBL of a sent invoice or credit; `null` when it is not sent or does not pass our own checks. It is made once,
 * from the frozen data, and kept.
 */
export async function invoiceUbl(app: Printing, invoice: StoredInvoice): Promise<UblFile | null> {
  if (!isFrozen(invoice)) return null;
  const outcome = await ublOf(app, invoice);
  return 'content' in outcome ? outcome : null;
}

/** The UBL of what was sent, or why there is none. */
export async function ublOf(
  app: Printing,
  invoice: FrozenInvoice,
): Promise<UblFile | { problems: Problem[] }> {
  const name = `${documentName(invoice)}.xml`;
  if (invoice.ubl_file_id !== null)
    return { name, content: textOf(await storedBytes(app, invoice.ubl_file_id)) };

  const { content, problems } = await makeFrom(app, invoice);
  if (problems.length > 0) return { problems };
  const source = new TextEncoder().encode(content);
  const kept = { name, content_type: 'application/xml', source };
  return { name, content: textOf(await storeOnce(app, invoice, 'ubl_file_id', kept)) };
}

const makeFrom = async ({ db, pdfThreads }: Printing, invoice: FrozenInvoice) =>
  writeUbl(pdfThreads, {
    ...invoice,
    number: invoice.invoice_number,
    customer_id: invoice.to_relation_id,
    products: await findLines(db, invoice.relation_id, invoice.id),
    from: invoice.from_party,
    to: invoice.to_party,
    credited: await creditedBy(db, invoice),
  });

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
