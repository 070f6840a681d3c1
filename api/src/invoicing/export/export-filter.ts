import type { ExportRequest } from '@boekwerk/shared/contract/invoice-export';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import { invalid, notFound } from '../../platform/errors';
import { isInTab, matchesFilters, matchesSearch } from '../list/tabs';
import { TEXTS as INVOICE_TEXTS } from '../texts';
import { TEXTS } from './texts';

/**
 * Which rows are to be exported: the chosen ones, or all that fit the filters.
 *
 * @throws HttpError 404 when one of the chosen is not the company's, 422 for the templates of the tab Herhaalfacturen
 */
export async function exportFilter(
  db: Queries,
  relation_id: number,
  { invoice_ids, ...query }: ExportRequest,
): Promise<SQL | undefined> {
  if (invoice_ids.length > 0) return selectedInvoices(db, relation_id, [...new Set(invoice_ids)]);
  if (query.tab === 'recurring') throw invalid({ invoice_ids: TEXTS.chooseInvoices });
  return and(matchesFilters(relation_id, query), isInTab(query.tab), matchesSearch(query.search));
}

async function selectedInvoices(db: Queries, relation_id: number, ids: number[]) {
  const fits = and(
    eq(invoice.relation_id, relation_id),
    sql`${invoice.id} = any(${sql.param(ids)}::int[])`,
  );
  if ((await db.$count(invoice, fits)) !== ids.length) throw notFound(INVOICE_TEXTS.invoice);
  return fits;
}
