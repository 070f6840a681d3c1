import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { keyOf } from './sync-office-job';

/** One job for each company; none beside one like it that waits already. */
export const queueSyncs = (
  app: App,
  companies: readonly { relation_id: number }[],
  { is_full }: { is_full: boolean },
): Promise<void> =>
  change(app, async ({ queue }) => {
    for (const { relation_id } of companies) {
      const sync = { relation_id, is_full };
      await queue('sync-office', sync, { singletonKey: keyOf(sync) });
    }
  });
