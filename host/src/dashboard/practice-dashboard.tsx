import { usePage } from '@boekwerk/shared/deployment/use-page';
import { useWidgets } from '@boekwerk/shared/deployment/use-widgets';
import { PageShell } from '@boekwerk/shared/ui/page';
import { Slot } from '@boekwerk/shared/ui/slot';
import { ErrorState } from '@boekwerk/shared/ui/states';
import { Counter } from './counter';
import { Counters, CountersSkeleton } from './counters';
import { DashboardLinks } from './dashboard-links';
import { usePracticeStats } from './queries';
import { texts } from './texts';
import { ClientUpload } from './upload/client-upload';

/** How an accounting firm stands, over all its clients. */
export function PracticeDashboard() {
  const mayUpload = useWidgets('document-upload').length > 0;
  const action = (
    <div className="dashboard-actions">
      <DashboardLinks menu="firm-dashboard" />
      {mayUpload && <ClientUpload />}
    </div>
  );
  return (
    <PageShell title={texts.title} action={action}>
      <div className="dashboard">
        <PracticeCounters />
        <Slot slot="firm-dashboard" isOptional />
      </div>
    </PageShell>
  );
}

function PracticeCounters() {
  const { data: stats, error, refetch, isFetching } = usePracticeStats();
  const relations = usePage('relation_overview');
  if (stats)
    return (
      <Counters>
        <Counter label={texts.relations} value={stats.relations} to={relations} />
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
