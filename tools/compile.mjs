// Compiles one app for production. Runs as a child process: `node tools/compile.mjs mf-auth`.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { transformSync } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import { apps, buildFolder, hostManifest, manifestOf, root } from './apps.mjs';
import { CONTRACT_FILE } from './contract-report/report-text.mjs';
import { SHARED_FILE } from './release-shared.mjs';

const require = createRequire(import.meta.url);
const { sharedModules } = require('./webpack/shared-modules.cjs');
const { usedContract } = require('./webpack/used-contract.cjs');
const brotli = promisify(zlib.brotliCompress);

/** What runs before the bundler's files, each in a file of its own until it is built. */
const BOOT = /<script src="(\/boot\/[\w-]+\.js)"><\/script>/g;

const { folder, builds } = apps.find((app) => app.folder === process.argv[2]);
const compiled = await compile(folder);
if (folder === 'host') finishHost(buildFolder('host'));
for (const name of builds) {
  await describe(name);
  await compress(buildFolder(name));
}

/** @returns what of the contract each build holds, and what it shares in the page, by its name */
async function compile(folder) {
  const exported = require(path.join(root, folder, 'webpack.config.cjs'));
  const configurations = [exported]
    .flat()
    .map((configure) => configure({}, { mode: 'production' }));
  const compiler = webpack(configurations);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (stats.hasErrors()) process.exit(1);
  return Object.fromEntries(
    stats.stats.map(({ compilation }) => [
      compilation.name,
      { contract: usedContract(compilation), shared: sharedModules(compilation) },
    ]),
  );
}

/** Adds the files that need no compiling, and gives what the page loads first names that change with their content. */
function finishHost(build) {
  const publicFolder = path.join(root, 'host/public');
  const page = path.join(build, 'index.html');
  cpSync(publicFolder, build, { recursive: true, filter: (file) => !file.endsWith('index.html') });

  const boot = [...readFileSync(page, 'utf8').matchAll(BOOT)].map(([, file]) =>
    readFileSync(path.join(publicFolder, file), 'utf8'),
  );
  const { code } = transformSync(boot.join('\n'), { minify: true, target: 'es2022' });
  const first = writeHashed(build, 'boot', code);
  const entry = writeHashed(build, 'main', readFileSync(path.join(build, 'main.js')));
  rmSync(path.join(build, 'main.js'));
  const icon = readFileSync(path.join(publicFolder, 'favicon.svg')).toString('base64');
  writeFileSync(
    page,
    readFileSync(page, 'utf8')
      .replace(BOOT, '')
      // In front of what the bundler put there.
      .replace('<script', `<script src="/assets/${first}"></script><script`)
      .replace('main.js', entry)
      .replace('/favicon.svg', `data:image/svg+xml;base64,${icon}`),
  );
}

function writeHashed(build, name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.js`;
  writeFileSync(path.join(build, file), content);
  return file;
}

/**
 * What a build says of itself, and what it asks of the API and of the host, is part of it: a build that is gone back to
 * brings its own.
 */
async function describe(name) {
  const manifest = name === 'host' ? hostManifest() : manifestOf(name);
  const place = buildFolder(name);
  if (name !== 'host') writeFileSync(path.join(place, 'manifest.json'), JSON.stringify(manifest));
  const { reportBuild } = await tsImport('./contract-report/report-build.ts', import.meta.url);
  const { contract, shared } = compiled[name];
  writeFileSync(path.join(place, CONTRACT_FILE), await reportBuild(contract, manifest));
  writeFileSync(path.join(place, SHARED_FILE), JSON.stringify(shared));
}

/** Writes each script and style sheet once more, as small as brotli can make it. */
async function compress(build) {
  const names = existsSync(build) ? readdirSync(build, { recursive: true }) : [];
  await Promise.all(names.filter((name) => /\.(m?js|css|svg)$/.test(name)).map(compressFile));

  async function compressFile(name) {
    const content = await readFile(path.join(build, name));
    const small = await brotli(content);
    if (small.length < content.length) await writeFile(path.join(build, `${name}.br`), small);
  }
}
