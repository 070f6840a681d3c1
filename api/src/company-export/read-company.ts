import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { eq } from 'drizzle-orm';
import { exportBookkeeping } from '../bookkeeping/company-export/export-bookkeeping';
import { exportHistory } from '../history/company-export/export-history';
import { exportInvoicing } from '../invoicing/company-export/export-invoicing';
import type { App } from '../platform/app';
import { relation } from '../platform/database/schema/relations';
import { notFound } from '../platform/errors';
import { readExport } from '../platform/export/read-export';
import type { Caller } from '../platform/http/caller';
import { exportRelations } from '../relations/company-export/export-relations';
import { exportUsers } from '../users/company-export/export-users';
import { TEXTS } from './texts';

const PARTS = [
  exportRelations,
  exportUsers,
  exportHistory,
  exportInvoicing,
  exportBookkeeping,
] as const;

/**
 * Everything of the caller's company, and how that is called.
 *
 * @throws HttpError 404 for a company that is gone, 503 when too many wait
 */
export async function readCompany(app: App, { relation_id, name: by }: Caller) {
  const [found] = await app.db.select().from(relation).where(eq(relation.id, relation_id));
  if (!found) throw notFound(TEXTS.company);
  const company = partyName(found);
  const contents = await readExport(app, { relation_id }, PARTS);
  const about = TEXTS.about({ company, by, at: formatInstant(contents.at.toISOString()) });
  return { ...contents, about, company };
}
