import type { InvoiceStats } from '@boekwerk/shared/contract/invoicing';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { ErrorState } from '@boekwerk/shared/ui/states';
import { useDeployedRemotes } from '../shell/deployed-remotes';
import { Counter } from './counter';
import { Counters, CountersSkeleton } from './counters';
import { useInvoiceStats } from './queries';
import { texts } from './texts';

const INVOICES = '/invoicing/invoice/overview';

/** How a company's invoices stand. */
export function EnterpriseDashboard() {
  return (
    <PageShell title={texts.title} breadcrumbs={[{ label: texts.title }]} action={<NewInvoice />}>
      <InvoiceCounters />
    </PageShell>
  );
}

function InvoiceCounters() {
  const { data: stats, error, refetch, isFetching } = useInvoiceStats();
  if (stats) return isWithoutInvoices(stats) ? <NoInvoices /> : <Figures stats={stats} />;
  if (error)
    return (
      <ErrorState
        title={texts.failed}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <CountersSkeleton />;
}

function Figures({ stats }: { stats: InvoiceStats }) {
  const remotes = useDeployedRemotes();
  const invoices = (tab: string) =>
    remotes.includes('invoicing') ? `${INVOICES}?tab=${tab}` : null;
  return (
    <Counters>
      <Counter
        label={texts.open}
        value={stats.total_open}
        isAmount
        detail={texts.invoices(stats.invoices_open)}
        to={invoices('sent')}
      />
      <Counter
        label={texts.expired}
        value={stats.total_expired}
        isAmount
        detail={texts.invoices(stats.invoices_expired)}
        to={invoices('expired')}
      />
      <Counter
        label={texts.concepts}
        value={stats.invoices_concept}
        detail={texts.notSent}
        to={invoices('concept')}
      />
      <Counter
        label={texts.clients}
        value={stats.relation_count}
        detail={texts.inBooks}
        to={remotes.includes('relations') ? '/relation/overview' : null}
      />
    </Counters>
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

const isWithoutInvoices = ({ invoices_concept, invoices_open, total_paid }: InvoiceStats) =>
  invoices_concept + invoices_open === 0 && total_paid === 0;
