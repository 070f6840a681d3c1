import { withSeededApi } from './seeded-api.mjs';
import { threeLines } from './three-lines.mjs';

const CLIENTS = 8;
const INVOICES = 400;

/**
 * Eight clients send invoices of one company by hand, each the next one as soon as the last is answered.
 *
 * @param {Parameters<typeof withSeededApi>[0]} size
 * @returns {Promise<{ per_second: number, p50: number, p95: number, numbers: number }>} milliseconds of one call;
 * `numbers` is how many different numbers were given
 */
export const measureSending = (size) =>
  withSeededApi(size, async (call) => {
    const concepts = await addConcepts(call);
    const times = [];
    const numbers = new Set();
    const started = performance.now();
    const send = async () => {
      for (let id = concepts.pop(); id !== undefined; id = concepts.pop()) {
        const asked = performance.now();
        const sent = await call(`/invoicing/v1/invoice/${id}/sent`, {
          method: 'PUT',
          body: { is_confirmed: true },
        });
        times.push(performance.now() - asked);
        numbers.add(sent.invoice_number);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, send));
    const seconds = (performance.now() - started) / 1000;
    times.sort((a, b) => a - b);
    return {
      per_second: INVOICES / seconds,
      p50: times[INVOICES * 0.5],
      p95: times[INVOICES * 0.95],
      numbers: numbers.size,
    };
  });

async function addConcepts(call) {
  const body = await threeLines(call);
  const ids = [];
  for (let n = 0; n < INVOICES; n++)
    ids.push((await call('/invoicing/v1/invoice', { method: 'POST', body })).id);
  return ids;
}
