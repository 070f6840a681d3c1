import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { apps, manifestOf, root } from './apps.mjs';
import { writeList } from './release-list.mjs';
import { watchManifests } from './watch-manifests.mjs';

const require = createRequire(import.meta.url);
const BUILD = 'dev';

/**
 * Keeps development builds of the host and all remotes up to date under `wwwDir`. Each time one is ready
 * the file `changed` is touched, on which the gateway tells open pages to reload.
 *
 * @returns {Promise<() => Promise<void>>} resolves after the first build; the result ends the watching
 */
export async function watchBrowser(wwwDir, say = console.log) {
  announce(wwwDir);
  const endManifests = watchManifests(() => announce(wwwDir), say);
  const watchers = await Promise.all(apps.map((app) => watchApp(app, wwwDir, say)));
  return async () => {
    endManifests();
    await Promise.all(watchers.map((watcher) => new Promise((done) => watcher.close(done))));
  };
}

function watchApp({ folder }, wwwDir, say) {
  const compiler = webpack(configurationsOf(folder, wwwDir));
  return new Promise((resolve) => {
    const watcher = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error || stats.hasErrors()) say(error?.stack ?? stats.toString('errors-only'));
      else say(`${folder} is up to date`);
      writeFileSync(path.join(wwwDir, 'changed'), String(Date.now()));
      resolve(watcher);
    });
  });
}

function configurationsOf(folder, wwwDir) {
  const exported = require(path.join(root, folder, 'webpack.config.cjs'));
  return [exported].flat().map((configure) => {
    const configuration = configure({}, { mode: 'development' });
    const { name, output } = configuration;
    return { ...configuration, output: { ...output, path: folderOf(wwwDir, name), clean: false } };
  });
}

const folderOf = (wwwDir, name) =>
  name === 'host' ? path.join(wwwDir, 'host', BUILD) : path.join(wwwDir, 'remotes', name, BUILD);

/** Says where the builds will be, so that the gateway can start. */
function announce(wwwDir) {
  const remotes = apps.flatMap(({ builds }) => builds).filter((name) => name !== 'host');
  const list = remotes.map((name) => [
    name,
    { current: { build: BUILD, manifest: manifestOf(name) } },
  ]);
  const hostFolder = folderOf(wwwDir, 'host');
  mkdirSync(hostFolder, { recursive: true });
  cpSync(path.join(root, 'host/public'), hostFolder, { recursive: true });
  writeList(wwwDir, { host: { current: { build: BUILD } }, ...Object.fromEntries(list) });
}
