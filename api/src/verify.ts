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
process.exitCode = await lookAsAsked().catch((error: Error) => {
  console.error(error.message);
  return NOT_LOOKED;
});
process.exit();

/** @throws Error for what it does not know, and a setting that does not fit */
async function lookAsAsked(): Promise<number> {
  const { values } = parseArgs({
    options: { mend: { type: 'boolean' }, thorough: { type: 'boolean' } },
  });
  const config: Config = { ...readConfig(process.env), worker: false, metricsPort: 0 };
  return look(config, values).catch((error) => {
    console.error(startFailure(error, config));
    return NOT_LOOKED;
  });
}

type Wishes = { mend?: boolean; thorough?: boolean };

/** @returns 0 when all is as it must be, else 1 */
async function look(config: Config, wishes: Wishes): Promise<number> {
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
    const { mend: mends = false, thorough: isThorough = false } = wishes;
    const isRight = await verify(app, { mends, isThorough, say: (text) => console.log(text) });
    await app.jobs.stop();
    return isRight ? 0 : 1;
  } finally {
    await connection.close();
  }
}
