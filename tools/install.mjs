import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';
import { say, stop } from './say.mjs';

const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const stamp = path.join(root, 'node_modules/.installed');

/** Installs the packages of the lockfile, unless that has been done already. */
export async function install() {
  const wanted = fingerprint();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;

  say('Installing packages (the first time this takes a minute) …');
  const { code, output } = await run(
    'npx',
    ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    { quiet: true, env: { CI: 'true' } },
  );
  if (code !== 0) stop(`Installing failed:\n${output.slice(-3000)}`);
  fs.writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
