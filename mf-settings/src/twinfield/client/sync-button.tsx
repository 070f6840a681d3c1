import { Button, type ButtonProps } from '@boekwerk/shared/ui/button';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useRenewConnection, useSync } from '../queries';
import type { LatestTask } from '../task/use-latest-task';

type Props = Pick<ButtonProps, 'type' | 'children'> & { latest: LatestTask };

/** Reads all that the office has anew. */
export function SyncButton({ latest, ...button }: Props) {
  const notices = useNotices();
  const sync = useSync();
  const renew = useRenewConnection();
  const start = () =>
    sync.mutate(undefined, {
      onSuccess: latest.follow,
      onError: (error) => {
        notices.failed(error);
        // The office may be gone, so that another one must be chosen.
        void renew();
      },
    });
  return (
    <Button
      {...button}
      loading={sync.isPending}
      disabled={latest.underWay !== null}
      onClick={start}
    />
  );
}
