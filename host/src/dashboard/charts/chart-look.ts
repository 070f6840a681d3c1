import { chartColors, dark, font, light } from '@boekwerk/shared/tokens';

/** How a chart looks; a canvas knows no style sheet. */
export type ChartLook = ReturnType<typeof chartLook>;

export const CHART_HEIGHT = 240;

const stillness = '(prefers-reduced-motion: reduce)';

export function chartLook(isDark: boolean) {
  const tokens = isDark ? dark : light;
  const text = { labelFill: tokens.textSecondary, labelOpacity: 1, labelFontFamily: font };
  return {
    color: chartColors[isDark ? 'dark' : 'light'][0],
    theme: { type: isDark ? 'classicDark' : 'classic', view: { viewFill: 'transparent' } },
    animate: window.matchMedia(stillness).matches ? false : undefined,
    /** Of both axes. */
    axis: {
      ...text,
      labelFontSize: 12,
      labelAutoRotate: false,
      title: false,
      tickStroke: tokens.border,
      gridStroke: tokens.border,
      gridStrokeOpacity: 0.4,
    },
    line: tokens.border,
  };
}
