import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useWithdrawDeletion } from './queries';
import { texts } from './texts';

/** Until when the account is there, and the way back. */
export function DeletionBar({ dueOn }: { dueOn: string }) {
  const notices = useNotices();
  const withdraw = useWithdrawDeletion();
  const keep = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => notices.success(texts.kept, texts.keptText),
      onError: notices.failed,
    });
  return (
    <InfoBar
      tone="amber"
      action={
        <Button loading={withdraw.isPending} onClick={keep}>
          {texts.keep}
        </Button>
      }
    >
      {texts.waiting(formatDate(dueOn))}
    </InfoBar>
  );
}
