import type { Call } from '../../platform/http/call';
import { getDocument } from './get-document';
import { type Beside, findBeside, type UnpagedQuery } from './page-of-documents';

/** The documents before and after one in a list. @throws HttpError 404 for a document of another company */
export async function documentsBeside(
  call: Pick<Call, 'db' | 'caller'>,
  id: number,
  query: UnpagedQuery,
): Promise<Beside> {
  await getDocument(call, id);
  return findBeside(call.db, call.caller.relation_id, id, query);
}
