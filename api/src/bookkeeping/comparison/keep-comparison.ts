import type { PackageDifference } from '@boekwerk/shared/domain/document/package-difference';
import type { BookedTransaction } from '../../external/accounting/transaction';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { audited } from '../../platform/http/audit';
import {
  commonOfTransaction,
  type Differences,
  isSameInvoice,
} from '../booking/differences-between';
import { differences } from './difference-of';
import { type BookedItem, keepCompared } from './store';

type Compared = {
  /** `null` when it is not there any more. */
  found: BookedTransaction | null;
  /** When it was changed last, as a list says. */
  modified: string | null;
};

/** Marks a document whose transaction is not what was booked, or no longer so; a line of the audit tells when that began and ended. */
export async function keepComparison(
  app: App,
  item: BookedItem,
  { found, modified }: Compared,
): Promise<void> {
  const { id, relation_id } = item;
  const differing = found ? differences(item, commonOfTransaction(found)) : {};
  const package_difference = verdict(found, differing);
  // What was never known to be ours, and is of another invoice, is not for us to take back.
  const isOurs = item.is_provisional || isSameInvoice(differing);
  const fields = {
    package_difference,
    ...(modified !== null && { package_modified: modified }),
    ...(found && { is_provisional: isOurs && found.status === 'temporary' }),
  };
  const isNew = package_difference !== item.package_difference;
  const of = { action: 'job compare-office', relation_id };
  const isKept = await change(app, ({ db }) =>
    audited(db, of, async (record) => {
      const kept = await keepCompared(db, item, fields);
      if (kept && isNew)
        record({
          entity: 'booking_item',
          id,
          before: { package_difference: item.package_difference, ...sideOf(differing, 0) },
          after: { package_difference, ...sideOf(differing, 1) },
        });
      return kept;
    }),
  );
  if (isKept && isNew)
    app.http.log.warn(
      { relation_id, booking_item_id: id, package_difference, fields: Object.keys(differing) },
      'a transaction in the accounting package is not what was booked, or is so again',
    );
}

function verdict(found: BookedTransaction | null, differing: object): PackageDifference | null {
  if (!found) return 'deleted';
  return Object.keys(differing).length > 0 ? 'changed' : null;
}

const sideOf = (differing: Differences, side: 0 | 1) =>
  Object.fromEntries(Object.entries(differing).map(([field, pair]) => [field, pair[side]]));
