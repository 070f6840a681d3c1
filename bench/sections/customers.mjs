import { onBothDatabases } from '../compare-sizes.mjs';
import { measureCustomers } from '../list-relations.mjs';
import { limit } from '../report.mjs';

/** Figures above these fail. */
const LIMITS = { relations_ms: 100 };
/** The embedded database is not meant for more than a hundred thousand. */
const SIZES = { embedded: [1_000, 100_000], server: [1_000, 100_000] };

export async function section() {
  const slow = ({ question, p95, database }) =>
    limit(`p95 of the customers, ${database}, ${question}`, p95, LIMITS.relations_ms);
  return onBothDatabases('The customers of a company', measureCustomers, slow, SIZES);
}
