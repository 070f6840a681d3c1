import type { Revenue } from '@boekwerk/shared/contract/dashboard';
import type { UseQueryResult } from '@boekwerk/shared/query';
import { Button } from '@boekwerk/shared/ui/button';
import { Card } from '@boekwerk/shared/ui/layout';
import { Loaded, TextSkeleton } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { type ComponentType, useMemo, useState } from 'react';
import { ChartFrame } from './chart-frame';
import './charts.css';
import type { Figure } from './figure';
import { FiguresTable } from './figures-table';
import type { PlotProps } from './plot-options';
import { texts as common } from './texts';

type Props = {
  texts: { title: string; columns: readonly string[]; empty: string };
  revenue: UseQueryResult<Revenue>;
  figuresOf: (revenue: Revenue) => Figure[];
  summaryOf: (figures: readonly Figure[]) => string;
  /** The charts, which may still load or have failed; the table does not need them. */
  plots: UseQueryResult;
  Plot: ComponentType<PlotProps> | undefined;
};

/** A chart, and the same figures as a table. */
export function ChartCard({ texts, revenue, figuresOf, summaryOf, plots, Plot }: Props) {
  const [isTable, setTable] = useState(false);
  // Memoised: a new array would draw the chart again.
  const figures = useMemo(() => revenue.data && figuresOf(revenue.data), [revenue.data, figuresOf]);
  const hasFigures = figures?.some(({ amount }) => amount !== 0) ?? false;

  const choice = (
    <Button size="small" onClick={() => setTable(!isTable)}>
      {isTable ? common.asChart : common.asTable}
    </Button>
  );
  return (
    <Card title={texts.title} extra={hasFigures && choice}>
      <div className="host-chart-place">
        <Loaded
          query={{ ...revenue, data: figures }}
          loading={<TextSkeleton lines={7} />}
          failed={common.failed}
          isPart
          isEmpty={() => !hasFigures}
          empty={<Muted>{texts.empty}</Muted>}
        >
          {(shown) =>
            isTable ? (
              <FiguresTable caption={texts.title} columns={texts.columns} figures={shown} />
            ) : (
              <Chart plots={plots} Plot={Plot} figures={shown} summary={summaryOf(shown)} />
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}

type ChartProps = Pick<Props, 'plots' | 'Plot'> & { figures: Figure[]; summary: string };

function Chart({ plots, Plot, ...shown }: ChartProps) {
  return (
    <Loaded
      query={{ ...plots, data: Plot }}
      loading={<TextSkeleton lines={7} />}
      failed={common.plotFailed}
      isPart
    >
      {(Drawn) => <ChartFrame {...shown} Plot={Drawn} />}
    </Loaded>
  );
}
