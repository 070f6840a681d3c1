import { timeRequest, withSeededApi } from './seeded-api.mjs';

const year = new Date().getFullYear() - 1;
const QUARTER = `start=${year}-07-01&end=${year}-09-30`;
const OVERVIEW = '/administrations/v1/vatoverview';

const QUESTIONS = {
  'boxes of a quarter': `${OVERVIEW}?${QUARTER}`,
  'boxes of a year': `${OVERVIEW}?start=${year}-01-01&end=${year}-12-31`,
  'lines of 1a': `${OVERVIEW}/lines?${QUARTER}&figure=1a`,
  'last lines of 5b': `${OVERVIEW}/lines?${QUARTER}&figure=5b&page=100000`,
};

/**
 * Times the VAT overview of a company, over HTTP, one request after the other.
 *
 * @param {Parameters<typeof withSeededApi>[0]} size
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export const measureVatOverview = (size) =>
  withSeededApi({ ...size, seed: 'seed-vat-overview.ts' }, async (get) => {
    const rows = [];
    for (const [question, path] of Object.entries(QUESTIONS))
      rows.push({ question, ...(await timeRequest(() => get(path))) });
    return rows;
  });
