import { formatDate } from '@boekwerk/shared/domain/money/format';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { usePassedFocus } from '@boekwerk/shared/ui/states';
import { useRef } from 'react';
import '../bar-button.css';
import './deletion-bar.css';
import { useFollowDeletion, useWithdrawDeletion } from './queries';
import { texts } from './texts';

/** Above every page while the own account waits to be deleted: until when that can be taken back, and the way to do so. */
export function DeletionBar() {
  const dueOn = useSession(({ user }) => user?.deletion_due_on ?? null);
  const notices = useNotices();
  const withdraw = useWithdrawDeletion();
  useFollowDeletion(dueOn !== null);
  const keep = () =>
    withdraw.isPending ||
    withdraw.mutate(undefined, {
      onSuccess: () => notices.success(texts.kept, texts.keptText),
      onError: notices.failed,
    });
  return dueOn && <Bar day={formatDate(dueOn)} isBusy={withdraw.isPending} onKeep={keep} />;
}

type BarProps = { day: string; isBusy: boolean; onKeep: () => void };

function Bar({ day, isBusy, onKeep }: BarProps) {
  const isInside = useSession((session) => session.is_impersonating);
  const bar = useRef<HTMLElement>(null);
  usePassedFocus(bar);
  return (
    <section ref={bar} className="host-deletion-bar" aria-label={texts.label}>
      <p>{isInside ? texts.waitingInside(day) : texts.waiting(day)}</p>
      {/* In a client's books nobody changes their own account. */}
      {!isInside && (
        <button type="button" className="host-bar-button" aria-busy={isBusy} onClick={onKeep}>
          {texts.keep}
        </button>
      )}
    </section>
  );
}
