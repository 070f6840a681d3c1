import type { InvoiceStats } from '@boekwerk/shared/contract/dashboard';
import { useWidgets } from '@boekwerk/shared/deployment/use-widgets';
import { useSession } from '@boekwerk/shared/session/session-store';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { Slot } from '@boekwerk/shared/ui/slot';
import { Loaded } from '@boekwerk/shared/ui/states';
import { RevenueCharts } from './charts/revenue-charts';
import { CountersSkeleton } from './counters';
import { DashboardLinks } from './dashboard-links';
import { FinancialCounters } from './financial-counters';
import { FirstSteps } from './first-steps/first-steps';
import { isBeginning } from './first-steps/is-beginning';
import { type FirstStepsState, useFirstSteps } from './first-steps/use-first-steps';
import { BegunCounters, InvoiceCounters } from './invoice-counters';
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
  const stats = useInvoiceStats(period.days).data;
  const firstSteps = useFirstSteps(stats);
  const action = (
    <div className="host-dashboard-actions">
      {!(stats && isBeginning(stats)) && <PeriodFilter period={period} />}
      {mayUpload && <OwnUpload />}
      {/* One thing stands out: for a new company that is its next step. */}
      <DashboardLinks menu="company-dashboard" isQuiet={firstSteps !== null} />
    </div>
  );
  return (
    <PageShell title={texts.title} action={action}>
      <div className="host-dashboard">
        <Content period={period} firstSteps={firstSteps} />
      </div>
    </PageShell>
  );
}

type ContentProps = { period: PeriodState; firstSteps: FirstStepsState | null };

function Content({ period, firstSteps }: ContentProps) {
  const stats = useInvoiceStats(period.days);
  return (
    <Loaded
      query={period.failed ?? stats}
      loading={<Figures period={period} />}
      failed={texts.failed}
      tellsStale
    >
      {(known) =>
        isBeginning(known) ? (
          <Beginning stats={known} firstSteps={firstSteps} />
        ) : (
          <Figures period={period} stats={known} isStale={stats.isPlaceholderData} />
        )
      }
    </Loaded>
  );
}

type BeginningProps = Pick<ContentProps, 'firstSteps'> & { stats: InvoiceStats };

/** Before the first invoice goes out there is nothing to count: what to do next stands there. */
function Beginning({ stats, firstSteps }: BeginningProps) {
  return (
    <>
      {firstSteps && <FirstSteps {...firstSteps} />}
      {stats.has_invoices ? <BegunCounters stats={stats} /> : <NoInvoices />}
      <Slot slot="company-dashboard" isOptional stats={stats} />
    </>
  );
}

type FiguresProps = {
  period: PeriodState;
  /** Undefined while they are on their way. */
  stats?: InvoiceStats;
  /** Whether they are of the period before. */
  isStale?: boolean;
};

function Figures({ period, stats, isStale = false }: FiguresProps) {
  const hasConnection = useSession(({ relation }) => relation?.has_connection ?? false);
  return (
    <>
      {stats && <PdfFailedBar without_pdf={stats.without_pdf} />}
      {hasConnection && <FinancialCounters days={period.days} />}
      {stats && period.days ? (
        <InvoiceCounters stats={stats} days={period.days} isStale={isStale} />
      ) : (
        <CountersSkeleton count={5} isDetailed />
      )}
      <RevenueCharts isReady={stats !== undefined} />
      {stats && (
        <div className="host-dashboard-halves">
          <Slot slot="company-dashboard" isOptional stats={stats} />
        </div>
      )}
    </>
  );
}

function NoInvoices() {
  return (
    <Card>
      <EmptyState
        picture="invoices"
        title={texts.noInvoices}
        text={texts.noInvoicesHint}
        action={<DashboardLinks menu="company-dashboard" isMainOnly isQuiet />}
      />
    </Card>
  );
}
