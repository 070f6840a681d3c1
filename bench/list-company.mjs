import { measurePages } from './measure-pages.mjs';
import { withSeededApi } from './seeded-api.mjs';

/** The other lists of a company: where they are, in which other orders, and a search that finds few. */
const LISTS = {
  documents: {
    path: '/administrations/v1/bookingitems',
    sorts: ['invoice_number', 'supplier', 'date', 'amount', 'tag', 'status'],
    filters: {
      'those to process': '?tab=to_progress',
      'a month of invoices': `?date=invoice&${lastMonth()}`,
    },
    search: 'bon 777',
  },
  questions: { path: '/administrations/v1/pendinglogs', search: 'bon 700' },
  products: {
    path: '/invoicing/v1/products',
    sorts: ['description', 'value'],
    search: 'artikel 777',
  },
  recurrences: {
    path: '/invoicing/v1/recurrence',
    sorts: ['customer', 'total', 'frequency'],
    search: 'abonnement 77',
  },
};

/** The thirty days before this one. */
function lastMonth() {
  const day = (/** @type {number} */ ago) =>
    new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(30)}&to=${day(1)}`;
}

/**
 * Times the lists of documents, questions, products and recurrences over HTTP, one request after the other.
 *
 * @param {Parameters<typeof withSeededApi>[0]} size
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export const measureCompanyLists = (size) =>
  withSeededApi({ ...size, seed: 'seed-company-lists.ts' }, async (get) => {
    const rows = [];
    for (const [name, { path, ...what }] of Object.entries(LISTS))
      rows.push(...(await measurePages((query) => get(`${path}${query}`), { name, ...what })));
    return rows;
  });
