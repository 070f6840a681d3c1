import { buildApp } from './build-app';
import { readConfig } from './platform/config';
import { run } from './run';

const config = readConfig(process.env);
if (!config.databaseUrl) {
  console.error(
    'Een losse worker werkt alleen met PostgreSQL: zet DATABASE_URL. De ingebouwde database hoort bij één proces.',
  );
  process.exit(1);
}
// Jobs only: nothing listens.
run({ ...config, worker: true }, buildApp, async () => async () => {});
