import { useWidgets } from '@boekwerk/shared/deployment/use-widgets';
import { useSession } from '@boekwerk/shared/session/session-store';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { Slot } from '@boekwerk/shared/ui/slot';
import { ErrorState } from '@boekwerk/shared/ui/states';
import { RevenueCharts } from './charts/revenue-charts';
import { CountersSkeleton } from './counters';
import { DashboardLinks } from './dashboard-links';
import { FinancialCounters } from './financial-counters';
import { InvoiceCounters } from './invoice-counters';
import { PdfFailedBar } from './pdf-failed-bar';
import { PeriodFilter } from './period/period-filter';
import { type PeriodState, usePeriod } from './period/use-period';
import { useInvoiceStats } from './queries';
import { texts } from './texts';
import { OwnUpload } from './upload/own-upload';

/** How a company stands, over a period of choice. */
export function EnterpriseDashboard() {
  const mayUpload = useWidgets('document-upload').length > 0;
  const period = usePeriod();
  const action = (
    <div className="dashboard-actions">
      <PeriodFilter period={period} />
      {mayUpload && <OwnUpload />}
      <DashboardLinks menu="company-dashboard" />
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
  const isConnected = useSession(({ relation }) => relation?.is_connected ?? false);
  const stats = useInvoiceStats(period.days);
  const error = period.error ?? stats.error;
  const blocks = stats.data && <Slot slot="company-dashboard" isOptional stats={stats.data} />;

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
        {blocks}
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
      {blocks && <div className="dashboard-halves">{blocks}</div>}
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
        action={<DashboardLinks menu="company-dashboard" isMainOnly />}
      />
    </Sheet>
  );
}
