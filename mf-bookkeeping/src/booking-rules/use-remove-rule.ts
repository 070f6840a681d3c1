import type { BookingRule } from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useDeleteRule } from './queries';
import { texts } from './texts';

/** Asks, deletes a rule and says so. */
export function useRemoveRule(onRemoved: () => void) {
  const confirm = useConfirm();
  const notices = useNotices();
  const deletion = useDeleteRule();
  return async (rule: BookingRule, onFailed = notices.failed) => {
    const text = texts.remove.question(rule.supplier_name);
    if (!(await confirm({ text, isDelete: true }))) return;
    deletion.mutate(rule, {
      onSuccess: () => {
        notices.success(texts.done, texts.remove.done);
        onRemoved();
      },
      onError: onFailed,
    });
  };
}
