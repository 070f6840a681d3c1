import { queryOptions, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { userKey } from '@boekwerk/shared/query-keys';
import { Loaded } from '@boekwerk/shared/ui/states';
import { useEffect, useEffectEvent } from 'react';
import { texts } from './texts';
import type { OpenedDocument } from './use-opened-document';

/** The full-screen document, whose code is fetched as soon as somebody moves: a list that is only read needs none. */
export function DocumentOnDemand({ opened }: { opened: OpenedDocument }) {
  useFetchedAhead();
  const { id } = opened;
  return id === null ? null : <Opened id={id} opened={opened} />;
}

const Opened = ({ id, opened }: { id: number; opened: OpenedDocument }) => (
  <Loaded query={useQuery(screenCode)} isPart loading={null} failed={texts.failedDocument}>
    {({ DocumentScreen }) => <DocumentScreen id={id} opened={opened} />}
  </Loaded>
);

const screenCode = queryOptions({
  queryKey: userKey('document-screen'),
  queryFn: () => import('./document-screen'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

const MOVES = ['pointermove', 'pointerdown', 'keydown'] as const;

function useFetchedAhead(): void {
  const client = useQueryClient();
  const fetchAhead = useEffectEvent(() => void client.prefetchQuery(screenCode));
  useEffect(() => {
    const stop = () => {
      for (const move of MOVES) window.removeEventListener(move, ahead);
    };
    const ahead = () => {
      stop();
      fetchAhead();
    };
    for (const move of MOVES) window.addEventListener(move, ahead);
    return stop;
  }, []);
}
