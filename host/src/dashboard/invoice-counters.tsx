import type { InvoiceStats } from '@boekwerk/shared/contract/dashboard';
import { usePage } from '@boekwerk/shared/deployment/use-page';
import type { Days } from '@boekwerk/shared/domain/dates/dashboard-period';
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
  const overview = usePage('invoice_overview');
  const relations = usePage('relation_overview');
  const invoices = (filter: Record<string, string>) =>
    overview && `${overview}?${listQuery(filter, days)}`;
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
      <Begun stats={stats} concepts={invoices({ tab: 'concept' })} relations={relations} />
    </Counters>
  );
}

/** What there is to count before anything was sent. */
export function BegunCounters({ stats }: Pick<Props, 'stats'>) {
  const overview = usePage('invoice_overview');
  const relations = usePage('relation_overview');
  return (
    <Counters>
      <Begun stats={stats} concepts={overview && `${overview}?tab=concept`} relations={relations} />
    </Counters>
  );
}

type BegunProps = Pick<Props, 'stats'> & { concepts: string | null; relations: string | null };

const Begun = ({ stats, concepts, relations }: BegunProps) => (
  <>
    <Counter
      label={texts.concepts}
      value={stats.invoices_concept}
      detail={texts.notSent}
      to={concepts}
    />
    <Counter
      label={texts.ownRelations}
      value={stats.relation_count}
      detail={texts.customersAndSuppliers}
      to={relations}
    />
  </>
);

/** The same filter and period in the list of invoices; an open end is left out. */
function listQuery(filter: Record<string, string>, { start, end }: Days): URLSearchParams {
  const query = new URLSearchParams(filter);
  if (start) query.set('from', start);
  if (end) query.set('to', end);
  return query;
}
