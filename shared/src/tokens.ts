/**
 * The look of Boekwerk: warm paper, white cards, hairlines, one petrol accent. `tokens.css` holds the
 * same values as CSS variables (`textHint` → `--bw-text-hint`); the theme of the components is made from
 * them too. Every text and its background differ at least 4.5:1, every control and its surroundings 3:1.
 */
export type Tokens = Record<keyof typeof light, string>;

export const light = {
  page: '#f6f5f2',
  card: '#ffffff',
  raised: '#ffffff',
  soft: '#faf9f7',
  hover: '#f7f9fa',
  selected: '#e6f0f3',
  selectedHover: '#dceaef',
  text: '#1c2429',
  textLabel: '#3a464e',
  textSecondary: '#55616b',
  textHint: '#626d77',
  primary: '#17566b',
  primaryHover: '#1f6a83',
  link: '#17566b',
  border: '#8a949c',
  borderButton: '#cbd0d4',
  hairline: '#e4e2dc',
  split: '#eceae5',
  info: '#1d4f91',
  success: '#1f6b3a',
  warning: '#8a4b08',
  error: '#b3261e',
};

export const dark: Tokens = {
  page: '#101417',
  card: '#171c20',
  raised: '#1e2429',
  soft: '#1b2125',
  hover: '#1b2227',
  selected: '#1d3640',
  selectedHover: '#22414d',
  text: '#e6eaed',
  textLabel: '#c3ccd3',
  textSecondary: '#a9b4bc',
  textHint: '#8b97a0',
  primary: '#24738c',
  primaryHover: '#287a95',
  link: '#8ed0e3',
  border: '#66727b',
  borderButton: '#3b454d',
  hairline: '#2b333a',
  split: '#262d33',
  info: '#6fa8f0',
  success: '#5fbf82',
  warning: '#e0a24a',
  error: '#ff8a80',
};

/** Text and fill of a badge or bar, by meaning; green is kept for what is paid or booked. */
export const tones = {
  neutral: { light: ['#44505c', '#eceef0'], dark: ['#c3ccd3', '#2a3238'] },
  blue: { light: ['#1d4f91', '#e3eefb'], dark: ['#9cc4f5', '#16293f'] },
  teal: { light: ['#0f5c66', '#dff1f2'], dark: ['#7fd0d4', '#10302f'] },
  green: { light: ['#1f6b3a', '#e2f3e7'], dark: ['#8fd3a6', '#14301e'] },
  red: { light: ['#a32018', '#fce8e6'], dark: ['#f5a79f', '#3d1a17'] },
  amber: { light: ['#8a4b08', '#fdf0d9'], dark: ['#f2c078', '#38260c'] },
  purple: { light: ['#5b3a8e', '#f0e9fa'], dark: ['#cbb2f0', '#2b2040'] },
  indigo: { light: ['#3b3f8f', '#e8eaf9'], dark: ['#b4b9f5', '#22254a'] },
} as const;

export type Tone = keyof typeof tones;

/** Of the series of a chart, in this order; all of them differ at least 3:1 from the card they stand on. */
export const chartColors = {
  light: ['#17566b', '#c27a1a', '#5b7f3a', '#7a4e9e', '#b3261e', '#5c6b76'],
  dark: ['#6fb9cf', '#e0a24a', '#93be6c', '#b591da', '#f08a80', '#9aa8b2'],
} as const;

export const font =
  '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
