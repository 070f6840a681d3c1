import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { clearForOtherLabel, updateItem } from '../booking/booking-store';
import { lockDocumentFor } from '../booking/lock-document';
import { countDocuments } from './count-documents';
import type { Examined } from './examine-document';
import { forEachDocument } from './for-each-document';
import { pageOfDocuments } from './page-of-documents';
import {
  type DocumentQuery,
  type DocumentRow,
  findDocument,
  findSameContent,
  insertDocument,
} from './store';
import { TEXTS } from './texts';

type Context = Pick<Call, 'db' | 'caller'>;

export async function listDocuments({ db, caller }: Context, query: DocumentQuery) {
  const counts = await countDocuments(db, caller.relation_id, query);
  return listPage({ query, counts, tab: query.tab }, (window) =>
    pageOfDocuments(db, caller.relation_id, query, { window, all: counts.all }),
  );
}

/** @throws HttpError 404 for a document of another company */
export async function getDocument({ db, caller }: Context, id: number): Promise<DocumentRow> {
  const found = await findDocument(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.document);
  return found;
}

/** A link to the file as it was handed in. @throws HttpError 404 */
export async function getDocumentUrl(call: Call, id: number): Promise<string> {
  const { file_id } = await getDocument(call, id);
  return call.files.signedUrl(file_id, 'inline');
}

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

/**
 * Labels a document as purchase or sale, or clears the label. With another label the relation, accounts and lines that
 * were filled in go; number, date and amount stay.
 *
 * @throws HttpError 404 for a document of another company, 409 that names who was first when its state does not allow it
 */
export async function labelDocument(call: Call, id: number, tag: Tag | null): Promise<DocumentRow> {
  const { db, caller, record } = call;
  const before = await lockDocumentFor(call, id, 'label');
  if (tag !== before.tag) {
    await clearForOtherLabel(db, before);
    const after = await updateItem(db, before, labelledBy(caller.user_id, tag));
    record({ entity: 'booking_item', id, before, after });
  }
  return getDocument(call, id);
}

const labelledBy = (user_id: number, tag: Tag | null) => ({
  tag,
  tagged_by: tag && user_id,
  tagged_date: tag && new Date(),
});

/** Labels several documents; those that cannot be labelled now are named. */
export const labelDocuments = (call: Call, { ids, tag }: { ids: readonly number[]; tag: Tag }) =>
  forEachDocument(call, ids, (within, id) => labelDocument(within, id, tag));
