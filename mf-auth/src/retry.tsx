import { Button, Notice } from '@boekwerk/shared/plain';
import { texts } from './texts';

type Props = { failure: string; onRetry: () => void };

/** What went wrong for the moment, and the way to try again. */
export function Retry({ failure, onRetry }: Props) {
  return (
    <>
      <Notice>{failure}</Notice>
      <Button isPrimary onClick={onRetry}>
        {texts.retry}
      </Button>
    </>
  );
}
