import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { InfoBar } from '../layout/info-bar';
import { usePassedFocus } from '../states/use-passed-focus';
import { texts } from './texts';

type Props = {
  /** Who was first, as the server says it. */
  message: string;
  /** Shows what they saved; what is typed must have been kept by then. */
  onRenew: () => void;
};

/** Tells that somebody else saved first, and offers to show what they saved. */
export function ConflictBar({ message, onRenew }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  usePassedFocus(bar);
  // The save button is at the foot of the page, out of sight of this bar.
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
            {texts.conflict.renew}
          </Button>
        }
      >
        {message} {texts.conflict.kept}
      </InfoBar>
    </div>
  );
}
