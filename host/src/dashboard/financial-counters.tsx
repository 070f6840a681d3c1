import type { getFinancialStats } from '@boekwerk/shared/contract/dashboard';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import type { Days } from '@boekwerk/shared/domain/dates/dashboard-period';
import { Loaded } from '@boekwerk/shared/ui/states';
import { Counter } from './counter';
import { Counters, CountersSkeleton } from './counters';
import { useFinancialStats } from './queries';
import { texts } from './texts';

/** Turnover and VAT with their growth; costs and result once there are booked amounts. */
export function FinancialCounters({ days }: { days: Days | null }) {
  const stats = useFinancialStats(days);
  return (
    <Loaded
      query={stats}
      loading={<CountersSkeleton count={2} />}
      failed={texts.financial.failed}
      isPart
    >
      {(known) => (
        <>
          <Counters isStale={stats.isPlaceholderData}>
            {figuresOf(known).map(({ label, value, gain }) => (
              <Counter key={label} label={label} value={value} isAmount detail={gainText(gain)} />
            ))}
          </Counters>
          {known.not_in_euro > 0 && (
            <p className="host-counters-note">{texts.financial.notInEuro(known.not_in_euro)}</p>
          )}
        </>
      )}
    </Loaded>
  );
}

type FinancialStats = ReplyOf<typeof getFinancialStats>;

function figuresOf(stats: FinancialStats) {
  const { turnOver, costs, result, vat } = texts.financial;
  const booked = [
    { label: costs, value: stats.costs, gain: stats.cost_gain },
    { label: result, value: stats.result, gain: stats.result_gain },
  ];
  return [
    { label: turnOver, value: stats.turn_over, gain: stats.turn_over_gain },
    ...(stats.costs === 0 ? [] : booked),
    { label: vat, value: stats.vat, gain: stats.vat_gain },
  ];
}

const percentage = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** Nothing when there is nothing to compare with. */
function gainText(gain: number | null): string | undefined {
  if (gain === null) return undefined;
  const { more, less, same } = texts.financial;
  const size = `${percentage.format(Math.abs(gain))}%`;
  if (gain === 0) return same;
  return gain > 0 ? more(size) : less(size);
}
