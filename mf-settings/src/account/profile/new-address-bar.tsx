import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { usePassedFocus } from '@boekwerk/shared/ui/states';
import { useRef } from 'react';
import { useWithdrawAddress } from './queries';
import { texts } from './texts';

type Props = { email: string; newEmail: string };

/** Which address waits for its proof, and the way back. */
export function NewAddressBar({ email, newEmail }: Props) {
  const notices = useNotices();
  const withdraw = useWithdrawAddress();
  const bar = useRef<HTMLDivElement>(null);
  usePassedFocus(bar);
  return (
    <div ref={bar}>
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
    </div>
  );
}
