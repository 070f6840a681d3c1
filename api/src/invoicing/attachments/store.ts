import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { attachment } from '../../platform/database/schema/invoice-records';
import { file } from '../../platform/database/schema/relations';
import type { Files } from '../../platform/files/files';

export type StoredAttachment = typeof attachment.$inferSelect;

type Owner = { relation_id: number; id: number };

const ofInvoice = (relation_id: number, invoice_id: number) =>
  and(eq(attachment.relation_id, relation_id), eq(attachment.invoice_id, invoice_id));

/** The files that go along with an invoice, with their size in bytes. */
export async function findAttachments(db: Queries, relation_id: number, invoice_id: number) {
  const rows = await db
    .select({ attachment, size: file.size })
    .from(attachment)
    .innerJoin(file, eq(file.id, attachment.file_id))
    .where(ofInvoice(relation_id, invoice_id))
    .orderBy(asc(attachment.id));
  return rows.map((row) => ({ ...row.attachment, size: row.size }));
}

export async function findAttachment(
  db: Queries,
  { relation_id, id }: Owner,
  attachment_id: number,
): Promise<StoredAttachment | undefined> {
  const [found] = await db
    .select()
    .from(attachment)
    .where(and(ofInvoice(relation_id, id), eq(attachment.id, attachment_id)));
  return found;
}

export const insertAttachment = (
  db: Queries,
  { relation_id, id }: Owner,
  { file_id, file_name }: Pick<StoredAttachment, 'file_id' | 'file_name'>,
) => db.insert(attachment).values({ relation_id, invoice_id: id, file_id, file_name });

/** Gives an invoice the same files as another one of the company. */
export async function copyAttachments(db: Queries, from: Owner, to: Owner): Promise<void> {
  for (const each of await findAttachments(db, from.relation_id, from.id))
    await insertAttachment(db, to, each);
}

export const deleteAttachmentRow = (db: Queries, { relation_id, id }: StoredAttachment) =>
  db.delete(attachment).where(and(eq(attachment.relation_id, relation_id), eq(attachment.id, id)));

/** As a reply: with a link that is good for ten minutes. */
export const withUrl = <T extends { file_id: string }>(
  found: T,
  files: Pick<Files, 'signedUrl'>,
) => ({
  ...found,
  url: files.signedUrl(found.file_id, 'attachment'),
});
