import { formatDate } from '@boekwerk/shared/domain/money/format';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useNotices } from '@boekwerk/shared/ui/notices';
import '../bar-button.css';
import './deletion-bar.css';
import { useFollowDeletion, useWithdrawDeletion } from './queries';
import { texts } from './texts';

/** Above every page while the own account waits to be deleted: until when that can be taken back, and the way to do so. */
export function DeletionBar() {
  const dueOn = useSession(({ user }) => user?.deletion_due_on ?? null);
  const isInside = useSession((session) => session.is_impersonating);
  const notices = useNotices();
  const withdraw = useWithdrawDeletion();
  useFollowDeletion(dueOn !== null);
  if (dueOn === null) return null;

  const day = formatDate(dueOn);
  const keep = () =>
    withdraw.isPending ||
    withdraw.mutate(undefined, {
      onSuccess: () => notices.success(texts.kept, texts.keptText),
      onError: notices.failed,
    });
  return (
    <section className="host-deletion-bar" aria-label={texts.label}>
      <p>{isInside ? texts.waitingInside(day) : texts.waiting(day)}</p>
      {/* In a client's books nobody changes their own account. */}
      {!isInside && (
        <button
          type="button"
          className="host-bar-button"
          aria-busy={withdraw.isPending}
          onClick={keep}
        >
          {texts.keep}
        </button>
      )}
    </section>
  );
}
