import { measurePages } from './measure-pages.mjs';
import { timeRequest, withSeededApi } from './seeded-api.mjs';

const SEARCH = 'relatie 777';

/**
 * Times the list of a company's customers and suppliers over HTTP, one request after the other.
 *
 * @param {{ count: number, databaseUrl?: string }} size
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export const measureCustomers = (size) =>
  withSeededApi({ ...size, seed: 'seed-customers.ts' }, (get) =>
    measurePages((query) => get(`/relations/v1/clients${query}`), {
      sorts: ['person', 'email', 'type'],
      search: SEARCH,
    }),
  );

/**
 * Times the list of an accounting firm's clients in the same way, and that of how they stand.
 *
 * @param {{ count: number, databaseUrl?: string }} size
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export const measureFirmClients = (size) =>
  withSeededApi({ ...size, seed: 'seed-firm.ts' }, async (get) => {
    const { relation } = await get('/relations/v1/default');
    const clients = await measurePages(
      (query) => get(`/relations/v1/relation/${relation.id}/enterprises${query}`),
      { sorts: ['person', 'email', 'phone', 'city'], search: SEARCH },
    );
    const standing = await timeRequest(() => get('/administrations/v1/stats'));
    const waiting = await timeRequest(() =>
      get('/administrations/v1/stats?sort=waiting&order=desc'),
    );
    const due = await timeRequest(() => get('/administrations/v1/stats?sort=deadline&order=asc'));
    return [
      ...clients,
      { question: 'how they stand', ...standing },
      { question: 'with most to do first', ...waiting },
      { question: 'with what is due first', ...due },
    ];
  });
