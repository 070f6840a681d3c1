import { sqlState } from '../../platform/database/sql-state';
import type { Call } from '../../platform/http/call';
import { deleteAttachmentRow, findAttachments, type StoredAttachment } from './store';

type Dropping = Pick<Call, 'db' | 'files'>;

/** Takes a file off an invoice. The file is deleted as well, unless another invoice refers to it. */
export async function dropAttachment(
  { db, files }: Dropping,
  dropped: StoredAttachment,
): Promise<void> {
  await deleteAttachmentRow(db, dropped);
  try {
    // In a savepoint: a foreign key fails when something else refers to the file.
    await db.transaction(() => files.delete(dropped.file_id));
  } catch (error) {
    if (sqlState(error) !== STILL_REFERRED_TO) throw error;
  }
}

const STILL_REFERRED_TO = '23503';

/** Takes all files off an invoice that is about to be deleted. */
export async function dropAttachments(
  call: Dropping,
  { relation_id, id }: { relation_id: number; id: number },
): Promise<void> {
  for (const each of await findAttachments(call.db, relation_id, id))
    await dropAttachment(call, each);
}
