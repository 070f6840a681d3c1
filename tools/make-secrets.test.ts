import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'make-secrets-'));
  for (const place of ['tools', 'bin']) fs.mkdirSync(path.join(folder, place));
  const script = 'tools/make-secrets.sh';
  fs.copyFileSync(path.join(root, script), path.join(folder, script));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Runs it where `openssl` does what is said here. */
function make(openssl: string): number | null {
  fs.writeFileSync(path.join(folder, 'bin/openssl'), `#!/bin/sh\n${openssl}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` };
  return spawnSync('sh', ['tools/make-secrets.sh', 'demo'], { cwd: folder, env }).status;
}

const secret = (name: string) => fs.readFileSync(path.join(folder, 'secrets', name), 'utf8');

it('makes each secret once, the address of the database with its password', () => {
  expect(make('echo "$1 $$"')).toBe(0);
  const [password, key] = [secret('postgres_password').trim(), secret('release_key')];
  expect(secret('database_url')).toBe(`postgres://boekwerk:${password}@postgres/boekwerk`);
  expect(make('echo another')).toBe(0);
  expect(secret('release_key')).toBe(key);
});

it('makes nothing of nothing, and goes on once openssl does', () => {
  expect(make('exit 1')).not.toBe(0);
  expect(make('[ "$1" = rand ] && echo random')).not.toBe(0);
  expect(make('echo "$1"')).toBe(0);
  expect(secret('database_url')).toBe('postgres://boekwerk:random@postgres/boekwerk');
  expect(secret('release_key')).toBe('genpkey\n');
});
