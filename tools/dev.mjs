// The product with live reload: pages reload and the API starts anew when their sources change.
import path from 'node:path';
import { install } from './install.mjs';
import { refuseTakenPorts } from './ports.mjs';
import { root } from './run.mjs';
import { say, stop } from './say.mjs';
import { settings } from './settings.mjs';

const wwwDir = path.join(root, '.build/dev-www');

await refuseTakenPorts(settings);
await install();
const { buildApi } = await import('./build-api.mjs');
const { startWorld } = await import('./world.mjs');
const { watchBrowser } = await import('./watch-browser.mjs');

say('Building for development …');
await buildApi();
const endWatching = await watchBrowser(wwwDir, say);
const world = await startWorld({
  ...settings,
  wwwDir,
  say,
  apiArgs: ['--import', 'tsx', '--watch', '--watch-preserve-output', 'api/src/main.ts'],
  // These builds change all the time, and are no releases: none of them is remembered.
  env: { NODE_ENV: 'development', RELEASE_MEMORY: '', FIGURES: '' },
}).catch((error) => stop(error.message));

say(
  `http://127.0.0.1:${settings.port}, mail at http://127.0.0.1:${settings.mailPort}, accounting at http://127.0.0.1:${settings.accountingPort}. Stop with Ctrl+C.`,
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([world.stop(), endWatching()]);
    process.exit(0);
  });
