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

/** Somebody else was first: says who, and offers what they saved. */
export function ConflictBar({ message, onRenew }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  usePassedFocus(bar);
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
            {texts.conflict.renew}
          </Button>
        }
      >
        {message} {texts.conflict.kept}
      </InfoBar>
    </div>
  );
}
