import { Button, Notice } from '@boekwerk/shared/plain';
import { focusOnMount } from './focus-on-mount';
import { texts } from './texts';

type Props = { failure: string; onRetry: () => void };

/** What went wrong for the moment, and the way to try again. */
export function Retry({ failure, onRetry }: Props) {
  return (
    <>
      <Notice>{failure}</Notice>
      <Button isPrimary ref={focusOnMount} onClick={onRetry}>
        {texts.retry}
      </Button>
    </>
  );
}
