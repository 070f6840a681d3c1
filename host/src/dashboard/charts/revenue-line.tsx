import { Line } from '@ant-design/charts';
import { memo } from 'react';
import { roundEuro } from './figure';
import { axisMonth } from './month-names';
import { type PlotProps, plotOptions } from './plot-options';

/** Turnover per month; it is drawn anew only when something about it changes. */
export const RevenueLine = memo(function RevenueLine(props: PlotProps) {
  const { figures, look } = props;
  // From zero, unless credits exceeded what was sold.
  const lowest = Math.min(0, ...figures.map(({ amount }) => amount));
  return (
    <Line
      {...plotOptions(props)}
      scale={{ y: { nice: true, domainMin: lowest } }}
      axis={{
        x: { ...look.axis, grid: false, labelFormatter: axisMonth, labelAutoHide: true },
        y: { ...look.axis, labelFormatter: roundEuro },
      }}
      style={{ stroke: look.color, lineWidth: 2 }}
    />
  );
});
