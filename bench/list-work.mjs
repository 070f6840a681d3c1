import { measurePages } from './measure-pages.mjs';
import { withSeededApi } from './seeded-api.mjs';

/**
 * Times the work queue of an accounting firm over HTTP, one request after the other.
 *
 * @param {{ count: number, databaseUrl?: string }} size
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export const measureWork = (size) =>
  withSeededApi({ ...size, seed: 'seed-work-queue.ts' }, (get) =>
    measurePages((query) => get(`/administrations/v1/work${query}`), {
      sorts: ['deadline', 'client'],
      filters: { 'to book': '?tab=to_book', refused: '?tab=refused' },
      search: 'bon F7 7,50',
    }),
  );
