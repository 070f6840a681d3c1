const SHORT = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

const long = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `november 2026` for `2026-11`. */
export const monthName = (month: string) => long.format(new Date(`${month}-01`));

/** Below an axis: the year stands with the first month, and wherever a year begins. */
export function axisMonth(month: string, index: number): string {
  const name = SHORT[Number(month.slice(5)) - 1] ?? '';
  return index === 0 || month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name;
}
