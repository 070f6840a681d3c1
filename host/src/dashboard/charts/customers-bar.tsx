import { Bar } from '@ant-design/charts';
import { memo } from 'react';
import { roundEuro } from './figure';
import { inTwoLines } from './in-two-lines';
import { type PlotProps, plotOptions } from './plot-options';

/** The best customers, the largest on top; two of the same name have a bar each. */
export const CustomersBar = memo(function CustomersBar(props: PlotProps) {
  const { figures, look } = props;
  const nameOf = (key: string) =>
    inTwoLines(figures.find((one) => one.key === key)?.name ?? '', 24);
  return (
    <Bar
      {...plotOptions(props)}
      scale={{ y: { nice: true, domainMin: 0 } }}
      axis={{
        x: { ...look.axis, labelFormatter: nameOf, tick: false },
        y: { ...look.axis, labelFormatter: roundEuro, tickCount: 4 },
      }}
      style={{ fill: look.color, maxWidth: 20 }}
      paddingRight={32}
    />
  );
});
