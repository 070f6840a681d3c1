import { onBothDatabases } from '../compare-sizes.mjs';
import { measureFirmClients } from '../list-relations.mjs';
import { limit } from '../report.mjs';

/** Figures above these fail. */
const LIMITS = { relations_ms: 100 };
const FIRM_SIZES = { embedded: [1_000, 10_000], server: [1_000, 10_000] };

export async function section() {
  const slow = ({ question, p95, database }) =>
    limit(`p95 of a firm's clients, ${database}, ${question}`, p95, LIMITS.relations_ms);
  return onBothDatabases('The clients of a firm', measureFirmClients, slow, FIRM_SIZES);
}
