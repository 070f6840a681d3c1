import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 2_000;

/**
 * @typedef {{ health_ms: number, blocked_ms: number, memory: { pid: number, first: number, last: number }[] }} Watched
 * the slowest answer of the API's own health, the longest that its event loop stood still, and the megabytes of each process: on average in
 * the third quarter of the time, and in the last
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
  await longestBlock(metricsPort);
  while (Date.now() < until) {
    looks.push({
      health_ms: await timeOf(`${url}/api/health`),
      blocked_ms: await longestBlock(metricsPort),
      memory: known.map(memoryOf),
    });
    await wait(EVERY_MS);
  }
  const most = (field) => Math.max(...looks.map((look) => look[field]));
  return {
    health_ms: most('health_ms'),
    blocked_ms: most('blocked_ms'),
    memory: known.map((pid, at) => {
      const all = looks.map(({ memory }) => memory[at]);
      const [half, end] = [Math.floor(all.length / 2), Math.floor(all.length * 0.75)];
      return { pid, first: average(all.slice(half, end)), last: average(all.slice(end)) };
    }),
  };
}

async function timeOf(address) {
  const started = performance.now();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return performance.now() - started;
}

/** Since it was asked before. */
async function longestBlock(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

/** Megabytes, with those of all processes that it started. */
function memoryOf(pid) {
  const own = /VmRSS:\s*(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(own?.[1]) / 1024;
}

const average = (all) => all.reduce((sum, each) => sum + each, 0) / all.length;
