import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

type Props = {
  /** What failed. */
  text: string;
  query: { refetch: () => unknown; isFetching: boolean };
};

/** Stands where a part of the dashboard could not be loaded; the other parts go on. */
export function FailedBar({ text, query }: Props) {
  const retry = (
    <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
      {texts.retry}
    </Button>
  );
  return (
    <InfoBar tone="red" action={retry}>
      {text}
    </InfoBar>
  );
}
