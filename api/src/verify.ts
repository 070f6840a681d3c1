import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from './build-app';
import { verify } from './invariants/verify';
import { type Config, readConfig } from './platform/config';
import { connect } from './platform/database/connect';
import { isMigrated } from './platform/database/migrate';
import { startFailure } from './start-failure';

/** What this ends with when there was nothing to look at, or nobody may. */
const NOT_LOOKED = 2;

// Looks at the data of an installation: `npm run verify`.
const { values } = parseArgs({
  options: { mend: { type: 'boolean' }, thorough: { type: 'boolean' } },
});
const config: Config = { ...readConfig(process.env), worker: false, metricsPort: 0 };

process.exitCode = await look().catch((error) => {
  console.error(startFailure(error, config));
  return NOT_LOOKED;
});
process.exit();

/** @returns 0 when all is as it must be, else 1 */
async function look(): Promise<number> {
  const { databaseUrl: url, dataDir: dir } = config;
  // Where none is, opening the embedded database would make one.
  if (!url && !fs.existsSync(path.join(dir, 'database'))) {
    console.error(`There is no database in ${dir}.`);
    return NOT_LOOKED;
  }
  const connection = await connect({ url, dir }, (error) => {
    throw error;
  });
  try {
    if (!(await isMigrated(connection))) {
      console.error(
        'The database is that of another version: start the product of this one first.',
      );
      return NOT_LOOKED;
    }
    const app = await buildApp(config, connection);
    const { mend: mends = false, thorough: isThorough = false } = values;
    const isRight = await verify(app, { mends, isThorough, say: (text) => console.log(text) });
    await app.jobs.stop();
    return isRight ? 0 : 1;
  } finally {
    await connection.close();
  }
}
