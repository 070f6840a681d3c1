import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import { exportBookkeeping } from '../bookkeeping/company-export/export-bookkeeping';
import { exportHistory } from '../history/company-export/export-history';
import { exportInvoicing } from '../invoicing/company-export/export-invoicing';
import type { App } from '../platform/app';
import { relation } from '../platform/database/schema/relations';
import { HttpError, notFound } from '../platform/errors';
import { madeFolders } from '../platform/files/made-folders';
import type { Caller } from '../platform/http/caller';
import { exportRelations } from '../relations/company-export/export-relations';
import { exportUsers } from '../users/company-export/export-users';
import type { Exported } from './exported';
import { TEXTS } from './texts';
import { writeTables } from './write-tables';

const PARTS = [
  exportRelations,
  exportUsers,
  exportHistory,
  exportInvoicing,
  exportBookkeeping,
] as const;

/** Each holds a connection of the database while it reads: many at once wait for each other, and nobody else for them. */
const oneAtATime = pLimit(1);
const MOST_WAITING = 20;

/**
 * Everything of the caller's company: its tables on this disk, until `remove`, and where its files are.
 *
 * @throws HttpError 404 for a company that is gone, 503 when too many wait
 */
export async function readCompany(
  app: App,
  { relation_id, name }: Caller,
): Promise<Exported & { remove: () => Promise<void> }> {
  const [company] = await app.db.select().from(relation).where(eq(relation.id, relation_id));
  if (!company) throw notFound(TEXTS.company);
  if (oneAtATime.pendingCount >= MOST_WAITING)
    throw new HttpError(503, TEXTS.busy, { headers: { 'retry-after': '5' } });
  const { newFolder, remove } = madeFolders(app.store.incoming);
  try {
    const folder = await newFolder();
    const contents = await oneAtATime(() => writeTables(app, { relation_id, folder }, PARTS));
    return { ...contents, company: partyName(company), by: name, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
