import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readYaml } from './read-yaml.mjs';
import { currentBuild } from './release-channels.mjs';
import { root } from './run.mjs';
import { aKey } from './testing/empty-www';

type Service = { build?: { target?: string }; command?: string[] };
const { services }: { services: Record<string, Service> } = readYaml('docker-compose.yml');
const dockerfile = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');

/** What is in an image that releases, as far as it is not built. */
const SCRIPTS = ['tools', 'gateway/src', 'shared/src/manifest', 'api/src/platform'];

let image: string;
let www: string;

beforeEach(() => {
  image = fs.mkdtempSync(path.join(os.tmpdir(), 'release-built-'));
  www = path.join(image, 'www');
  process.env.RELEASE_KEY = aKey();
  const isTaken = (from: string) => fs.statSync(from).isDirectory() || from.endsWith('.mjs');
  for (const folder of SCRIPTS)
    fs.cpSync(path.join(root, folder), path.join(image, folder), {
      recursive: true,
      filter: isTaken,
    });
  const folders = fs.readdirSync(root).filter((folder) => /^(?:host$|mf-)/.test(folder));
  for (const folder of folders)
    fs.cpSync(path.join(root, folder, 'manifest.json'), path.join(image, folder, 'manifest.json'));
  fs.mkdirSync(path.join(image, 'node_modules'));
  fs.symlinkSync(
    path.join(root, 'shared/node_modules/valibot'),
    path.join(image, 'node_modules/valibot'),
  );
});
afterEach(() => fs.rmSync(image, { recursive: true }));

function build(name: string, shared: Record<string, string[]>) {
  const folder = path.join(image, '.build', name);
  const pages = [{ name, path: `/${name}`, right: 'signedIn', title: name }];
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'remoteEntry.js'), JSON.stringify(shared));
  fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ pages }));
  fs.writeFileSync(path.join(folder, 'contract.txt'), '');
  fs.writeFileSync(path.join(folder, 'shared.json'), JSON.stringify(shared));
}

/** Starts what the container of a service starts. */
function up(service: string): ChildProcess {
  const { build: { target = '' } = {}, command = [] } = services[service] ?? {};
  const stage = dockerfile.split(/^(?=FROM )/m).find((part) => part.includes(` AS ${target}\n`));
  const entrypoint = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(stage ?? '')?.[1] ?? '[]');
  const [program = '', ...args] = [...entrypoint, ...command].map((part) =>
    part.replace(/^\/www/, www),
  );
  return spawn(program, args, {
    cwd: image,
    env: { ...process.env, WWW_DIR: www },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const end = async (container: ChildProcess) => (await once(container, 'exit'))[0];

it('lets in who releases what it waits for', async () => {
  fs.mkdirSync(www);
  build('host', { react: ['use'] });
  expect(await end(up('host'))).toBe(0);

  build('host', { react: ['use', 'useActionState'] });
  build('auth', { react: ['useActionState'] });
  const lock = path.join(www, 'lock');
  fs.rmSync(lock);
  const auth = end(up('mf-auth'));
  while (!fs.existsSync(lock)) await wait(20);
  expect(await end(up('host'))).toBe(0);
  expect(await auth).toBe(0);
  expect(currentBuild(www, 'auth')).not.toBe(null);
});

it('says of no API that it runs when it was meant for staging', async () => {
  build('api', {});
  const args = ['tools/release-built.mjs', 'api', '--to', 'staging'];
  const env = { ...process.env, WWW_DIR: www };
  expect(await end(spawn(process.execPath, args, { cwd: image, env, stdio: 'ignore' }))).toBe(1);
  expect(fs.existsSync(path.join(www, 'api.json'))).toBe(false);
});
