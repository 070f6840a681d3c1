import { handInAndBook } from '../bookkeeping/booking/testing/hand-in-and-book';
import { buildApp } from '../build-app';
import { readConfig } from '../platform/config';
import { connect } from '../platform/database/connect';
import { endAtStep } from './end-at-step';

/**
 * The API with its worker, which books one document and ends by itself, or at the step that it is given; or says
 * `stopped` there, and stands still until somebody has it go on. Says `uploaded <id>` when the user hears that, and at the
 * end `steps <number>` and which of them was the last answer from outside, `answer <step>`.
 */
async function bookUntilEnded(given = '{}') {
  const { step, isStopped, place, config, errand } = JSON.parse(given);
  const { pool, ...connection } = await connect(place, () => process.exit(1));
  const steps = isStopped ? endAtStep(step, pool, standStill) : endAtStep(step, pool);
  const defaults = readConfig({ DATA_DIR: place.dir, WORKER: 'off', LOG_LEVEL: 'silent' });
  const app = await buildApp({ ...defaults, ...config }, { ...connection, pool });
  await app.jobs.start();
  await app.http.ready();
  steps.begin(app);
  await handInAndBook(app, errand, { onUploaded: (id) => console.log(`uploaded ${id}`) });
  console.log(`steps ${steps.count()}`);
  console.log(`answer ${steps.calls().at(-1)}`);
  process.exit(0);
}

function standStill() {
  console.log('stopped');
  process.kill(process.pid, 'SIGSTOP');
}

void bookUntilEnded(process.argv[2]);
