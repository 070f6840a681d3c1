import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from '../texts';
import type { LatestTask } from './use-latest-task';

/** Why what was asked last did not go through. */
export function FailedTask({ latest: { failed, dismiss } }: { latest: LatestTask }) {
  if (!failed) return null;
  const close = (
    <Button size="small" onClick={dismiss}>
      {texts.close}
    </Button>
  );
  return (
    <InfoBar tone="red" action={close}>
      {texts.stranded[failed.kind]} {failed.message}
    </InfoBar>
  );
}
