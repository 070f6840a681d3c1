import { formatEuro } from '@boekwerk/shared/domain/money/format';
import { useIsDark } from '@boekwerk/shared/ui/theme';
import { type ComponentType, type PointerEvent, useMemo, useState } from 'react';
import { chartLook } from './chart-look';
import './charts.css';
import type { Figure } from './figure';
import type { PlotProps } from './plot-options';

type Props = {
  /** Description of the chart for screen readers. */
  summary: string;
  figures: Figure[];
  Plot: ComponentType<PlotProps>;
};

/** A chart with the figure that is pointed at beside the pointer. */
export function ChartFrame({ summary, figures, Plot }: Props) {
  const isDark = useIsDark();
  const look = useMemo(() => chartLook(isDark), [isDark]);
  const [pointed, setPointed] = useState<string | null>(null);
  const [place, setPlace] = useState({ x: 0, y: 0, isRight: false });
  const figure = figures.find(({ key }) => key === pointed);

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const x = clientX - left;
    setPlace({ x, y: clientY - top, isRight: x > width / 2 });
  };
  return (
    <div
      className="host-chart"
      role="img"
      aria-label={summary}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setPointed(null)}
    >
      {/* Colours are drawn on the canvas, so another theme needs another drawing. */}
      <Plot key={String(isDark)} figures={figures} look={look} onPoint={setPointed} />
      {figure && (
        <div
          className="host-chart-tip"
          data-right={place.isRight || undefined}
          style={{ left: place.x, top: place.y }}
        >
          {figure.name}
          <strong className="bw-figures">{formatEuro(figure.amount)}</strong>
        </div>
      )}
    </div>
  );
}
