import type { Day, Moment } from './types';

/** Whether a text names a day that exists, as `YYYYMMDD`. */
export function isDay(text: string): text is Day {
  if (!/^\d{8}$/.test(text)) return false;
  const date = dateOf(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

const dateOf = (day: Day): Date =>
  new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`);

export const dayOf = (date: Date): Day => date.toISOString().slice(0, 10).replaceAll('-', '');

export const momentOf = (date: Date): Moment => date.toISOString().replace(/\D/g, '').slice(0, 14);

/** `20261122` → `2026-11-22`. */
export const isoOf = (day: Day): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** `20261122` → `22-11-2026`, as messages write it. */
export const saidOf = (day: Day): string => `${day.slice(6)}-${day.slice(4, 6)}-${day.slice(0, 4)}`;

export function plusDays(day: Day, days: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}
