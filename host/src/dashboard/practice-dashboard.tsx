import { useMay } from '@boekwerk/shared/session/use-may';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { PageShell } from '@boekwerk/shared/ui/page';
import { ErrorState } from '@boekwerk/shared/ui/states';
import { useDeployedRemotes } from '../shell/deployed-remotes';
import { Counter } from './counter';
import { Counters, CountersSkeleton } from './counters';
import { usePracticeStats } from './queries';
import { texts } from './texts';
import { ClientUpload } from './upload/client-upload';

/** How an accounting firm stands, over all its clients. */
export function PracticeDashboard() {
  const remotes = useDeployedRemotes();
  const mayImport = useMay('imports');
  const mayUpload = useMay('upload');
  const action = (
    <div className="dashboard-actions">
      {remotes.includes('praxis') && mayImport && (
        <LinkButton to="/administration/praxis">{texts.weeklySheet}</LinkButton>
      )}
      {remotes.includes('bookkeeping') && mayUpload && <ClientUpload />}
    </div>
  );
  return (
    <PageShell title={texts.title} action={action}>
      <PracticeCounters />
    </PageShell>
  );
}

function PracticeCounters() {
  const { data: stats, error, refetch, isFetching } = usePracticeStats();
  const hasRelations = useDeployedRemotes().includes('relations');
  if (stats)
    return (
      <Counters>
        <Counter
          label={texts.relations}
          value={stats.relations}
          to={hasRelations ? '/relation/overview' : null}
        />
        <Counter label={texts.toBook} value={stats.pending_booking_items} />
        <Counter label={texts.documents} value={stats.booking_items} />
        <Counter label={texts.users} value={stats.users} />
      </Counters>
    );
  if (error)
    return (
      <ErrorState
        title={texts.failed}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <CountersSkeleton count={4} />;
}
