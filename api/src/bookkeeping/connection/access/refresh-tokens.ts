import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AccountingError } from '../../../external/accounting/accounting-error';
import { accountingPackageOf } from '../../../external/accounting/accounting-package-of';
import type { App } from '../../../platform/app';
import { findCredentials, type StoredCredentials } from '../credentials/store';
import { openRefreshToken, sealTokens } from '../credentials/tokens';
import { breakCredentials, claimRefresh, endRefresh, keepTokens } from './refresh-store';

const POLL_MS = 100;

/**
 * Other tokens than those that were seen. Over all nodes one asks for them, the others wait for what it gets: a refresh
 * token may be good once.
 *
 * @throws AccountingError `grantEnded` when the user must link anew, as well as what the package answers
 */
export async function refreshTokens(app: App, seen: StoredCredentials): Promise<StoredCredentials> {
  const me = randomUUID();
  for (;;) {
    const claimed = await claimRefresh(app.db, seen, me);
    if (claimed) return ask(app, claimed, me);
    const now = await findCredentials(app.db, seen.id);
    if (!now || now.broken_reason) throw linkEnded();
    if (now.access_token !== seen.access_token) return now;
    await wait(POLL_MS);
  }
}

/** What is said of credentials that let nobody in any more. */
export const linkEnded = () => new AccountingError('grantEnded', 'the link must be made anew');

async function ask(app: App, claimed: StoredCredentials, me: string): Promise<StoredCredentials> {
  try {
    const refresh_token = openRefreshToken(app, claimed);
    const tokens = await accountingPackageOf(app.config).refresh(refresh_token);
    const kept = await keepTokens(app.db, claimed, me, {
      ...sealTokens(app, claimed.id, tokens),
      ...(tokens.cluster_url !== null && { cluster_url: tokens.cluster_url }),
    });
    // Somebody linked anew meanwhile: theirs are later.
    return kept ?? (await findCredentials(app.db, claimed.id)) ?? claimed;
  } catch (error) {
    if (error instanceof AccountingError && error.reason === 'grantEnded')
      await breakCredentials(app.db, claimed, 'revoked');
    else await endRefresh(app.db, claimed.id, me);
    throw error;
  }
}
