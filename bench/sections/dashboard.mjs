import { onBothDatabases } from '../compare-sizes.mjs';
import { measureDashboard } from '../dashboard.mjs';
import { limit } from '../report.mjs';

/** Figures above these fail. */
const LIMITS = { dashboard_ms: 50 };
/** The embedded database is not meant for more than a hundred thousand. */
const SIZES = { embedded: [1_000, 100_000], server: [1_000, 100_000] };

export async function section() {
  const slow = ({ question, p95, database }) =>
    limit(`p95 of the dashboard, ${database}, ${question}`, p95, LIMITS.dashboard_ms);
  return onBothDatabases('The dashboard', measureDashboard, slow, SIZES);
}
