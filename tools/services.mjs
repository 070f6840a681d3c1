import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rotateLog } from './rotate-log.mjs';
import { root } from './run.mjs';

/** Between the end of a service and its next start; twice as long after each start that fails. */
const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** How often a log is looked at that may have grown too large. */
const ROTATE_MS = 30_000;

/**
 * Starts one of our programs and waits until it answers. With `say`, it is started again when it ends by itself.
 *
 * @param {string} name for messages and the log file
 * @param {string[]} args what node runs
 * @param {{ env: Record<string, string>, ready: string, log: string, patience?: number, say?: (text: string) => void, leave?: AbortSignal }} options `ready` is an address that answers 200 once it is up, `patience` the milliseconds it gets, `say` hears what became of it, `leave` says that all are about to be stopped
 * @returns {Promise<{ name: string, readonly pid: number, stop: () => Promise<void> }>}
 * @throws when it ends or stays silent at its first start, or is told to leave before it is up; the message holds the end of its log
 */
export async function startService(name, args, options) {
  let running = await launch(name, args, options, options.leave);
  const stopping = new AbortController();
  options.leave?.addEventListener('abort', () => stopping.abort());
  const keptUp = options.say && keepUp();
  const rotating = setInterval(() => rotateLog(options.log), ROTATE_MS).unref();

  async function keepUp() {
    for (;;) {
      const how = await running.ended;
      if (stopping.signal.aborted) return;
      options.say(`${name} has ended (${how}) and is started again. See ${options.log}.`);
      if (!(await startAgain())) return;
      // Told to stop in the same moment.
      if (stopping.signal.aborted) return running.stop();
      options.say(`${name} runs again.`);
    }
  }

  /** @returns whether it runs; not when it was told to stop in the meantime */
  async function startAgain() {
    for (let pause = PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return false;
      try {
        running = await launch(name, args, options, stopping.signal);
        return true;
      } catch (error) {
        if (!stopping.signal.aborted) options.say(error.message);
      }
    }
  }

  return {
    name,
    get pid() {
      return running.pid;
    },
    stop: async () => {
      stopping.abort();
      clearInterval(rotating);
      await running.stop();
      // What was just being started again has ended then as well: nobody else would end it.
      await keptUp;
    },
  };
}

/** @param {AbortSignal} [signal] gives up waiting */
async function launch(name, args, { env, ready, log, patience = 60_000 }, signal) {
  fs.mkdirSync(path.dirname(log), { recursive: true, mode: 0o700 });
  rotateLog(log);
  const output = fs.openSync(log, 'a', 0o600);
  const from = fs.statSync(log).size;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  let hasEnded = false;
  const ended = new Promise((resolve) => {
    child.once('exit', (code, by) => {
      hasEnded = true;
      resolve(code ?? by);
    });
  });
  const stop = async () => {
    if (!hasEnded) child.kill('SIGTERM');
    await ended;
  };

  const until = Date.now() + patience;
  while (!(await answers(ready))) {
    if (!hasEnded && !signal?.aborted && Date.now() < until) continue;
    child.kill(signal?.aborted ? 'SIGTERM' : 'SIGKILL');
    await ended;
    throw new Error(`${name} does not start.\n${tailOf(log, from)}`);
  }
  return { pid: child.pid, ended, stop };
}

async function answers(address) {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    await wait(100);
    return false;
  }
}

const tailOf = (log, from) => fs.readFileSync(log, 'utf8').slice(from).slice(-3000);
