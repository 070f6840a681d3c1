import { fileURLToPath } from 'node:url';
import type { EInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import type { LaneName } from '../../platform/child-process/lanes';
import { runLimited } from '../../platform/child-process/limited-child';

const READER = fileURLToPath(new URL('./e-invoice-child.mjs', import.meta.url));

/** Why a file is no e-invoice that can be read: it declares things of its own, it is broken, or it is something else. */
export type EInvoiceProblem = 'declares' | 'broken' | 'no invoice';

/** What `e-invoice-child.mjs` answers. */
type Told = { invoice: EInvoice } | { problem: EInvoiceProblem };

/** A file on this disk: XML, or a PDF that may hold some. */
type Source = { path: string; kind: string };

/** The e-invoice that a file is or holds, or why there is none. */
export async function eInvoiceIn(
  { path, kind }: Source,
  lane: LaneName,
  signal?: AbortSignal,
): Promise<Told> {
  const result = await runLimited(lane, READER, [path, kind], signal);
  return result.ended === 'well' ? JSON.parse(result.output) : { problem: 'broken' };
}
