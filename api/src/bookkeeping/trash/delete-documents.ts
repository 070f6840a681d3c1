import type { Call } from '../../platform/http/call';
import { lockDocumentFor } from '../booking/lock-document';
import { forEachDocument } from '../documents/for-each-document';
import { putInTrash } from './put-in-trash';

/** @throws HttpError 404 for one of another company, 409 that names who was first when its state does not allow it */
export async function deleteDocument(call: Call, id: number): Promise<null> {
  await putInTrash(call, [await lockDocumentFor(call, id, 'delete')]);
  return null;
}

/** Deletes several documents; those that cannot be deleted now are named. */
export const deleteDocuments = (call: Call, ids: readonly number[]) =>
  forEachDocument(call, ids, deleteDocument);
