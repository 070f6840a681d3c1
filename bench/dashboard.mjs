import { timeRequest, withSeededApi } from './seeded-api.mjs';

const year = new Date().getFullYear();
const QUARTER = `start=${year}-01-01&end=${year}-03-31`;

const QUESTIONS = {
  counters: '/invoicing/v1/stats',
  'counters of a quarter': `/invoicing/v1/stats?${QUARTER}`,
  'turnover per month and best customers': '/invoicing/v1/revenue',
  'turnover, VAT and gains of a quarter': `/administrations/v1/financialstats?${QUARTER}`,
};

/**
 * Times what the dashboard of a company asks for, over HTTP, one request after the other.
 *
 * @param {Parameters<typeof withSeededApi>[0]} size
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export const measureDashboard = (size) =>
  withSeededApi(size, async (get) => {
    const rows = [];
    for (const [question, path] of Object.entries(QUESTIONS))
      rows.push({ question, ...(await timeRequest(() => get(path))) });
    return rows;
  });
