import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { usePassedFocus } from '@boekwerk/shared/ui/states';
import { useRef } from 'react';
import { texts } from '../texts';
import type { LatestTask } from './use-latest-task';

/** Why what was asked last did not go through. */
export function FailedTask({ latest: { failed, dismiss } }: { latest: LatestTask }) {
  return failed && <Told failed={failed} dismiss={dismiss} />;
}

type Props = { failed: NonNullable<LatestTask['failed']>; dismiss: LatestTask['dismiss'] };

function Told({ failed, dismiss }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  usePassedFocus(bar);
  const close = (
    <Button size="small" onClick={dismiss}>
      {texts.close}
    </Button>
  );
  return (
    <div ref={bar}>
      <InfoBar tone="red" action={close}>
        {texts.stranded[failed.kind]} {failed.message}
      </InfoBar>
    </div>
  );
}
