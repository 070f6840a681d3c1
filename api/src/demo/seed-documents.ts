import type { Change } from '../platform/change';
import { booking_item } from '../platform/database/schema/bookkeeping';
import type { DemoDocument } from './documents';

type Owner = { relation_id: number; user_id: number };

const HOUR = 3_600_000;

/** Keeps a document as if it had been handed in some days ago, in the course of the day. */
export async function addDocument(
  { db, files }: Change,
  { relation_id, user_id }: Owner,
  { file_name, content_type, bytes, amount_pages, tag, days_ago }: DemoDocument,
): Promise<void> {
  const uploaded_date = new Date(Date.now() - days_ago * 24 * HOUR - HOUR);
  const of = { relation_id, name: file_name, content_type };
  const file = await files.put({ ...of, source: bytes });
  await db.insert(booking_item).values({
    relation_id,
    file_id: file.id,
    file_name,
    amount_pages,
    tag,
    uploaded_by: user_id,
    uploaded_date,
    created_at: uploaded_date,
    ...(tag && { tagged_by: user_id, tagged_date: new Date(uploaded_date.getTime() + HOUR / 2) }),
  });
}
