import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { type DocumentRow, findDocument } from './store';
import { TEXTS } from './texts';

/** @throws HttpError 404 for a document of another company */
export async function getDocument(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number,
): Promise<DocumentRow> {
  const found = await findDocument(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.document);
  return found;
}

/** A link to the file as it was handed in. @throws HttpError 404 */
export async function getDocumentUrl(call: Call, id: number): Promise<string> {
  const { file_id } = await getDocument(call, id);
  return call.files.signedUrl(file_id, 'inline');
}
