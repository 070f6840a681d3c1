// Compiles one app for production. Runs as a child process: `node tools/compile.mjs mf-auth`.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import webpack from 'webpack';
import { apps, buildFolder, manifestOf, root } from './apps.mjs';

const require = createRequire(import.meta.url);
const brotli = promisify(zlib.brotliCompress);

const { folder, builds } = apps.find((app) => app.folder === process.argv[2]);
await compile(folder);
if (folder === 'host') finishHost(buildFolder('host'));
for (const name of builds) {
  if (name !== 'host') describe(name);
  await compress(buildFolder(name));
}

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
}

/** Adds the files that need no compiling, and gives the runtime a name that changes with its content. */
function finishHost(build) {
  const publicFolder = path.join(root, 'host/public');
  const page = path.join(build, 'index.html');
  cpSync(publicFolder, build, { recursive: true, filter: (file) => !file.endsWith('index.html') });

  const runtime = path.join(build, 'runtime.js');
  const hash = createHash('sha256').update(readFileSync(runtime)).digest('hex').slice(0, 8);
  renameSync(runtime, path.join(build, `runtime.${hash}.js`));
  writeFileSync(page, readFileSync(page, 'utf8').replace('runtime.js', `runtime.${hash}.js`));
}

/** What a remote says of itself is part of its build: a build that is gone back to brings its own. */
function describe(name) {
  writeFileSync(path.join(buildFolder(name), 'manifest.json'), JSON.stringify(manifestOf(name)));
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
