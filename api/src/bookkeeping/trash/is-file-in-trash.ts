import { and, eq, isNotNull } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { booking_item } from '../../platform/database/schema/bookkeeping';

/** Whether a file is that of a document in the trash: links to it that were given out before are good no longer. */
export async function isFileInTrash({ db }: Pick<App, 'db'>, file_id: string): Promise<boolean> {
  const fits = and(eq(booking_item.file_id, file_id), isNotNull(booking_item.deleted_at));
  return (await db.$count(booking_item, fits)) > 0;
}
