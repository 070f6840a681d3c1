import type { IsoDate } from '../dates/dates';
import type { Money } from './currency';
import type { Amount, Euro } from './money';

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const plainEuro = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const quantity = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 3 });
const instant = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Nothing has no sign, nor has what a sum of amounts is beside it in floats. */
const withoutNoise = (amount: Amount) => (Math.abs(amount) < 0.005 ? 0 : amount);

/** `€ 1.284,50`, with a space that does not break. */
export const formatEuro = (amount: Euro) => euro.format(withoutNoise(amount));

/** `1.284,50` */
export const formatAmount = (amount: Amount) => plainEuro.format(withoutNoise(amount));

/** An amount with its currency: `€ 12,10`, `USD 12,10`. */
export const formatMoney = ({ amount, currency }: Money): string =>
  currency === 'EUR' ? formatEuro(amount) : `${currency}\u00A0${formatAmount(amount)}`;

/** `0,333` */
export const formatQuantity = (amount: number) => quantity.format(amount);

/** `18-11-2026` */
export const formatDate = (date: IsoDate) => date.split('-').reverse().join('-');

/** `18-11-2026 14:05`, Dutch time. */
export const formatInstant = (iso: string) => instant.format(new Date(iso)).replace(', ', ' ');

/** The day of an instant, Dutch time: `18-11-2026`. */
export const formatDay = (iso: string) => formatInstant(iso).slice(0, 10);

/** `1,4 MB`; only what holds nothing is `0 kB`. */
export function formatBytes(bytes: number): string {
  if (bytes === 0) return '0 kB';
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${(bytes / 1024 / 1024).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB`;
}
