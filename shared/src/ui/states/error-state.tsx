import { Button } from 'antd';
import { useRef } from 'react';
import { ApiError } from '../../api-client/api-error';
import { Picture } from '../empty/pictures';
import './states.css';
import { texts } from './texts';
import { usePassedFocus } from './use-passed-focus';

type Props = {
  /** What failed: 'Er ging iets mis bij het laden van de facturen'. */
  title: string;
  error?: unknown;
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** Stands where something could not be loaded. */
export function ErrorState({ title, error, onRetry, isRetrying }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // Once it works, the button to try again is gone.
  usePassedFocus(frame);
  return (
    <div ref={frame} className="bw-state" role="alert">
      <Picture name="unreachable" />
      <p className="bw-state-title">{title}</p>
      {error instanceof ApiError && <p>{error.message}</p>}
      {error instanceof ApiError && error.reference && (
        <p className="bw-state-reference">{texts.reference(error.reference)}</p>
      )}
      {onRetry && (
        <div className="bw-state-action">
          <Button onClick={onRetry} loading={isRetrying}>
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
