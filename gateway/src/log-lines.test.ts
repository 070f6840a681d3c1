import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledProgram } from '../../tools/bundle-programs.mjs';
import { freePort } from '../../tools/ports.mjs';
import { aKeyPair } from './testing/written-release';

/** A file on a disk without room, where the system has one. */
const FULL = '/dev/full';

let gateway: ChildProcess;
// One that hangs ends for nothing else.
afterEach(() => gateway.kill('SIGKILL'));

(existsSync(FULL) ? it : it.skip)(
  'a full disk under its log ends no gateway, nor keeps it from ending',
  async () => {
    const wwwDir = mkdtempSync(path.join(tmpdir(), 'log-lines-'));
    const port = await freePort();
    const log = openSync(FULL, 'w');
    gateway = spawn(process.execPath, [await bundledProgram('gateway')], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        WWW_DIR: wwwDir,
        // Nobody answers there.
        API_URL: 'http://127.0.0.1:9',
        RELEASE_PUBLIC_KEY: aKeyPair().publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const ended = once(gateway, 'exit');
    const ask = (where: string) =>
      fetch(`http://127.0.0.1:${port}${where}`, { signal: AbortSignal.timeout(5000) });
    while (!(await ask('/robots.txt').catch(() => null))) expect(gateway.exitCode).toBeNull();

    // Of each it has something to say in its log.
    for (let call = 0; call < 3; call += 1) expect((await ask('/api/x')).status).toBe(502);
    gateway.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    rmSync(wwwDir, { recursive: true });
  },
);
