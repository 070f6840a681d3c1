// Every test that `npm test` runs a part of, whole, on each database: hours rather than minutes.
import { findBrowser } from './find-browser.mjs';
import { install } from './install.mjs';
import { bin, run } from './run.mjs';
import { say } from './say.mjs';

await install();
const { startPostgres } = await import('./postgres.mjs');

let failed = 0;
const jest = async (env) => {
  const { code } = await run(bin('jest'), ['--selectProjects', 'node', '--silent'], {
    env: { TEST_WHOLE: '1', ...env },
  });
  if (code !== 0) failed++;
};

say('On the embedded database');
await jest({});
const postgres = await startPostgres();
if (postgres) {
  say('On PostgreSQL');
  await jest({ TEST_DATABASE_URL: postgres.url });
  await postgres.stop();
} else say('No PostgreSQL on this machine');

say('Every page, with each part of each reply left out in turn');
const { buildAndRelease } = await import('./build.mjs');
const { buildApi } = await import('./build-api.mjs');
await buildAndRelease();
await buildApi();
const config = ['--config', 'e2e/playwright.config.ts', '--project', 'thorough'];
const { code } = await run(bin('playwright'), ['test', ...config, '--reporter', 'line'], {
  env: { TEST_WHOLE: '1', CHROMIUM: await findBrowser() },
});
if (code !== 0) failed++;
process.exit(failed === 0 ? 0 : 1);
