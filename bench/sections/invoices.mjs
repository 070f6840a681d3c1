import { onBothDatabases } from '../compare-sizes.mjs';
import { measureList } from '../list-invoices.mjs';
import { limit } from '../report.mjs';

/** Figures above these fail. */
const LIMITS = { growth: 2, search_growth: 5, far_page_growth: 10 };
/** Requests that may grow more: a search, and a page far from both ends in an order that no tally counts. */
const GROWTH_OF = [
  ['search', 'search_growth'],
  ['sorted by total, page', 'far_page_growth'],
];
/** The embedded database is not meant for more than a hundred thousand. */
const INVOICES = { embedded: [1_000, 100_000], server: [1_000, 100_000, 1_000_000] };

export async function section() {
  const slower = ({ question, growth, database }) =>
    limit(
      `growth of p95, ${database}, ${question}`,
      growth,
      LIMITS[GROWTH_OF.find(([start]) => question.startsWith(start))?.[1] ?? 'growth'],
    );
  return onBothDatabases('The list of invoices', measureList, slower, INVOICES);
}
