import { formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Figure } from './figure';

export const texts = {
  revenue: {
    title: 'Omzet excl. btw',
    columns: ['Maand', 'Omzet excl. btw'],
    empty:
      'Geen omzet in de laatste 13 maanden. Verzonden facturen tellen mee, creditfacturen gaan eraf.',
  },
  customers: {
    title: 'Top 5 klanten',
    columns: ['Klant', 'Omzet excl. btw'],
    empty: 'Geen klanten met omzet in de laatste 13 maanden.',
  },
  asTable: 'Toon als tabel',
  asChart: 'Toon als grafiek',
  loading: 'Grafiek laden..',
  failed: 'Er ging iets mis bij het laden van de omzet',
  plotFailed: 'De grafiek kan niet worden getoond',
};

/** What the line shows, for who hears it. */
export function revenueSummary(months: readonly Figure[]): string {
  const [first, last] = [months[0], months.at(-1)];
  const best = months.toSorted((a, b) => b.amount - a.amount)[0];
  if (!first || !last || !best) return '';
  const total = months.reduce((sum, { amount }) => sum + amount, 0);
  return `Lijngrafiek van de omzet excl. btw per maand, van ${first.name} tot en met ${last.name}. Samen ${formatEuro(total)}. De beste maand was ${best.name} met ${formatEuro(best.amount)}.`;
}

/** What the bars show, for who hears it. */
export const customersSummary = (customers: readonly Figure[]): string =>
  `Staafdiagram van de beste klanten van de laatste 13 maanden, naar omzet excl. btw: ${customers
    .map(({ name, amount }) => `${name} ${formatEuro(amount)}`)
    .join(', ')}.`;
