import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useResendActivation } from './queries';
import { texts } from './texts';

/** That nothing is mailed to others yet, and how to go on. */
export function ActivationBar({ email }: { email: string }) {
  const notices = useNotices();
  const resend = useResendActivation();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => notices.success(texts.activationSent, texts.activationSentTo(email)),
      onError: notices.failed,
    });
  return (
    <InfoBar
      tone="amber"
      action={
        <Button loading={resend.isPending} onClick={send}>
          {texts.resendActivation}
        </Button>
      }
    >
      {texts.notActivated(email)}
    </InfoBar>
  );
}
