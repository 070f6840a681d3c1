import { Button } from 'antd';
import { ApiError } from '../../api-client/api-error';
import { Picture } from '../empty/pictures';
import './states.css';
import { texts } from './texts';

type Props = {
  /** What failed: 'Er ging iets mis bij het laden van de facturen'. */
  title: string;
  error?: unknown;
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** Stands where something could not be loaded. */
export function ErrorState({ title, error, onRetry, isRetrying }: Props) {
  return (
    <div className="bw-state" role="alert">
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
