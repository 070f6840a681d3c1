import { Button } from 'antd';
import type { QueryState } from '../states/query-state';
import { texts } from './texts';

export type SearchAnswer = Omit<QueryState<unknown>, 'data'>;

/** In the menu of a picker, in place of the options that could not be fetched. It keeps the focus, so that the menu stays open. */
export function SearchFailed({ answer: { isFetching, refetch } }: { answer: SearchAnswer }) {
  return (
    <div className="bw-select-failed" role="alert" onMouseDown={(event) => event.preventDefault()}>
      <span>{texts.failed}</span>
      <Button size="small" loading={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </div>
  );
}
