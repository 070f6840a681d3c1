import type { PossibleDuplicate } from '@boekwerk/shared/contract/bookkeeping/duplicates';
import type { Call } from '../../platform/http/call';
import { getDocument } from '../documents/documents';
import { findLikeNumber, findSameAmount, findSameFile } from './store';

/** As many as a person looks at. */
const MOST = 3;

/** @throws HttpError 404 for a document of another company */
export async function listDuplicates(call: Call, id: number): Promise<PossibleDuplicate[]> {
  const document = await getDocument(call, id);
  const found = [
    ...(await findSameFile(call.db, document)).map((one) => ({ ...one, reason: 'file' as const })),
    ...(await findLikeNumber(call.db, document)).map((one) => ({
      ...one,
      reason: 'number' as const,
    })),
    ...(await findSameAmount(call.db, document)).map((one) => ({
      ...one,
      reason: 'amount' as const,
    })),
  ];
  return found
    .filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
    .slice(0, MOST);
}
