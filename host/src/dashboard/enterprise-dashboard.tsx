import { useSession } from '@boekwerk/shared/session/session-store';
import { useMay } from '@boekwerk/shared/session/use-may';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { ErrorState } from '@boekwerk/shared/ui/states';
import { useDeployedRemotes } from '../shell/deployed-remotes';
import { RevenueCharts } from './charts/revenue-charts';
import { CountersSkeleton } from './counters';
import { FinancialCounters } from './financial-counters';
import { InvoiceCounters } from './invoice-counters';
import { LatestInvoices } from './latest-invoices';
import { LatestQuestions } from './latest-questions';
import { PdfFailedBar } from './pdf-failed-bar';
import { PeriodFilter } from './period/period-filter';
import { type PeriodState, usePeriod } from './period/use-period';
import { useInvoiceStats } from './queries';
import { texts } from './texts';
import { OwnUpload } from './upload/own-upload';

/** How a company stands, over a period of choice. */
export function EnterpriseDashboard() {
  const remotes = useDeployedRemotes();
  const mayUpload = useMay('upload');
  const period = usePeriod();
  const action = (
    <div className="dashboard-actions">
      <PeriodFilter period={period} />
      {remotes.includes('bookkeeping') && mayUpload && <OwnUpload />}
      <NewInvoice />
    </div>
  );
  return (
    <PageShell title={texts.title} action={action}>
      <div className="dashboard">
        <Content period={period} />
      </div>
    </PageShell>
  );
}

function Content({ period }: { period: PeriodState }) {
  const remotes = useDeployedRemotes();
  const isConnected = useSession(({ relation }) => relation?.is_connected ?? false);
  const seesQuestions = useMay('questions');
  const seesLatest = useMay('latestInvoices');
  const stats = useInvoiceStats(period.days);
  const error = period.error ?? stats.error;
  const questions = remotes.includes('bookkeeping') && seesQuestions && <LatestQuestions />;

  if (error)
    return (
      <ErrorState
        title={texts.failed}
        error={error}
        onRetry={period.error ? period.retry : () => void stats.refetch()}
        isRetrying={period.isFetching || stats.isFetching}
      />
    );
  if (stats.data?.has_invoices === false)
    return (
      <>
        <NoInvoices />
        {questions}
      </>
    );
  return (
    <>
      {stats.data && <PdfFailedBar without_pdf={stats.data.without_pdf} />}
      {isConnected && <FinancialCounters days={period.days} />}
      {stats.data && period.days ? (
        <InvoiceCounters stats={stats.data} days={period.days} isStale={stats.isPlaceholderData} />
      ) : (
        <CountersSkeleton count={5} isDetailed />
      )}
      <RevenueCharts isReady={stats.data !== undefined} />
      {stats.data && (
        <div className="dashboard-halves">
          {seesLatest && <LatestInvoices invoices={stats.data.last_invoices} />}
          {questions}
        </div>
      )}
    </>
  );
}

function NoInvoices() {
  return (
    <Sheet>
      <EmptyState
        picture="invoices"
        title={texts.noInvoices}
        text={texts.noInvoicesHint}
        action={<NewInvoice />}
      />
    </Sheet>
  );
}

/** Nothing in a deployment without invoices. */
function NewInvoice() {
  if (!useDeployedRemotes().includes('invoicing')) return null;
  return (
    <LinkButton type="primary" to="/invoicing/invoice/create" icon={<PlusOutlined aria-hidden />}>
      {texts.newInvoice}
    </LinkButton>
  );
}
