import { usePage } from '@boekwerk/shared/deployment/use-page';
import { useWidgets } from '@boekwerk/shared/deployment/use-widgets';
import { PageShell } from '@boekwerk/shared/ui/page';
import { Slot } from '@boekwerk/shared/ui/slot';
import { Loaded } from '@boekwerk/shared/ui/states';
import { Counter } from './counter';
import { Counters, CountersSkeleton } from './counters';
import { DashboardLinks } from './dashboard-links';
import { FirmSteps } from './first-steps/firm-steps';
import { usePracticeStats } from './queries';
import { texts } from './texts';
import { ClientUpload } from './upload/client-upload';

/** How an accounting firm stands, over all its clients. */
export function PracticeDashboard() {
  const hasUpload = useWidgets('document-upload').length > 0;
  // Without a client there is nobody to hand in for, and nothing to count.
  const hasClients = usePracticeStats().data?.relations !== 0;
  const action = (
    <div className="host-dashboard-actions">
      {hasClients && <DashboardLinks menu="firm-dashboard" />}
      {hasUpload && hasClients && <ClientUpload />}
    </div>
  );
  return (
    <PageShell title={texts.title} action={action}>
      <div className="host-dashboard">
        {hasClients ? <PracticeCounters /> : <FirmSteps />}
        {hasClients && <Slot slot="firm-dashboard" isOptional />}
      </div>
    </PageShell>
  );
}

function PracticeCounters() {
  const relations = usePage('relation_overview');
  const documents = usePage('administration_accountant_relation_overview');
  const users = usePage('settings_company_user');
  /** The clients with the most of something first. */
  const clientsBy = (sort: 'to_book' | 'total') =>
    documents && `${documents}?sort=${sort}&order=desc`;
  return (
    <Loaded
      query={usePracticeStats()}
      loading={<CountersSkeleton count={4} />}
      failed={texts.failed}
      tellsStale
    >
      {(stats) => (
        <Counters>
          <Counter label={texts.relations} value={stats.relations} to={relations} />
          <Counter
            label={texts.toBook}
            value={stats.pending_booking_items}
            to={clientsBy('to_book')}
          />
          <Counter label={texts.documents} value={stats.booking_items} to={clientsBy('total')} />
          <Counter label={texts.users} value={stats.users} to={users} />
        </Counters>
      )}
    </Loaded>
  );
}
