import type { Revenue } from '@boekwerk/shared/contract/dashboard';
import type { UseQueryResult } from '@boekwerk/shared/query';
import { Button } from '@boekwerk/shared/ui/button';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { TextSkeleton } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { type ComponentType, useMemo, useState } from 'react';
import { FailedBar } from '../failed-bar';
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
  /** The charts, on their way or not to be had; the table does without. */
  plots: UseQueryResult;
  Plot: ComponentType<PlotProps> | undefined;
};

/** A chart, and the same figures as a table. */
export function ChartSheet({ texts, revenue, figuresOf, summaryOf, plots, Plot }: Props) {
  const [isTable, setTable] = useState(false);
  // The chart is drawn anew for other figures, so the same ones have to stay the same.
  const figures = useMemo(() => revenue.data && figuresOf(revenue.data), [revenue.data, figuresOf]);
  const hasFigures = figures?.some(({ amount }) => amount !== 0) ?? false;

  const choice = (
    <Button size="small" onClick={() => setTable(!isTable)}>
      {isTable ? common.asChart : common.asTable}
    </Button>
  );
  return (
    <Sheet title={texts.title} extra={hasFigures && choice}>
      <div className="chart-place">{content()}</div>
    </Sheet>
  );

  function content() {
    if (revenue.error) return <FailedBar text={common.failed} query={revenue} />;
    if (!figures) return <TextSkeleton lines={7} />;
    if (!hasFigures) return <Muted>{texts.empty}</Muted>;
    if (isTable)
      return <FiguresTable caption={texts.title} columns={texts.columns} figures={figures} />;
    if (plots.error) return <FailedBar text={common.plotFailed} query={plots} />;
    if (!Plot) return <TextSkeleton lines={7} />;
    return <ChartFrame summary={summaryOf(figures)} figures={figures} Plot={Plot} />;
  }
}
