import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import { texts } from './texts';

/** As many reasons as a notice has room for. */
const MOST_REASONS = 5;

/** What could not be done to which documents, and why: a reason a line. */
export function failuresOf(
  { failed }: Pick<BulkReply, 'failed'>,
  documents: readonly { id: number; file_name: string }[],
): string {
  const nameOf = (id: number) => documents.find((each) => each.id === id)?.file_name ?? id;
  const reasons = failed
    .slice(0, MOST_REASONS)
    .map(({ id, message }) => `${nameOf(id)}: ${message}`);
  const others = failed.length - reasons.length;
  if (others > 0) reasons.push(texts.skippedMore(others));
  return reasons.join('\n');
}
