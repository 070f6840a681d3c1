import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Queries } from '../../platform/database/connect';
import { findActive, findPercentageDates } from './store';

/**
 * The VAT codes of the linked office as they are on each of these days, once for those on which they are the same: they
 * change their percentages a few times in a lifetime.
 */
export async function vatCodesOn(db: Queries, relation_id: number, dates: readonly IsoDate[]) {
  const changes = await findPercentageDates(db, relation_id);
  const sameAs = new Map<IsoDate | undefined, IsoDate[]>();
  for (const date of new Set(dates)) {
    const since = changes.findLast((from) => from <= date);
    sameAs.set(since, [...(sameAs.get(since) ?? []), date]);
  }
  const groups = [...sameAs.values()].map(async (same) => {
    const codes = await findActive(db, relation_id, { type: LedgerType.vat, date: same[0] });
    return { dates: same, codes };
  });
  return Promise.all(groups);
}
