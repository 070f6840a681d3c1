import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onPostgres } from '../../testing/test-database';
import { connect } from './connect';
import { privateFolder } from './private-folder';

let dir: string;
let umask: number;

beforeEach(() => {
  umask = process.umask(0o022);
  dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'private-')), 'data');
});
afterEach(() => {
  process.umask(umask);
  fs.rmSync(path.dirname(dir), { recursive: true });
});

/** All below the folder, and itself, that somebody else may read, write or enter. */
const openToOthers = () =>
  [
    dir,
    ...fs.readdirSync(dir, { recursive: true }).map((name) => path.join(dir, String(name))),
  ].filter((place) => fs.statSync(place).mode & 0o077);

it('closes a folder that others could read, with all that is in it', () => {
  fs.mkdirSync(path.join(dir, 'logs'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'logs/api.log'), 'call');
  fs.chmodSync(path.join(dir, 'logs/api.log'), 0o666);
  expect(openToOthers()).toHaveLength(3);
  privateFolder(dir);
  expect(openToOthers()).toEqual([]);
});

(onPostgres ? it.skip : it)('keeps the embedded database from everybody else', async () => {
  privateFolder(dir);
  process.umask(0o077); // as the API does when it starts
  const { pool, close } = await connect({ url: undefined, dir }, () => {});
  await pool.query('CREATE TABLE kept (id integer)');
  await close();
  expect(openToOthers()).toEqual([]);
});
