import type { PossibleDuplicate } from '@boekwerk/shared/contract/bookkeeping/duplicates';
import type { Call } from '../../platform/http/call';
import { getDocument } from '../documents/get-document';
import { findLikeNumber, findSameAmount, findSameFile } from './store';

/** As many as a person looks at. */
const MOST = 3;

/** @throws HttpError 404 for a document of another company */
export const listDuplicates = async (call: Call, id: number): Promise<PossibleDuplicate[]> =>
  duplicatesOf(call.db, await getDocument(call, id));

/** Other documents that may be the same as one, the likeliest first. */
export async function duplicatesOf(
  db: Call['db'],
  document: Parameters<typeof findSameFile>[1],
): Promise<PossibleDuplicate[]> {
  const found = [
    ...(await findSameFile(db, document)).map((one) => ({ ...one, reason: 'file' as const })),
    ...(await findLikeNumber(db, document)).map((one) => ({ ...one, reason: 'number' as const })),
    ...(await findSameAmount(db, document)).map((one) => ({ ...one, reason: 'amount' as const })),
  ];
  return found
    .filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
    .slice(0, MOST);
}
