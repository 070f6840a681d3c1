import { AccountingError } from '../../external/accounting/accounting-error';
import type { Access, AccountingPackage } from '../../external/accounting/accounting-package';
import type { App } from '../../platform/app';
import { withAccess } from '../connection/access/with-access';
import { findCredentials } from '../connection/credentials/store';
import { findConnection, keepOfficeFound } from '../connection/office/store';
import type { StoredAttempt } from './attempt-store';

type Work<T> = (
  accounting: AccountingPackage,
  access: Required<Access>,
  credentials_id: number,
) => Promise<T>;

/**
 * One call for the office of an attempt, through the credentials that its company has there now. An answer of an office
 * that was gone says that it is there again.
 *
 * @throws AccountingError `grantEnded` when the company books there through nobody any more
 */
export async function callForAttempt<T>(
  app: App,
  { relation_id, request }: StoredAttempt,
  work: Work<T>,
): Promise<T> {
  const link = await linkNow(app, relation_id, request);
  if (link === null) throw new AccountingError('grantEnded', 'the company has no link there');
  const { credentials_id: through, office_code, office_gone_at } = link;
  const said = await withAccess(
    app,
    { credentials_id: through, office_code },
    (accounting, access) => work(accounting, access, through),
  );
  if (office_gone_at && isAnswer(said))
    await keepOfficeFound(app.db, { relation_id, office_code, office_gone_at });
  return said;
}

/** Not of what was not asked, and not when nobody knows who answered. */
function isAnswer(said: unknown): boolean {
  const { kind = '' } = (said ?? {}) as { kind?: string };
  return said !== null && kind !== 'notDone' && kind !== 'uncertain';
}

/**
 * The same, to read only. When the firm has left meanwhile it is looked up with what the firm sent it with: only so can
 * anybody know what became of it.
 */
export async function lookForAttempt<T>(
  app: App,
  { relation_id, request }: StoredAttempt,
  work: Work<T>,
): Promise<T> {
  const link = await linkNow(app, relation_id, request);
  const through = link?.credentials_id ?? request.credentials_id;
  return withAccess(
    app,
    { credentials_id: through, office_code: request.office_code },
    (accounting, access) => work(accounting, access, through),
  );
}

/** Whether the company still books where it was asked to, be it that nobody is let in there just now. */
export const hasItsOffice = async (app: App, { relation_id, request }: StoredAttempt) =>
  (await linkNow(app, relation_id, request)) !== null;

/** The link of the company while it is with the office that an attempt is for, else `null`. */
async function linkNow(
  { db }: App,
  relation_id: number,
  { organization_code, office_code }: StoredAttempt['request'],
) {
  const connection = await findConnection(db, relation_id);
  if (!connection || connection.credentials_id === null) return null;
  const { credentials_id, office_gone_at } = connection;
  const credentials = await findCredentials(db, credentials_id);
  const isSame =
    connection.office_code === office_code && credentials?.organization_code === organization_code;
  return isSame ? { credentials_id, office_code, office_gone_at } : null;
}
