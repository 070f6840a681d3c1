/** Which number of a series it is, as {@link invoiceNumber} writes it; `null` when it is none. Capitals do not matter. */
export function runningIn(number: string, prefix: string, year: number): number | null {
  const running = Number(/\d{4,9}$/.exec(number)?.[0]);
  const isOurs = invoiceNumber(prefix, year, running).toLowerCase() === number.toLowerCase();
  return isOurs ? running : null;
}

/** As shown and printed: `2026-0001`, with a prefix `A2026-0001`. */
export const invoiceNumber = (prefix: string, year: number, running: number) =>
  `${prefix}${year}-${String(running).padStart(4, '0')}`;
