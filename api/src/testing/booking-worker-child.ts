import { buildApp } from '../build-app';
import { readConfig } from '../platform/config';
import { connect } from '../platform/database/connect';

/** A worker that does what is queued until it is killed; says `working` once it does. */
async function workUntilKilled(given = '{}') {
  const { place, config } = JSON.parse(given);
  const connection = await connect(place, () => process.exit(1));
  const defaults = readConfig({ DATA_DIR: place.dir, WORKER: 'on', LOG_LEVEL: 'silent' });
  const app = await buildApp({ ...defaults, ...config }, connection);
  await app.jobs.start();
  console.log('working');
}

void workUntilKilled(process.argv[2]);
