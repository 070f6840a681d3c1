import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { filesIn } from '../../platform/files/files';
import { lockInvoice, type StoredInvoice } from '../store';
import { type StoredPrint, storePrint } from './store';

type Made = { name: string; content_type: string; source: Uint8Array };

/** What is needed to make and store a document. */
export type Printing = Pick<App, 'db' | 'jobs' | 'store' | 'pdfThreads'>;

/**
 * Stores a document of a sent invoice unless another call was first, and gives the stored bytes, so that everybody gets
 * the same ones.
 */
export async function storeOnce(
  app: Printing,
  { relation_id, id }: StoredInvoice,
  kept: StoredPrint,
  made: Made,
): Promise<Uint8Array> {
  const file_id = await change(app, async ({ db, files, queue }) => {
    const now = await lockInvoice(db, relation_id, id);
    if (!now) throw new Error(`invoice ${id} is gone`);
    const first = now[kept];
    if (first !== null) return first;

    const file = await files.put({ relation_id, ...made });
    await storePrint(db, now, kept, file.id);
    if (kept === 'pdf_file_id' && now.in_books === 'waiting')
      await queue('own-invoice', { invoice_id: id });
    return file.id;
  });
  return storedBytes(app, file_id);
}

export const storedBytes = async ({ store, db }: Printing, file_id: string): Promise<Uint8Array> =>
  (await filesIn(store, db).files.get(file_id)).bytes;
