import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Starts one of our programs and waits until it answers.
 *
 * @param {string} name for messages and the log file
 * @param {string[]} args what node runs
 * @param {{ env: Record<string, string>, ready: string, log: string, patience?: number }} options `ready` is an address that answers 200 once it is up, `patience` the milliseconds it gets
 * @returns {Promise<{ name: string, pid: number, child: import('node:child_process').ChildProcess, stop: () => Promise<void> }>}
 * @throws when it ends or stays silent; the message holds the end of its log
 */
export async function startService(name, args, { env, ready, log, patience = 60_000 }) {
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const output = fs.openSync(log, 'a');
  const from = fs.statSync(log).size;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  let ended = false;
  const end = new Promise((resolve) => {
    child.once('exit', () => {
      ended = true;
      resolve(undefined);
    });
  });

  const until = Date.now() + patience;
  while (!(await answers(ready))) {
    if (!ended && Date.now() < until) continue;
    child.kill('SIGKILL');
    throw new Error(`${name} does not start.\n${tailOf(log, from)}`);
  }
  const stop = async () => {
    if (ended) return;
    child.kill('SIGTERM');
    await end;
  };
  return { name, pid: child.pid, child, stop };
}

async function answers(address) {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return false;
  }
}

const tailOf = (log, from) => fs.readFileSync(log, 'utf8').slice(from).slice(-3000);
