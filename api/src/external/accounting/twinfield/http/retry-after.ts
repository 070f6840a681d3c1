const LONGEST_S = 24 * 60 * 60;

/** The seconds that a `Retry-After` asks for, as a number or as a date; `null` for none that can be read. */
export function retryAfter(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const said = /^\d+$/.test(header.trim()) ? Number(header) : secondsUntil(header);
  return Number.isNaN(said) ? null : Math.min(Math.max(said, 0), LONGEST_S);
}

const secondsUntil = (date: string) => Math.ceil((Date.parse(date) - Date.now()) / 1000);
