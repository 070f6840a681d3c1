import { CHART_HEIGHT, type ChartLook } from './chart-look';
import type { Figure } from './figure';

/** What either chart is given. */
export type PlotProps = {
  figures: Figure[];
  look: ChartLook;
  /** Told the key of the figure that is pointed at; null for none. */
  onPoint: (key: string | null) => void;
};

/** What the two charts have in common. */
export const plotOptions = ({ figures, look: { theme, animate, line }, onPoint }: PlotProps) => ({
  data: figures,
  xField: 'key',
  yField: 'amount',
  theme,
  animate,
  height: CHART_HEIGHT,
  containerStyle: { height: CHART_HEIGHT },
  legend: false as const,
  // Its own box is written as HTML, which the page's content security policy refuses: ours is shown instead.
  interaction: {
    tooltip: { body: false, wait: 0, crosshairsStroke: line, crosshairsStrokeOpacity: 1 },
  },
  onReady: ({ chart }: { chart: Emitter }) => {
    chart.on('tooltip:show', ({ data }) => onPoint(data?.title ?? null));
    chart.on('tooltip:hide', () => onPoint(null));
  },
});

/** The part of the library's chart that is used here; it has no type for it. */
type Emitter = {
  on: (event: string, listener: (event: { data?: { title?: string } }) => void) => void;
};
