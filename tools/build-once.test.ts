import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API } from './build-api.mjs';
import { buildOnce } from './build-once.mjs';

let root: string;
let built: number;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'build-once-'));
  built = 0;
  for (const place of API.sources) write(path.extname(place) ? place : `${place}/src/file.ts`, '1');
  await build();
  expect(built).toBe(1);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

const build = () =>
  buildOnce(root, API, async () => {
    built += 1;
    for (const folder of API.results) write(`.build/${folder}/main.js`, 'code');
  });

it('builds the API once, as long as nothing changes', async () => {
  await build();
  write('api/src/file.test.ts', 'a test is no part of it');
  await build();
  expect(built).toBe(1);
});

it.each([
  'api/src/file.ts',
  'api/src/new.ts',
  'shared/src/file.ts',
  'gateway/src/file.ts',
  'stand-ins/src/file.ts',
  'tools/build-api.mjs',
  'tsconfig.json',
  'pnpm-lock.yaml',
  '.build/api/main.js',
])('builds it anew when %s is another', async (file) => {
  write(file, '2');
  await build();
  await build();
  expect(built).toBe(2);
});

it.each(['.build/api/main.js', '.build/gateway', '.build/api.sources'])(
  'builds it anew when %s is gone',
  async (place) => {
    rmSync(path.join(root, place), { recursive: true });
    await build();
    expect(built).toBe(2);
  },
);

it('builds anew after a build that failed, whatever that left', async () => {
  write('api/src/file.ts', '2');
  const failing = async () => {
    throw new Error('it does not build');
  };
  await expect(buildOnce(root, API, failing)).rejects.toThrow('it does not build');
  write('api/src/file.ts', '1');
  await build();
  expect(built).toBe(2);
});

it('builds anew what changed while it was built', async () => {
  write('api/src/file.ts', '2');
  await buildOnce(root, API, async () => write('api/src/file.ts', '3'));
  await build();
  expect(built).toBe(2);
});
