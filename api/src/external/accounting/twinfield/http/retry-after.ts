const LONGEST_S = 24 * 60 * 60;

/**
 * The seconds that a `Retry-After` asks for, as a number or as a date; `null` for none that can be read. A moment that has
 * gone by is none either: who refuses us is not asked again at once, and the clocks need not agree.
 */
export function retryAfter(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const said = /^\d+$/.test(header.trim()) ? Number(header) : secondsUntil(header);
  return said > 0 ? Math.min(said, LONGEST_S) : null;
}

const secondsUntil = (date: string) => Math.ceil((Date.parse(date) - Date.now()) / 1000);
