import { invalid } from '../../platform/errors';
import type { StoredItem } from '../booking/booking-store';
import { TEXTS } from './texts';

type Groups = readonly (readonly number[])[];

/** @throws HttpError 422 at `pages` unless each page of the document is in exactly one of two groups or more */
export function checkGroups(
  { amount_pages, file_locked }: Pick<StoredItem, 'amount_pages' | 'file_locked'>,
  groups: Groups,
): void {
  if (file_locked) throw invalid({ pages: TEXTS.locked });
  if (amount_pages === 0) throw invalid({ pages: TEXTS.uncounted });
  if (amount_pages === 1) throw invalid({ pages: TEXTS.onePage });
  if (groups.length < 2) throw invalid({ pages: TEXTS.oneGroup });
  if (!isEachOnce(groups, amount_pages)) throw invalid({ pages: TEXTS.otherPages(amount_pages) });
}

function isEachOnce(groups: Groups, amount: number): boolean {
  const named = groups.flat();
  return (
    named.length === amount &&
    new Set(named).size === amount &&
    named.every((page) => page >= 1 && page <= amount)
  );
}
