import type { Recurrence } from '@boekwerk/shared/contract/invoice';
import { Button } from '@boekwerk/shared/ui/button';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useStopRecurrence } from './queries';
import { texts } from './texts';

type Props = { recurrence: Recurrence; isDisabled: boolean; onStopped: () => void };

/** Asks, and stops a recurrence. */
export function StopButton({ recurrence, isDisabled, onStopped }: Props) {
  const stopping = useStopRecurrence();
  const confirm = useConfirm();
  const notices = useNotices();
  const ask = async () => {
    const isSure = await confirm({
      title: texts.stopTitle,
      text: texts.stopText,
      confirmText: texts.stop,
      cancelText: texts.keepRepeating,
    });
    if (!isSure) return;
    stopping.mutate(recurrence, {
      onSuccess: () => {
        notices.success(texts.done, texts.stopped);
        onStopped();
      },
      onError: notices.failed,
    });
  };
  return (
    <Button disabled={isDisabled} loading={stopping.isPending} onClick={() => void ask()}>
      {texts.stop}
    </Button>
  );
}
