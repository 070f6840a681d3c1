import { useQuery } from '@boekwerk/shared/query';
import { useSession } from '@boekwerk/shared/session/session-store';
import { ErrorState, Loader } from '@boekwerk/shared/ui/states';
import type { ReactNode } from 'react';
import { restoreSession } from './restore-session';
import { texts } from './texts';

/** Keeps the pages waiting until it is known who signed in and what they may do. */
export function SessionGate({ children }: { children: ReactNode }) {
  const isKnown = useSession(({ user, relation }) => user !== null && relation !== null);
  const { error, refetch, isFetching } = useQuery({
    queryKey: ['session'],
    queryFn: restoreSession,
    enabled: !isKnown,
  });
  if (isKnown) return children;
  if (!error) return <Loader text={texts.loading} />;
  return (
    <main className="gate">
      <ErrorState
        title={texts.restoreFailed}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </main>
  );
}
