import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { useEffect, useRef } from 'react';
import { texts } from '../texts';

type Props = { message: string; onRenew: () => void };

/** Somebody else was first: says who, and offers what they saved. */
export function ConflictBar({ message, onRenew }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  // It comes after a press on a button at the foot of the page.
  useEffect(() => {
    // Some browsers answer with a promise, which is nothing to clean up with.
    void bar.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={bar} role="alert">
      <InfoBar
        tone="red"
        action={
          <Button size="small" onClick={onRenew}>
            {texts.conflict.show}
          </Button>
        }
      >
        {message} {texts.conflict.nothingLost}
      </InfoBar>
    </div>
  );
}
