import type { Call } from '../../platform/http/call';
import type { Examined } from './examine-document';
import { type DocumentRow, findDocument, findSameContent, insertDocument } from './store';

/**
 * Keeps a document that {@link examineDocument} has looked into; the bytes are stored first.
 *
 * @param relation_id whose it is, as {@link companyForUpload} says
 */
export async function uploadDocument(
  { db, caller, files, record }: Call,
  relation_id: number,
  { file, amount_pages, file_locked }: Examined,
) {
  const duplicate_of = await findSameContent(db, relation_id, file.sha256);
  const { name, content_type } = file;
  const stored = await files.put({ relation_id, name, content_type, source: file });
  const id = await insertDocument(db, {
    relation_id,
    file_id: stored.id,
    file_name: name,
    amount_pages,
    file_locked,
    uploaded_by: caller.user_id,
  });

  const item = (await findDocument(db, relation_id, id)) as DocumentRow; // it was just made
  record({ entity: 'booking_item', id, after: item });
  return { item, duplicate_of };
}
