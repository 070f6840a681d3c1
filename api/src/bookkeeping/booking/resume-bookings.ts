import type { Change } from '../../platform/change';
import { findOpenThrough } from './attempt-store';

/** Has all that waits for an organisation of the accounting package go on: it lets us in again. */
export async function resumeBookings(
  { db, queue }: Pick<Change, 'db' | 'queue'>,
  credentials_id: number,
): Promise<void> {
  for (const attempt of await findOpenThrough(db, credentials_id))
    await queue('book-document', attempt);
}
