import type { App } from '../../../platform/app';
import { askerOf } from './ask';
import { DIMENSION_TYPES } from './dimension-types';
import { putInParts } from './put-in-parts';
import { forgetDetails, type OfficeToRead } from './store-accounts';
import { distinct } from './sync-all';

/** The clocks of the package and of ours need not agree. */
const OVERLAP_MS = 300_000;

/**
 * Reads which ledgers, cost centres, projects and relations were added or changed since a moment. What is gone is not in
 * such a list: the night's sync finds it.
 *
 * @throws AccountingError
 */
export async function syncChanges(app: App, office: OfficeToRead, since: Date): Promise<void> {
  const modified_since = new Date(since.getTime() - OVERLAP_MS);
  const ask = askerOf(app, office);
  for (const type of DIMENSION_TYPES) {
    const found = await ask((accounting, access) =>
      accounting.listDimensions(access, type, modified_since),
    );
    const accounts = distinct(app, office, found);
    await putInParts(app, office, type, accounts);
    if (accounts.length > 0) await forgetDetails(app.db, office, type, accounts);
  }
}
