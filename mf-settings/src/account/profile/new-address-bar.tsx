import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useWithdrawAddress } from './queries';
import { texts } from './texts';

type Props = { email: string; newEmail: string };

/** Which address waits for its proof, and the way back. */
export function NewAddressBar({ email, newEmail }: Props) {
  const notices = useNotices();
  const withdraw = useWithdrawAddress();
  return (
    <InfoBar
      tone="amber"
      action={
        <Button
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined, { onError: notices.failed })}
        >
          {texts.withdrawAddress}
        </Button>
      }
    >
      {texts.waiting(newEmail, email)}
    </InfoBar>
  );
}
