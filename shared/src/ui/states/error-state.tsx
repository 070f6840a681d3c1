import { Button } from 'antd';
import { useRef } from 'react';
import { ApiError } from '../../api-client/api-error';
import { Picture } from '../empty/pictures';
import type { QueryState } from './query-state';
import './states.css';
import { texts } from './texts';
import { usePassedFocus } from './use-passed-focus';

type Props = {
  /** What failed: 'Er ging iets mis bij het laden van de facturen'. */
  title: string;
  query: Omit<QueryState<unknown>, 'data'>;
};

/** Shown in place of what could not be loaded, with the cause if it is known, and a button to try again. */
export function ErrorState({ title, query: { error, isFetching, refetch } }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // After a retry that works, the button is gone with its focus.
  usePassedFocus(frame);
  const cause = causeOf(error);
  return (
    <div ref={frame} className="bw-state" role="alert">
      <Picture name="unreachable" />
      <p className="bw-state-title">{title}</p>
      {cause && <p>{cause}</p>}
      {error instanceof ApiError && error.reference && (
        <p className="bw-state-reference">{texts.reference(error.reference)}</p>
      )}
      <div className="bw-state-action">
        <Button onClick={() => void refetch()} loading={isFetching}>
          {texts.retry}
        </Button>
      </div>
    </div>
  );
}

/** Nothing that the title or the button says already. */
function causeOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const cause = error.message.replace(texts.advice, '.');
  return cause === texts.fault ? null : cause;
}
