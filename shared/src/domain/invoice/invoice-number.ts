/** As shown and printed: `2026-0001`, with a prefix `A2026-0001`. */
export const invoiceNumber = (prefix: string, year: number, running: number) =>
  `${prefix}${year}-${String(running).padStart(4, '0')}`;
