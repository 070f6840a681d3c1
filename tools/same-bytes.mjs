// Builds the applications here and once more in another folder, and compares: `node tools/same-bytes.mjs`. Equal sources
// have to give equal bytes, or the id of a build would say nothing about where it comes from. Takes some minutes.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps, buildFolder, root } from './apps.mjs';
import { buildHash } from './source-hash.mjs';

const other = path.join(mkdtempSync(path.join(tmpdir(), 'same-bytes-')), 'in/another/folder');
try {
  copySources();
  build(root);
  build(other);
  const names = apps.flatMap(({ builds }) => builds);
  const compared = names.map((name) => {
    const hashes = [buildFolder(name), path.join(other, '.build', name)].map(buildHash);
    console.log(`${name}: ${hashes.join(' and ')}`);
    return hashes[0] === hashes[1];
  });
  const equal = compared.filter(Boolean).length;
  console.log(`${equal} of ${names.length} are equal`);
  process.exitCode = equal === names.length ? 0 : 1;
} finally {
  rmSync(other, { recursive: true, force: true });
}

/** What is in the repository or would be, as it is now. */
function copySources() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean))
    cpSync(path.join(root, file), path.join(other, file), { recursive: true });
}

/** Installs and builds, and releases in a folder that nobody serves. */
function build(folder) {
  const wwwDir = JSON.stringify(path.join(other, '.www'));
  const code = `import('./tools/install.mjs')
    .then(({ install }) => install())
    .then(() => import('./tools/build.mjs'))
    .then(({ buildAndRelease }) => buildAndRelease({ wwwDir: ${wwwDir} }));`;
  execFileSync(process.execPath, ['--eval', code], {
    cwd: folder,
    stdio: 'inherit',
  });
}
