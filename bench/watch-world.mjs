import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 2_000;

/**
 * @typedef {{ first: number, last: number }} Megabytes in the third quarter of the time, and in the last
 * @typedef {{ health_ms: number, blocked_ms: number, memory: ({ pid: number } & Megabytes)[], heap: Megabytes, put_off: Record<string, number> }} Watched
 * the slowest answer of the API's own health, the longest that its event loop stood still, what each process takes on average,
 * the least that JavaScript keeps in the API, which is what is left after it has tidied up, and how many calls could not be
 * done at once, by what was in the way
 */

/**
 * Looks at a product while others work with it.
 *
 * @param {{ url: string, metricsPort: number, pids: (number | undefined)[], until: number }} of until: milliseconds since 1970
 * @returns {Promise<Watched>}
 */
export async function watchWorld({ url, metricsPort, pids, until }) {
  const known = pids.filter((pid) => pid !== undefined);
  const looks = [];
  await metricsOf(metricsPort);
  while (Date.now() < until) {
    looks.push({
      health_ms: await timeOf(`${url}/api/health`),
      ...(await metricsOf(metricsPort)),
      memory: known.map(memoryOf),
    });
    await wait(EVERY_MS);
  }
  const most = (field) => Math.max(...looks.map((look) => look[field]));
  const inQuarters = (figureOf, sumUp) => {
    const all = looks.map(figureOf);
    const [half, end] = [Math.floor(all.length / 2), Math.floor(all.length * 0.75)];
    return { first: sumUp(all.slice(half, end)), last: sumUp(all.slice(end)) };
  };
  return {
    health_ms: most('health_ms'),
    blocked_ms: most('blocked_ms'),
    memory: known.map((pid, at) => ({ pid, ...inQuarters(({ memory }) => memory[at], average) })),
    heap: inQuarters(
      ({ heap }) => heap,
      (all) => Math.min(...all),
    ),
    put_off: looks.at(-1).put_off,
  };
}

async function timeOf(address) {
  const started = performance.now();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return performance.now() - started;
}

/** How long its event loop stood still since it was asked before, and the megabytes of its JavaScript. */
async function metricsOf(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const gaugeOf = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    blocked_ms: gaugeOf('nodejs_eventloop_lag_max_seconds') * 1000,
    heap: gaugeOf('nodejs_heap_size_used_bytes') / 2 ** 20,
    put_off: Object.fromEntries(
      [...text.matchAll(/^http_calls_put_off_total\{hindrance="(.*)"\} (\S+)/gm)].map(
        ([, hindrance, count]) => [hindrance, Number(count)],
      ),
    ),
  };
}

/** Megabytes, with those of all processes that it started. */
function memoryOf(pid) {
  const own = /VmRSS:\s*(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(own?.[1]) / 1024;
}

const average = (all) => all.reduce((sum, each) => sum + each, 0) / all.length;
