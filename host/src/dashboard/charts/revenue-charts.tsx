import { Loaded } from '@boekwerk/shared/ui/states';
import { useRevenue } from '../queries';
import { ChartCard } from './chart-card';
import { customerFigures, monthFigures } from './figure';
import { customersSummary, revenueSummary, texts } from './texts';
import { useIdle } from './use-idle';
import { usePlots } from './use-plots';
import '../dashboard.css';

type Props = {
  /** Whether what stands above them is there: they come after it. */
  isReady: boolean;
};

/** Turnover per month and the best customers, over thirteen months whatever the period. */
export function RevenueCharts({ isReady }: Props) {
  const isIdle = useIdle(isReady);
  const revenue = useRevenue(isIdle);
  const plots = usePlots(isIdle);
  const cards = (
    <div className="host-dashboard-halves">
      <ChartCard
        texts={texts.revenue}
        revenue={revenue}
        figuresOf={monthFigures}
        summaryOf={revenueSummary}
        plots={plots}
        Plot={plots.data?.RevenueLine}
      />
      <ChartCard
        texts={texts.customers}
        revenue={revenue}
        figuresOf={customerFigures}
        summaryOf={customersSummary}
        plots={plots}
        Plot={plots.data?.CustomersBar}
      />
    </div>
  );
  // Both are of one answer, which fails once.
  return (
    <Loaded query={revenue} loading={cards} failed={texts.failed} isPart>
      {() => cards}
    </Loaded>
  );
}
