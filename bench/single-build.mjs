import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { apps, root } from '../tools/apps.mjs';

const require = createRequire(import.meta.url);
const { host } = require('../tools/webpack/host.cjs');

/**
 * Builds host and remotes as one application without federation, from the same sources and by the same rules, to hold
 * the released builds against.
 *
 * @returns the folder of that build
 */
export async function buildSingle() {
  const folder = path.join(root, '.build/single');
  const stand = path.join(root, '.build/single-stand-ins');
  fs.mkdirSync(stand, { recursive: true });
  const runtime = write(stand, 'runtime.mjs', runtimeOf(remoteModules()));
  const nothing = write(stand, 'nothing.mjs', 'export const platform = [];\n');

  const configuration = host(path.join(root, 'host'))({}, { mode: 'production' });
  configuration.name = 'single';
  configuration.cache = false;
  configuration.output.path = folder;
  configuration.optimization.splitChunks = { chunks: 'all' };
  configuration.resolve.alias['@module-federation/runtime$'] = runtime;
  configuration.plugins = [
    ...configuration.plugins.filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
    // Nothing is on offer to anybody.
    new webpack.NormalModuleReplacementPlugin(/\/remotes\/platform$/, nothing),
  ];
  const compiler = webpack(configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return folder;
}

/** What remotes expose, by the name under which the host asks for it. */
function remoteModules() {
  const remotes = apps.filter(({ folder }) => folder !== 'host');
  return remotes.flatMap(({ folder }) =>
    Object.entries(require(path.join(root, folder, 'manifest.json'))).flatMap(
      ([name, { exposes }]) =>
        Object.entries(exposes).map(([module, file]) => [
          `${name}/${module.slice('./'.length)}`,
          path.join(root, folder, file),
        ]),
    ),
  );
}

/** In the place of the federation runtime: an import on demand for each. */
const runtimeOf = (modules) =>
  [
    'const modules = {',
    ...modules.map(([id, file]) => `  '${id}': () => import('${file}'),`),
    '};',
    'export const loadRemote = (id) => modules[id]();',
    'export const registerPlugins = () => {};',
    'export const registerRemotes = () => {};',
    '',
  ].join('\n');

function write(folder, name, text) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}
