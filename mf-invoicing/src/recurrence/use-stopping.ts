import type { Recurrence } from '@boekwerk/shared/contract/invoice';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts as remote } from '../texts';
import { useStopRecurrence } from './queries';
import { texts } from './texts';

type After = { onStopped: () => void; onFailed: (error: unknown) => void };

/** Asks, and stops a recurrence. */
export function useStopping({ onStopped, onFailed }: After) {
  const stopping = useStopRecurrence();
  const confirm = useConfirm();
  const notices = useNotices();
  const stop = async (recurrence: Recurrence) => {
    const isSure = await confirm({
      title: texts.stopTitle,
      text: texts.stopText,
      confirmText: texts.stop,
      cancelText: texts.keepRepeating,
    });
    if (!isSure) return;
    stopping.mutate(recurrence, {
      onSuccess: () => {
        notices.success(remote.done, texts.stopped);
        onStopped();
      },
      onError: onFailed,
    });
  };
  return { stop, isStopping: stopping.isPending };
}
