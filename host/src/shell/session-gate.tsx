import { useQuery } from '@boekwerk/shared/query';
import { useSession } from '@boekwerk/shared/session/session-store';
import { Loaded, Loader } from '@boekwerk/shared/ui/states';
import { Fragment, type ReactNode } from 'react';
import { LostClient } from './lost-client';
import './session-gate.css';
import { sessionQuery } from './session-query';
import { texts } from './texts';

/** Keeps the pages waiting until it is known who signed in and what they may do. */
export function SessionGate({ children }: { children: ReactNode }) {
  const relation_id = useSession((session) => session.relation_id);
  const isKnown = useSession(({ user, relation }) => user !== null && relation !== null);
  const hasLostClient = useSession((session) => session.has_lost_client);
  const { error, isFetching, refetch } = useQuery({
    ...sessionQuery(relation_id),
    enabled: !isKnown,
  });
  if (hasLostClient) return <LostClient />;
  return (
    <Loaded
      // Copied to the session store, so that it follows changes.
      query={{ data: isKnown || undefined, error, isFetching, refetch }}
      loading={<Loader text={texts.loading} />}
      failed={texts.restoreFailed}
      frame={(state) => <main className="host-gate">{state}</main>}
    >
      {/* Made anew in another company, also when it is known at once who one is there. */}
      {() => <Fragment key={relation_id}>{children}</Fragment>}
    </Loaded>
  );
}
