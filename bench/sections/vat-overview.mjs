import { onBothDatabases } from '../compare-sizes.mjs';
import { limit } from '../report.mjs';
import { measureVatOverview } from '../vat-overview.mjs';

/** Figures above these fail; a year is read once a year. */
const LIMITS = { quarter_ms: 200 };
const SIZES = { embedded: [1_000, 100_000], server: [1_000, 100_000] };

/** So many invoices, and as many booked documents. */
export async function section() {
  const slow = ({ question, p95, database }) => {
    if (!question.includes('year'))
      limit(`p95 of the VAT overview, ${database}, ${question}`, p95, LIMITS.quarter_ms);
  };
  return onBothDatabases('The VAT overview', measureVatOverview, slow, SIZES);
}
