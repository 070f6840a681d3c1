import { mostMemory } from './most-memory.mjs';
import { callsOf, inSeededFolder, signedIn, timeRequest, withApi } from './seeded-api.mjs';
import { timesOf } from './times-of.mjs';

/**
 * Downloads everything of a company with so many documents of a hundred kilobytes, while somebody else asks for the
 * list.
 *
 * @param {{ count: number, databaseUrl?: string }} size `databaseUrl` is an empty PostgreSQL database; embedded when left out
 */
export const measureExport = ({ count, databaseUrl }) =>
  inSeededFolder({ seed: 'seed-documents.ts', count, databaseUrl }, (env) =>
    withApi(env, async (api, pid) => {
      const call = callsOf(await signedIn(api));
      const list = () => call('/administrations/v1/bookingitems');
      const { p95: rest } = await timeRequest(list);
      const before = mostMemory(pid);
      const link = await call('/relations/v1/export', { method: 'POST' });
      const state = { isDone: false };
      const others = timesOf(list, state);
      const { bytes, first, seconds } = await download(new URL(link, api));
      state.isDone = true;
      const { times } = await others;
      times.sort((one, other) => one - other);
      const p95 = times[Math.floor(times.length * 0.95)];
      const megabytes = bytes / 1e6;
      const memory = { before, most: mostMemory(pid) };
      return { first, seconds, megabytes, ...memory, rest, p95, longest: times.at(-1) };
    }),
  );

async function download(url) {
  const started = performance.now();
  const since = () => (performance.now() - started) / 1000;
  const { ok, status, body } = await fetch(url);
  if (!ok) throw new Error(`${url.pathname}: ${status}`);
  let bytes = 0;
  let first = 0;
  for await (const part of body) {
    if (bytes === 0) first = since();
    bytes += part.length;
  }
  return { bytes, first, seconds: since() };
}
