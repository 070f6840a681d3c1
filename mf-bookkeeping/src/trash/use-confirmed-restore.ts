import type { TrashedItem } from '@boekwerk/shared/contract/bookkeeping/trash';
import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useRestore } from '../parts/restore/use-restore';
import { texts } from './texts';

/**
 * Takes documents out of the trash; where others go there for it, once that is confirmed.
 *
 * @returns a function that gives what came of it; `null` when it was not confirmed, or nothing is known of it
 */
export function useConfirmedRestore() {
  const confirm = useConfirm();
  const restore = useRestore();
  return async (items: readonly TrashedItem[]): Promise<BulkReply | null> => {
    const results = items.reduce((all, each) => all + each.results, 0);
    const question = {
      title: texts.restoreQuestion(items.length),
      text: whatFollows(items, results),
      confirmText: texts.restore,
    };
    return results === 0 || (await confirm(question)) ? restore(items) : null;
  };
}

function whatFollows(items: readonly TrashedItem[], results: number): string {
  // One document may be made of several of these: what each has does not add up.
  const gone = items.length === 1 ? texts.results(results) : texts.resultsOfSeveral;
  const comesAlong = items.some((each) => each.made_into === 'merge' && each.results > 0);
  return comesAlong ? `${gone} ${texts.othersOfMerge}` : gone;
}
