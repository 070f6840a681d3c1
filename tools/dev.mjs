// The product with live reload: pages reload when their sources change.
import path from 'node:path';
import { install } from './install.mjs';
import { root } from './run.mjs';
import { say, stop } from './say.mjs';

const port = Number(process.env.PORT ?? 3000);
const mailPort = Number(process.env.MAIL_PORT ?? 3025);
const wwwDir = path.join(root, '.build/dev-www');

await install();
const { buildApi } = await import('./build-api.mjs');
const { startWorld } = await import('./world.mjs');
const { watchBrowser } = await import('./watch-browser.mjs');

say('Building for development …');
await buildApi();
const endWatching = await watchBrowser(wwwDir, say);
const world = await startWorld({
  port,
  apiPort: Number(process.env.API_PORT ?? 3001),
  mailPort,
  smtpPort: mailPort + 1,
  dataDir: path.resolve(process.env.DATA_DIR ?? path.join(root, '.data')),
  wwwDir,
  demo: true,
  env: { NODE_ENV: 'development' },
}).catch((error) => stop(error.message));

say(`http://127.0.0.1:${port}, mail at http://127.0.0.1:${mailPort}. Stop with Ctrl+C.`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([world.stop(), endWatching()]);
    process.exit(0);
  });
