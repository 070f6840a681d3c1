// Makes a new remote: `npm run new-remote -- <name> ["Title"]`.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../run.mjs';
import { alikePackages } from '../styles/prefix-of.mjs';
import { remoteFiles } from './remote-files.mjs';

const [name = '', title = name.charAt(0).toUpperCase() + name.slice(1)] = process.argv
  .slice(2)
  .filter((word) => word !== '--no-install');
const folder = path.join(root, `mf-${name}`);

const problem = problemWith();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  for (const [file, content] of Object.entries(remoteFiles(name, title))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  if (!process.argv.includes('--no-install')) await link();
  console.log(`mf-${name} is there. npm run dev shows it; npm run release -- ${name} releases it.`);
}

function problemWith() {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return 'Give it a name: small letters, digits and -';
  if (name === 'api') return 'The release tool calls the API so: give it another name';
  if (!/^[\p{L}\p{N} -]+$/u.test(title)) return 'A title has letters, digits and spaces';
  if (existsSync(folder)) return `There is a mf-${name} already`;
  const packages = ['host', 'shared', ...readdirSync(root).filter((each) => /^mf-/.test(each))];
  const [alike] = alikePackages([...packages, `mf-${name}`]);
  return alike ? `Give it another name. ${alike}` : null;
}

/** Its packages are those of the others, so nothing is fetched; the lockfile learns its name. */
async function link() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const options = ['install', '--no-frozen-lockfile', '--prefer-offline'];
  const { code, output } = await run('npx', ['-y', packageManager, ...options], { quiet: true });
  if (code !== 0) throw new Error(`Installing failed:\n${output.slice(-3000)}`);
}
