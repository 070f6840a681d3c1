import { timeRequest, withSeededApi } from './seeded-api.mjs';

const QUESTIONS = {
  'first page with counts': () => '',
  'page in the middle': (pages) => `?page=${Math.ceil(pages / 2)}`,
  'last page': (pages) => `?page=${pages}`,
  'tab Verzonden': () => '?tab=sent',
  'tab Vervallen, page in the middle': (_, { expired }) => `?tab=expired&page=${middleOf(expired)}`,
  'sorted by number': () => '?sort=number',
  'sorted by number, page in the middle': (pages) => `?sort=number&page=${Math.ceil(pages / 2)}`,
  'sorted by customer': () => '?sort=customer&order=asc',
  'sorted by subject': () => '?sort=subject&order=asc',
  'sorted by total': () => '?sort=total',
  'sorted by total, page in the middle': (pages) => `?sort=total&page=${Math.ceil(pages / 2)}`,
  'one month': () => `?from=${monthAgo()}`,
  'search for one invoice': () => '?search=levering%20777',
};

/**
 * Times the list of invoices over HTTP, one request after the other.
 *
 * @param {Parameters<typeof withSeededApi>[0]} size
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export const measureList = (size) =>
  withSeededApi(size, async (get) => {
    const list = (query) => get(`/invoicing/v1/invoices${query}`);
    const { pagination, counts } = await list('');
    const rows = [];
    for (const [question, queryFor] of Object.entries(QUESTIONS)) {
      const query = queryFor(pagination.pageCount, counts);
      rows.push({ question, ...(await timeRequest(() => list(query))) });
    }
    return rows;
  });

const middleOf = (rows) => Math.max(1, Math.ceil(rows / 20));

function monthAgo() {
  const day = new Date();
  day.setDate(day.getDate() - 30);
  return day.toISOString().slice(0, 10);
}
