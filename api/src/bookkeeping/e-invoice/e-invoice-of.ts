import type { EInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import type { LaneName } from '../../platform/child-process/lanes';
import type { Files } from '../../platform/files/files';
import { eInvoiceIn } from './e-invoice-in';

type Document = { file_id: string; content_type: string; file_locked: boolean };

const KINDS: Record<string, string> = { 'application/pdf': 'pdf', 'application/xml': 'xml' };

/** The e-invoice that a document is or holds; `null` for all others. */
export async function eInvoiceOf(
  files: Pick<Files, 'local'>,
  { file_id, content_type, file_locked }: Document,
  lane: LaneName,
): Promise<EInvoice | null> {
  const kind = KINDS[content_type];
  if (!kind || file_locked) return null;
  const told = await files.local(file_id, (path) => eInvoiceIn({ path, kind }, lane));
  return 'invoice' in told ? told.invoice : null;
}
