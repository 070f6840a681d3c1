import { Button } from 'antd';
import { InfoBar } from '../layout/info-bar';
import type { QueryState } from './query-state';
import { texts } from './texts';

type Props = {
  /** What failed. */
  text: string;
  query: Pick<QueryState<unknown>, 'isFetching' | 'refetch'>;
};

/** Tells that a part of a page could not be loaded or refreshed; the rest goes on. */
export function FailedBar({ text, query: { isFetching, refetch } }: Props) {
  const retry = (
    <Button size="small" loading={isFetching} onClick={() => void refetch()}>
      {texts.retry}
    </Button>
  );
  return (
    <InfoBar tone="red" action={retry}>
      {text}
    </InfoBar>
  );
}
