import type { InvoiceStats } from '@boekwerk/shared/contract/dashboard';
import type { Days } from '@boekwerk/shared/domain/dates/dashboard-period';
import { useDeployedRemotes } from '../shell/deployed-remotes';
import { Counter } from './counter';
import { Counters } from './counters';
import { texts } from './texts';

type Props = {
  stats: InvoiceStats;
  days: Days;
  /** They are those of the period before. */
  isStale: boolean;
};

/** How the invoices of a period stand; each figure leads to the list behind it. */
export function InvoiceCounters({ stats, days, isStale }: Props) {
  const remotes = useDeployedRemotes();
  const invoices = (filter: Record<string, string>) =>
    remotes.includes('invoicing') ? listAddress(filter, days) : null;
  return (
    <Counters isStale={isStale}>
      <Counter
        label={texts.expired}
        value={stats.total_expired}
        isAmount
        detail={texts.invoices(stats.invoices_expired)}
        to={invoices({ expired: 'expired' })}
      />
      <Counter
        label={texts.notExpired}
        value={stats.total_not_expired}
        isAmount
        detail={texts.invoices(stats.invoices_open - stats.invoices_expired)}
        to={invoices({ tab: 'sent', expired: 'not_expired' })}
      />
      <Counter
        label={texts.paid}
        value={stats.total_paid}
        isAmount
        detail={texts.received}
        to={invoices({ tab: 'paid' })}
      />
      <Counter
        label={texts.concepts}
        value={stats.invoices_concept}
        detail={texts.notSent}
        to={invoices({ tab: 'concept' })}
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

/** The list of invoices with the same filter and period; an open end is left out. */
function listAddress(filter: Record<string, string>, { start, end }: Days): string {
  const query = new URLSearchParams(filter);
  if (start) query.set('from', start);
  if (end) query.set('to', end);
  return `/invoicing/invoice/overview?${query}`;
}
