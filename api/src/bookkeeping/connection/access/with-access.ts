import type { Access, AccountingPackage } from '../../../external/accounting/accounting-package';
import { accountingPackageOf } from '../../../external/accounting/accounting-package-of';
import type { App } from '../../../platform/app';
import { findCredentials, type StoredCredentials } from '../credentials/store';
import { openAccessToken } from '../credentials/tokens';
import { failureIn } from './failure-in';
import { breakCredentials } from './refresh-store';
import { linkEnded, refreshTokens } from './refresh-tokens';
import { withOffice } from './with-office';

/** One call to the package. It may be made a second time, when the first one certainly did nothing. */
type Work<T> = (accounting: AccountingPackage, access: Required<Access>) => Promise<T>;

type Place = { credentials_id: number; office_code: string | null; givesWay?: boolean };

/** Tokens that are about to expire are renewed before. */
const MARGIN_MS = 60_000;

/**
 * Makes one call for an office, while nobody else speaks to it and with tokens that are good. Never within a transaction:
 * a call may take a minute.
 *
 * @param office_code `null` for the list of offices, the one call that needs none
 * @param givesWay nobody waits for it: it is not made while others speak to the office, or want to
 * @throws AccountingError; after `grantEnded` the credentials are marked as broken
 */
export async function withAccess<T>(
  app: App,
  { credentials_id, office_code, givesWay }: Place,
  work: Work<T>,
): Promise<T> {
  const credentials = await findCredentials(app.db, credentials_id);
  if (!credentials || credentials.broken_reason) throw linkEnded();
  const call = () => withTokens(app, credentials, office_code ?? '', work);
  if (office_code === null) return call();
  const { organization_code } = credentials;
  return withOffice(app, { organization_code, office_code }, call, givesWay);
}

async function withTokens<T>(
  app: App,
  found: StoredCredentials,
  office_code: string,
  work: Work<T>,
): Promise<T> {
  const isOld = found.expires_at.getTime() < Date.now() + MARGIN_MS;
  const first = isOld ? await refreshTokens(app, found) : found;
  const result = await tryWith(app, first, office_code, work);
  if (!isForOtherTokens(result)) return given(result);

  const second = await refreshTokens(app, first);
  const again = await tryWith(app, second, office_code, work);
  if (failureIn(again.said)?.reason !== 'unauthorized') return given(again);
  await breakCredentials(app.db, second, 'refused');
  throw linkEnded();
}

/** What a call gave, or threw. */
type Said<T> = { said: T; isThrown: false } | { said: unknown; isThrown: true };

const tryWith = <T>(
  app: App,
  credentials: StoredCredentials,
  office_code: string,
  work: Work<T>,
): Promise<Said<T>> => {
  const { cluster_url } = credentials;
  const access = { access_token: openAccessToken(app, credentials), cluster_url, office_code };
  return work(accountingPackageOf(app.config), access).then(
    (said) => ({ said, isThrown: false }),
    (said: unknown) => ({ said, isThrown: true }),
  );
};

/** The token is refused, or the web services are elsewhere: a refresh tells both, and nothing was done. */
function isForOtherTokens({ said }: Said<unknown>): boolean {
  const reason = failureIn(said)?.reason;
  return reason === 'unauthorized' || reason === 'moved';
}

function given<T>(result: Said<T>): T {
  if (result.isThrown) throw result.said;
  return result.said;
}
