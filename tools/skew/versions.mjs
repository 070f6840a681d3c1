import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apps, root } from '../apps.mjs';
import { CONTRACT_FILE } from '../contract-report/report-text.mjs';
import { SHARED_FILE } from '../release-shared.mjs';
import { releaseBuild, withdraw } from '../release-store.mjs';

const built = path.join(os.tmpdir(), 'boekwerk-skew');
const names = apps.flatMap(({ builds }) => builds);

/**
 * One version of this repository, with its host, remotes and API. `age` is how many commits came after it.
 *
 * @typedef {{ name: string, folder: string, age: number }} Version
 */

/**
 * What is here now, and earlier versions, each built in a folder of its own, which stays for the next time.
 *
 * @param {string[]} commits
 * @returns {Version[]}
 */
export function buildVersions(commits) {
  const versions = [{ name: 'now', folder: root, age: 0 }, ...commits.map(versionOf)];
  for (const { folder } of versions) buildIn(folder);
  return versions.sort((one, other) => one.age - other.age);
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function versionOf(commit) {
  const name = git('rev-parse', '--short', commit);
  const folder = path.join(built, name);
  if (!fs.existsSync(folder)) git('worktree', 'add', '--quiet', '--detach', folder, name);
  return { name, folder, age: Number(git('rev-list', '--count', `${name}..HEAD`)) };
}

function buildIn(folder) {
  const stamp = path.join(folder, '.build/is-done');
  if (folder !== root && fs.existsSync(stamp)) return;
  const code = `import('./tools/install.mjs')
    .then(({ install }) => install())
    .then(() => import('./tools/build.mjs'))
    .then(({ buildAndRelease }) => buildAndRelease({ wwwDir: ${JSON.stringify(path.join(folder, '.www'))} }))
    .then(() => import('./tools/build-api.mjs'))
    .then(({ buildApi }) => buildApi());`;
  execFileSync(process.execPath, ['--eval', code], { cwd: folder, stdio: 'inherit' });
  fs.writeFileSync(stamp, '');
}

/** What a build says, and what it says when it says nothing. */
const SAID = [
  [CONTRACT_FILE, ''],
  [SHARED_FILE, 'null'],
];

/** Releases the host of one version and the remotes of another; the remotes first, whose pages may have moved. */
export function place(wwwDir, host, remotes) {
  // The one before, with which they need not fit.
  withdraw(wwwDir, 'host');
  const together = names.filter((name) => name !== 'host');
  for (const name of [...together, 'host']) {
    const { folder } = name === 'host' ? host : remotes;
    const source = path.join(folder, '.build', name);
    if (!fs.existsSync(source)) continue;
    // Builds of before they said what they count on; here all are mixed, whatever that is.
    for (const [file, nothing] of SAID)
      if (!fs.existsSync(path.join(source, file)))
        fs.writeFileSync(path.join(source, file), nothing);
    releaseBuild(wwwDir, name, { source, together, isAsked: true });
  }
}

/** The addresses of all pages that the remotes of a version have for who is signed in, but for those of one row. */
export const pagesOf = ({ folder }) =>
  apps
    .filter((app) => app.folder !== 'host')
    .flatMap((app) =>
      Object.values(JSON.parse(fs.readFileSync(path.join(folder, app.folder, 'manifest.json')))),
    )
    .flatMap(({ pages }) => pages)
    .filter(({ path: place, right, title }) => title && right !== 'anyone' && !/:/.test(place))
    .map(({ path: place }) => place)
    // Ends what is being worked in: a new user is welcomed there once.
    .filter((place) => !place.startsWith('/onboarding'));
