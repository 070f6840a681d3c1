import type { Call } from '../../platform/http/call';
import type { StoredItem } from '../booking/booking-store';
import { type DocumentRow, findDocument, insertDocument } from '../documents/store';
import { keepOrigins, type Origin } from '../origins/store';
import type { MadePdf } from './run-pages';

type Made = {
  pdf: MadePdf;
  name: string;
  /** Who handed it in, and when, is that of this one. */
  like: StoredItem;
  label: Pick<StoredItem, 'tag' | 'tagged_by' | 'tagged_date'>;
  sources: readonly Pick<Origin, 'source_item_id' | 'kind' | 'pages'>[];
};

/** Keeps a PDF that was made of documents as one that waits to be processed; what was booked of them stays behind. */
export async function keepMade(
  { db, files, record }: Call,
  { pdf, name, like, label, sources }: Made,
): Promise<DocumentRow> {
  const { relation_id, uploaded_by, uploaded_date } = like;
  const content_type = 'application/pdf';
  const file = await files.put({ relation_id, name, content_type, source: pdf });
  const { tag, tagged_by, tagged_date } = label;
  const id = await insertDocument(db, {
    relation_id,
    file_id: file.id,
    file_name: name,
    amount_pages: pdf.pages,
    uploaded_by,
    uploaded_date,
    tag,
    tagged_by,
    tagged_date,
  });
  await keepOrigins(
    db,
    sources.map((origin) => ({
      ...origin,
      relation_id,
      item_id: id,
      source_relation_id: relation_id,
    })),
  );
  const made = (await findDocument(db, relation_id, id)) as DocumentRow; // it was just made
  record({ entity: 'booking_item', id, after: made });
  return made;
}
