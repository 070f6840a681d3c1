import { importSheets } from '../bookkeeping/imports/testing/import-sheets';
import { buildApp } from '../build-app';
import { readConfig } from '../platform/config';
import { connect } from '../platform/database/connect';
import { endAtStep } from './end-at-step';

/**
 * The API, which imports some sheets and ends by itself, or at the step that it is given. Says `steps <number>` at the end,
 * and `stored <step>` for each step right after a file was stored.
 */
async function importUntilEnded(given = '{}') {
  const { step, place, config, errand } = JSON.parse(given);
  const { pool, ...connection } = await connect(place, () => process.exit(1));
  const steps = endAtStep(step, pool);
  const defaults = readConfig({ DATA_DIR: place.dir, WORKER: 'off', LOG_LEVEL: 'silent' });
  const app = await buildApp({ ...defaults, ...config }, { ...connection, pool });
  await app.http.ready();
  steps.begin(app);
  await importSheets(app, errand);
  for (const stored of steps.stored()) console.log(`stored ${stored}`);
  console.log(`steps ${steps.count()}`);
  process.exit(0);
}

void importUntilEnded(process.argv[2]);
