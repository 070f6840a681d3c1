import { timeRequest, withSeededApi } from './seeded-api.mjs';

const CUSTOMER_SORTS = ['name', 'person', 'email', 'type'];
const FIRM_SORTS = ['name', 'person', 'email', 'phone'];

/**
 * Times the list of a company's customers and suppliers over HTTP, one request after the other.
 *
 * @param {{ count: number, databaseUrl?: string }} size
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export const measureCustomers = (size) =>
  withSeededApi({ ...size, seed: 'seed-customers.ts' }, (get) =>
    measure((query) => get(`/relations/v1/clients${query}`), CUSTOMER_SORTS),
  );

/**
 * Times the list of an accounting firm's clients in the same way.
 *
 * @param {{ count: number, databaseUrl?: string }} size
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export const measureFirmClients = (size) =>
  withSeededApi({ ...size, seed: 'seed-firm.ts' }, async (get) => {
    const { relation } = await get('/relations/v1/default');
    const list = (query) => get(`/relations/v1/relation/${relation.id}/enterprises${query}`);
    return measure(list, FIRM_SORTS);
  });

async function measure(list, sorts) {
  const { pagination } = await list('');
  const questions = {
    'first page': '',
    'page in the middle': `?page=${Math.ceil(pagination.pageCount / 2)}`,
    'last page': `?page=${pagination.pageCount}`,
    ...Object.fromEntries(sorts.map((sort) => [`sorted by ${sort}`, `?sort=${sort}&order=asc`])),
    'search for one': '?search=relatie%20777',
  };
  const rows = [];
  for (const [question, query] of Object.entries(questions))
    rows.push({ question, ...(await timeRequest(() => list(query))) });
  return rows;
}
