import { limit } from './report.mjs';
import { timeRequest } from './seeded-api.mjs';

/** How much a p95 may grow from the smallest list to the largest. */
const GROWTH = { page: 2, far_page: 10, search: 5 };

/**
 * Times the pages of a list over HTTP, one request after the other: the first, the last and one in the middle of its own
 * order and of each other, those that fit a filter, and a search.
 *
 * @param {(query: string) => Promise<{ pagination: { pageCount: number } }>} list
 * @param {{ sorts?: string[], filters?: Record<string, string>, search: string, name?: string }} what `search` is looked for, `name` is of the list where a section has several
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export async function measurePages(list, { sorts = [], filters = {}, search, name }) {
  const { pagination } = await list('');
  const last = `page=${pagination.pageCount}`;
  const middle = `page=${Math.ceil(pagination.pageCount / 2)}`;
  const questions = [
    ['first page', ''],
    [MIDDLE, `?${middle}`],
    ['last page', `?${last}`],
    ...sorts.flatMap((sort) => [
      [`sorted by ${sort}`, `?sort=${sort}&order=asc`],
      [`sorted by ${sort}, last page`, `?sort=${sort}&order=asc&${last}`],
      [`sorted by ${sort}, ${MIDDLE}`, `?sort=${sort}&order=asc&${middle}`],
    ]),
    ...Object.entries(filters),
    ['search for one', `?search=${encodeURIComponent(search)}`],
  ];
  const rows = [];
  for (const [question, query] of questions)
    rows.push({
      question: name ? `${name}, ${question}` : question,
      ...(await timeRequest(() => list(query))),
    });
  return rows;
}

const MIDDLE = 'page in the middle';

/** A figure of the largest size that grew more than it may fails. */
export function judgeGrowth({ question, growth, database }) {
  const isFar = question.includes(', page in the middle') && question.includes('sorted by');
  const kind = question.includes('search') ? 'search' : isFar ? 'far_page' : 'page';
  limit(`growth of p95, ${database}, ${question}`, growth, GROWTH[kind]);
}
