import pLimit from 'p-limit';
import type { App } from '../app';
import { busy } from '../errors';
import { madeFolders } from '../files/made-folders';
import type { ExportPart } from './export-part';
import type { Contents } from './exported';
import { writeTables } from './write-tables';

/** Each holds a connection of the database while it reads: many at once wait for each other, and nobody else for them. */
const oneAtATime = pLimit(1);
const MOST_WAITING = 20;

/**
 * What goes into an export: its tables on this disk, until `remove`, and where its files are.
 *
 * @param of whose everything is, as its parts want to know it
 * @throws HttpError 503 when too many wait
 */
export async function readExport<Of>(
  app: App,
  of: Of,
  parts: readonly ExportPart<Of>[],
): Promise<Contents & { remove: () => Promise<void> }> {
  if (oneAtATime.pendingCount >= MOST_WAITING) throw busy('export');
  const { newFolder, remove } = madeFolders(app.store.incoming);
  try {
    const folder = await newFolder();
    const contents = await oneAtATime(() => writeTables(app, { of, folder }, parts));
    return { ...contents, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
