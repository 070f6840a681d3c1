import { booking_import } from '../../platform/database/schema/bookkeeping';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { pageByIndex } from '../../platform/lists/page-by-index';
import { countImports, findImport, fitsImport, type ImportQuery, selectImports } from './store';
import { TEXTS } from './texts';

/** The imports of the company. There are a few a week, so that its rows are counted. */
export async function listImports({ db, caller }: Pick<Call, 'db' | 'caller'>, query: ImportQuery) {
  const fits = fitsImport(caller.relation_id, query);
  const counts = { all: await countImports(db, fits) };
  const columns = [booking_import.id];
  const order = { from: booking_import, id: booking_import.id, columns, order: query.order };
  return listPage({ query, counts, tab: 'all' }, (window) =>
    pageByIndex({ ...order, ...window, fits }, (rows) => selectImports(db, rows)),
  );
}

/** A link to a sheet as it was handed in. @throws HttpError 404 for one of another company, or that was refused */
export async function getImportUrl(
  { db, caller, files }: Pick<Call, 'db' | 'caller' | 'files'>,
  id: number,
): Promise<string> {
  const found = await findImport(db, caller.relation_id, id);
  if (!found || found.file_id === null) throw notFound(TEXTS.import);
  return files.signedUrl(found.file_id, 'attachment');
}
