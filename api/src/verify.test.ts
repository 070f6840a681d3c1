import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledProgram } from '../../tools/bundle-programs.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'verify-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it.each<[string, string[], Record<string, string>, RegExp]>([
  ['there is no database', [], {}, /^There is no database in /],
  ['it is asked for what it does not know', ['--thorougly'], {}, /'--thorougly'/],
  ['a setting does not fit', [], { API_PORT: 'web' }, /API_PORT is geen geheel getal: web/],
])('ends with 2 when it could not look, as %s', async (_, args, env, said) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [await bundledProgram('verify'), ...args],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
      encoding: 'utf8',
    },
  );
  expect(stderr).toMatch(said);
  expect(status).toBe(2);
});
